import type { RequestHandler } from 'msw'
import { fail, ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { auditDetailOf } from '#mocks/factories/audit-detail.ts'
import { DAY } from '#mocks/world/core/durations.ts'
import { VISITOR_DEVICE } from '#mocks/world/core/site.ts'
import type { Member, Session } from '#mocks/world/core/tables.ts'
import { audit } from '#mocks/world/people/audit.ts'
import type { World } from '#mocks/world/world-types.ts'

const HISTORY_MS = 90 * DAY
const MOST_LOGINS = 100
const MOST_ACTIONS = 200

/** A session as its owner sees it; the token stays secret. */
function shownOf(world: World, { token, createdAt }: Session) {
  const login = world.db.logins.find({ token })
  const { device, place, ip } = login ?? VISITOR_DEVICE
  return { id: login?.id ?? `session-${createdAt}`, device, place, ip, startedAt: createdAt }
}

const openSessions = (world: World, { id }: Member): Session[] =>
  world.db.sessions.list().filter(({ memberId, ended, expiresAt }) => {
    const over = expiresAt !== null && expiresAt <= world.clock.now()
    return memberId === id && ended === null && !over
  })

const newestFirst = <Entry extends { at: number }>(entries: Entry[]): Entry[] =>
  entries.toReversed().toSorted((a, b) => b.at - a.at)

/** The sessions of an account, its audit trail, and its closing. */
export const accountSessionHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getSessions', ({ member, session }) => {
    const list = openSessions(world, member)
      .map((one) => ({ ...shownOf(world, one), current: one.token === session.token }))
      .toSorted((a, b) => Number(b.current) - Number(a.current) || b.startedAt - a.startedAt)
    return ok({ list })
  }),

  /** The page of that session learns it from its socket, which closes, and from the 401 of its next call. */
  operation(
    world,
    'revokeSession',
    async ({ body, member }) => {
      const found = openSessions(world, member).find((one) => shownOf(world, one).id === body.id)
      if (!found) return fail(404)
      await world.db.sessions.update({ token: found.token }, (row) => {
        row.ended = 'kicked'
      })
      await audit(world, member.id, 'SESSION_REVOKED', shownOf(world, found).device)
      return ok(null)
    },
    { again: () => ok(null) },
  ),

  operation(world, 'getLoginHistory', ({ member }) => {
    const since = world.clock.now() - HISTORY_MS
    const own = world.db.logins.list().filter((one) => one.memberId === member.id && one.at > since)
    const list = newestFirst(own)
      .slice(0, MOST_LOGINS)
      .map(({ memberId: _, token: __, ...entry }) => entry)
    return ok({ list })
  }),

  operation(world, 'getAuditTrail', ({ member, language }) => {
    const own = world.db.auditEntries.list().filter(({ memberId }) => memberId === member.id)
    const list = newestFirst(own)
      .slice(0, MOST_ACTIONS)
      .map(({ memberId: _, ...entry }) => ({ ...entry, detail: auditDetailOf(entry, language) }))
    return ok({ list })
  }),

  operation(world, 'closeAccount', async ({ body, member }) => {
    if (body.password !== member.password) return refuse('password.old.wrong')
    const balance = world.db.wallets.find({ memberId: member.id })?.balance ?? '0.00'
    if (balance !== '0.00') return refuse('account.balance.left')
    await world.db.closures.insert({ memberId: member.id, at: world.clock.now() })
    await audit(world, member.id, 'ACCOUNT_CLOSED')
    await world.db.sessions.update({ memberId: member.id, ended: null }, (row) => {
      row.ended = 'logout'
    })
    return ok(null)
  }),
]
