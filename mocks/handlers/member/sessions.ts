import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { formatAuditDetail } from '#mocks/factories/audit-detail.ts'
import { DAY } from '#mocks/world/core/durations.ts'
import {
  describedSession,
  openSessions,
  revokeSession,
} from '#mocks/world/people/sessions/end-sessions.ts'
import { closeAccount } from '#mocks/world/registration/close-account.ts'
import type { World } from '#mocks/world/world-types.ts'
import { makeOpenMatters } from './open-matters.ts'

const HISTORY_MS = 90 * DAY
const MAX_LOGINS = 100
const MAX_ACTIONS = 200

const newestFirst = <Entry extends { at: number }>(entries: Entry[]): Entry[] =>
  [...entries].reverse().sort((a, b) => b.at - a.at)

/** The sessions of an account, its audit trail, and its closing. */
export const accountSessionHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getSessions', ({ member, session }) => {
    const list = openSessions(world, member)
      .map((one) => ({ ...describedSession(world, one), current: one.token === session.token }))
      .sort((a, b) => Number(b.current) - Number(a.current) || b.startedAt - a.startedAt)
    return ok({ list })
  }),

  operation(
    world,
    'revokeSession',
    async ({ body, member }) => toAnswer(await revokeSession(world, member, body.id), () => null),
    { replay: () => ok(null) },
  ),

  operation(world, 'getLoginHistory', ({ member }) => {
    const since = world.clock.now() - HISTORY_MS
    const own = world.db.logins.list().filter((one) => one.memberId === member.id && one.at > since)
    const list = newestFirst(own)
      .slice(0, MAX_LOGINS)
      .map(({ memberId: _, token: __, way, ...entry }) => ({ ...entry, method: way }))
    return ok({ list })
  }),

  operation(world, 'getAuditTrail', ({ member, language }) => {
    const own = world.db.auditEntries.list().filter(({ memberId }) => memberId === member.id)
    const list = newestFirst(own)
      .slice(0, MAX_ACTIONS)
      .map(({ memberId: _, ...entry }) => ({
        ...entry,
        detail: formatAuditDetail(entry, language),
      }))
    return ok({ list })
  }),

  operation(world, 'getOpenMatters', ({ member, language }) =>
    ok(makeOpenMatters(world, member, language)),
  ),

  operation(world, 'closeAccount', async ({ body, member, language }) => {
    const outcome = await closeAccount(world, member, body.password)
    if ('done' in outcome || outcome.reason !== 'account.matters.open')
      return toAnswer(outcome, () => null)
    const details = { ...makeOpenMatters(world, member, language) }
    return toAnswer({ ...outcome, details }, () => null)
  }),
]
