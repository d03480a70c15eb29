import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { claimRebate, getManualRebate, offeredRebate } from '#mocks/world/people/rebate.ts'
import type { World } from '#mocks/world/world-types.ts'

/** D-065: rebate on valid bets, claimed once a day. */
export const rebateHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getManualRebate', ({ member }) =>
    toAnswer(offeredRebate(world, member), (rebate) => rebate),
  ),

  operation(
    world,
    'claimManualRebate',
    async ({ body: { requestId }, member }) =>
      toAnswer(await claimRebate(world, member, requestId), () => getManualRebate(world, member)),
    { replay: ({ member }) => ok(getManualRebate(world, member)) },
  ),
]
