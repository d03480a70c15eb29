import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { excludeSelf, startTimeOut } from '#mocks/world/money/take-break.ts'
import { blockGameType, setLimit } from '#mocks/world/people/set-limit.ts'
import { answerRealityCheck, setRealityCheck } from '#mocks/world/people/set-reality-check.ts'
import { recordReview } from '#mocks/world/play/limits.ts'
import { getRealityCheck } from '#mocks/world/play/reality-check.ts'
import type { World } from '#mocks/world/world-types.ts'
import { getActivityStatement } from './activity.ts'
import { toLimits } from './overview.ts'

/** Limits, breaks, the reality check and the activity statement. */
export const limitsHandlers = (world: World): RequestHandler[] => {
  const again = ({ member }: { member: Member }) => ok(toLimits(world, member))
  return [
    operation(world, 'getLimits', ({ member }) => ok(toLimits(world, member))),

    operation(
      world,
      'setLimit',
      async ({ body, member }) =>
        toAnswer(await setLimit(world, member, body), () => toLimits(world, member)),
      { replay: again },
    ),

    operation(
      world,
      'setProductBlock',
      async ({ body, member }) =>
        toAnswer(await blockGameType(world, member, body), () => toLimits(world, member)),
      { replay: again },
    ),

    operation(world, 'reviewLimits', async ({ member }) => {
      await recordReview(world, member.id)
      return ok(toLimits(world, member))
    }),

    operation(world, 'getRealityCheck', ({ member }) => ok(getRealityCheck(world, member.id))),

    operation(world, 'setRealityCheck', async ({ body: { minutes }, member }) =>
      toAnswer(await setRealityCheck(world, member, minutes), (check) => check),
    ),

    operation(world, 'answerRealityCheck', async ({ body: { dueAt, answer }, member }) => {
      const answered = { dueAt, goesOn: answer === 'CONTINUE' }
      return ok(await answerRealityCheck(world, member, answered))
    }),

    operation(
      world,
      'startTimeOut',
      async ({ body: { period }, member }) =>
        toAnswer(await startTimeOut(world, member, period), () => toLimits(world, member)),
      { replay: again },
    ),

    operation(
      world,
      'excludeSelf',
      async ({ body: { period }, member }) =>
        toAnswer(await excludeSelf(world, member, period), () => toLimits(world, member)),
      { replay: again },
    ),

    operation(world, 'getActivityStatement', ({ query, member }) =>
      ok(getActivityStatement(world, member.id, query.period)),
    ),
  ]
}
