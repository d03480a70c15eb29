import { done, refusal } from '../../core/refusal.ts'
import { VISITOR_DEVICE } from '../../core/site.ts'
import type { Member, Session } from '../../core/tables.ts'
import { endPlaySessions } from '../../play/launch-transfers.ts'
import type { World } from '../../world-types.ts'
import { recordAudit } from '../audit.ts'

/** A session as its owner sees it; the token stays secret. */
export function describedSession(world: World, { token, createdAt }: Session) {
  const login = world.db.logins.find({ token })
  const { device, place, ip } = login ?? VISITOR_DEVICE
  return { id: login?.id ?? `session-${createdAt}`, device, place, ip, startedAt: createdAt }
}

/** The sessions of a member that are open now. */
export const openSessions = (world: World, { id }: Member): Session[] =>
  world.db.sessions.list().filter(({ memberId, ended, expiresAt }) => {
    const over = expiresAt !== null && expiresAt <= world.clock.now()
    return memberId === id && ended === null && !over
  })

/**
 * Ends sessions, for whatever cause: none ends otherwise. The games that were opened in them end too. `at` is when it
 * happened, epoch ms. Returns whether there was one.
 */
export async function endSessions(
  world: World,
  sessions: readonly Session[],
  cause: NonNullable<Session['ended']>,
  at = world.clock.now(),
): Promise<boolean> {
  for (const { token } of sessions) {
    await world.db.sessions.update({ token }, (row) => {
      row.ended = cause
    })
    await endPlaySessions(world, world.db.plays.list({ token, endedAt: null }), at)
  }
  return sessions.length > 0
}

/** Ends a session that its time has run out on, as of then. */
export async function settleLapse(world: World, memberId: number, now: number): Promise<void> {
  const over = ({ expiresAt }: Session) => expiresAt !== null && expiresAt <= now
  const open = world.db.sessions.list({ memberId, ended: null })
  await endSessions(world, open.filter(over), 'expired', now)
}

/** Ends a session. Its page learns it from its socket, which closes, and from the 401 of its next call. */
export async function revokeSession(world: World, member: Member, id: string) {
  const found = openSessions(world, member).find((one) => describedSession(world, one).id === id)
  if (!found) return refusal('unknown')
  await endSessions(world, [found], 'kicked')
  await recordAudit(world, member.id, 'SESSION_REVOKED', describedSession(world, found).device)
  return done(null)
}
