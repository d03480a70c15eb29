import { isTrialType } from '../../content/brand.ts'
import { TRIAL_MS } from '../../world/site.ts'
import type { Member, Session } from '../../world/tables.ts'
import type { World } from '../../world/world-types.ts'

/** Wrong passwords or proofs until an account is locked, and for how long (D-026). */
export const TRIES = 5
export const LOCK_MS = 15 * 60_000

/** Until when the account is locked; null when it is open. */
export function lockOf(world: World, member: Member): number | null {
  const until = member.lockedUntil
  return until !== null && until > world.clock.now() ? until : null
}

/** Whether the player is self-excluded. */
export const isExcluded = (world: World, { excludedUntil }: Member): boolean =>
  excludedUntil !== null && excludedUntil > world.clock.now()

/** When a session that starts now expires: trials do, others never. */
export function endOfSession(world: World, type: number): number | null {
  const seconds = world.statement.sessionSeconds
  if (seconds !== undefined) return world.clock.now() + seconds * 1000
  return isTrialType(type) ? world.clock.now() + TRIAL_MS : null
}

/** Locks the account; returns until when. */
export async function lock(world: World, member: Member): Promise<number> {
  const until = world.clock.now() + LOCK_MS
  await world.db.members.update({ id: member.id }, (row) => {
    row.lockedUntil = until
    row.failures = TRIES
  })
  return until
}

/**
 * Opens a session; the previous one ends and its page is notified (D-023). `byPassword` when the password was
 * what opened it.
 */
export async function openSession(
  world: World,
  member: Member,
  { byPassword = false } = {},
): Promise<Session> {
  const now = world.clock.now()
  const expiresAt = endOfSession(world, member.type)
  const ended = await world.db.sessions.update({ memberId: member.id, ended: null }, (row) => {
    row.ended = 'kicked'
  })
  if (ended.length > 0) world.emit('session.kicked', { reason: 'OTHER_DEVICE' }, member.id)
  await world.db.members.update({ id: member.id }, (row) => {
    row.failures = 0
    row.lockedUntil = null
    row.expiresAt = isTrialType(member.type) ? expiresAt : null
  })
  const number = String(world.count('session')).padStart(4, '0')
  return world.db.sessions.insert({
    token: `session-${number}-${world.random.text(24)}`,
    memberId: member.id,
    createdAt: now,
    expiresAt,
    ended: null,
    byPassword,
  })
}
