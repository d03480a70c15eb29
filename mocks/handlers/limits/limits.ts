import type { RequestHandler } from 'msw'
import { invalid, ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import { audit } from '../../world/people/audit.ts'
import { isAsStrict, limitOf, noteReview } from '../../world/play/limits.ts'
import { endPlays } from '../../world/play/play-time.ts'
import {
  CHECK_CHOICES,
  changeInterval,
  noteAnswer,
  realityCheckOf,
} from '../../world/play/reality-check.ts'
import type { World } from '../../world/world-types.ts'
import { statementOf } from './activity.ts'
import { endOfExclusion, endOfTimeOut, pause } from './pause.ts'
import { change, isValueOf, overview } from './rules.ts'

/** Limits, breaks, the reality check and the activity statement. */
export const limitsHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getLimits', ({ member }) => ok(overview(world, member))),

  operation(
    world,
    'setLimit',
    async ({ body, member }) => {
      const { kind, value, confirm } = body
      if (value !== null && !isValueOf(kind, value))
        return invalid('/body/value', 'does not fit its kind')
      const strict = isAsStrict(kind, value, limitOf(world, member.id, kind)?.value ?? null)
      const done = await change(world, member.id, { kind, gameType: '', value, confirm, strict })
      return done ? ok(overview(world, member)) : refuse('limit.not.ready')
    },
    { again: ({ member }) => ok(overview(world, member)) },
  ),

  operation(
    world,
    'setProductBlock',
    async ({ body, member }) => {
      const { gameType, blocked, confirm } = body
      const value = blocked ? 'BLOCKED' : null
      const facts = { kind: 'BLOCK', gameType, value, confirm, strict: blocked } as const
      const done = await change(world, member.id, facts)
      return done ? ok(overview(world, member)) : refuse('limit.not.ready')
    },
    { again: ({ member }) => ok(overview(world, member)) },
  ),

  operation(world, 'reviewLimits', async ({ member }) => {
    await noteReview(world, member.id)
    return ok(overview(world, member))
  }),

  operation(world, 'getRealityCheck', ({ member }) => ok(realityCheckOf(world, member.id))),

  operation(world, 'setRealityCheck', async ({ body: { minutes }, member }) => {
    const before = realityCheckOf(world, member.id)
    if (!before.choices.includes(minutes)) {
      return invalid('/body/minutes', `must be one of ${CHECK_CHOICES.join(', ')}`)
    }
    if (before.minutes === minutes) return ok(before)
    await changeInterval(world, member.id, minutes)
    await audit(world, member.id, 'LIMIT_CHANGED', `REALITY_CHECK ${minutes}`)
    return ok(realityCheckOf(world, member.id))
  }),

  operation(world, 'answerRealityCheck', async ({ body: { dueAt, answer }, member }) => {
    const { due } = realityCheckOf(world, member.id)
    if (due?.dueAt !== dueAt) return ok(realityCheckOf(world, member.id))
    await noteAnswer(world, member.id)
    if (answer !== 'CONTINUE') await endPlays(world, member.id)
    return ok(realityCheckOf(world, member.id))
  }),

  operation(
    world,
    'startTimeOut',
    async ({ body: { period }, member }) => {
      const until = endOfTimeOut(world.clock.now(), period)
      const done = await pause(world, member, { kind: 'TIME_OUT', until })
      return done ? ok(overview(world, member)) : refuse('limit.pause.longer')
    },
    { again: ({ member }) => ok(overview(world, member)) },
  ),

  operation(
    world,
    'excludeSelf',
    async ({ body: { period }, member }) => {
      const until = endOfExclusion(world.clock.now(), period)
      const done = await pause(world, member, { kind: 'SELF_EXCLUSION', until })
      return done ? ok(overview(world, member)) : refuse('limit.pause.longer')
    },
    { again: ({ member }) => ok(overview(world, member)) },
  ),

  operation(world, 'getActivityStatement', ({ query, member }) =>
    ok(statementOf(world, member.id, query.period)),
  ),
]
