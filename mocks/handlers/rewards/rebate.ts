import type { RequestHandler } from 'msw'
import { answerFor, ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { claimRebate, offeredRebate, rebateOf } from '#mocks/world/people/rebate.ts'
import type { World } from '#mocks/world/world-types.ts'

/** D-065: rebate on valid bets, claimed once a day. */
export const rebateHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getManualRebate', ({ member }) =>
    answerFor(offeredRebate(world, member), (rebate) => rebate),
  ),

  operation(
    world,
    'claimManualRebate',
    async ({ body: { requestId }, member }) =>
      answerFor(await claimRebate(world, member, requestId), () => rebateOf(world, member)),
    { again: ({ member }) => ok(rebateOf(world, member)) },
  ),
]
