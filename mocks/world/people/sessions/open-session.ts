import { getPrincipal } from '#mocks/content/accounts.ts'
import { isTrialType } from '#mocks/merchant/brand.ts'
import { MINUTE } from '../../core/durations.ts'
import { TRIAL_MS, VISITOR_DEVICE } from '../../core/site.ts'
import type { Member, Row, Session } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'
import { recordDevice } from '../devices.ts'
import { endSessions } from './end-sessions.ts'

/** Wrong passwords or proofs until an account is locked, and for how long (D-026). */
export const MAX_ATTEMPTS = 5
export const LOCK_MS = 15 * MINUTE

/** The end of the account's lock; null when it is not locked. */
export function getLockedUntil(world: World, member: Member): number | null {
  const until = member.lockedUntil
  return until !== null && until > world.clock.now() ? until : null
}

/**
 * Whether the merchant has excluded the player. A self-chosen break does not count, so that withdrawals stay possible.
 */
export const isExcludedByMerchant = (world: World, { excludedUntil }: Member): boolean =>
  excludedUntil !== null && excludedUntil > world.clock.now()

/** The expiry of a session that starts now; null except for trials. */
export function endOfSession(world: World, type: number): number | null {
  const seconds = world.conditions.sessionSeconds
  if (seconds !== undefined) return world.clock.now() + seconds * 1000
  return isTrialType(type) ? world.clock.now() + TRIAL_MS : null
}

/** Whether the account was closed by its owner, or by the agent that it works for. A closed account cannot log in. */
export function isClosed({ db }: World, { id, account }: Member): boolean {
  const employer = getPrincipal(account)
  const ids = [id, employer && db.members.find({ account: employer })?.id]
  return db.closures.find(({ memberId }) => ids.includes(memberId)) !== undefined
}

type Way = Row<'logins'>['way']

/** F-33: notes a login with the session it opened, or a refused try with null. */
export const recordLogin = (world: World, memberId: number, way: Way, token: string | null) =>
  world.db.logins.insert({
    id: world.nextId('login'),
    memberId,
    at: world.clock.now(),
    ...VISITOR_DEVICE,
    way,
    outcome: token === null ? 'REFUSED' : 'OK',
    token,
  })

/** Locks the account; returns until when. */
export async function lockAccount(world: World, member: Member): Promise<number> {
  const until = world.clock.now() + LOCK_MS
  await world.db.members.update({ id: member.id }, (row) => {
    row.lockedUntil = until
    row.failures = MAX_ATTEMPTS
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
  {
    byPassword = false,
    way = byPassword ? 'PASSWORD' : 'CODE',
  }: { byPassword?: boolean; way?: Way } = {},
): Promise<Session> {
  const now = world.clock.now()
  const expiresAt = endOfSession(world, member.type)
  const others = world.db.sessions.list({ memberId: member.id, ended: null })
  if (await endSessions(world, others, 'kicked'))
    world.emit('session.kicked', { reason: 'OTHER_DEVICE' }, member.id)
  await world.db.members.update({ id: member.id }, (row) => {
    row.failures = 0
    row.lockedUntil = null
    row.expiresAt = isTrialType(member.type) ? expiresAt : null
  })
  const number = String(world.count('session')).padStart(4, '0')
  const token = `session-${number}-${world.random.text(24)}`
  if (!isTrialType(member.type)) {
    await recordLogin(world, member.id, way, token)
    await recordDevice(world, member.id)
  }
  return world.db.sessions.insert({
    token,
    memberId: member.id,
    createdAt: now,
    expiresAt,
    ended: null,
    byPassword,
  })
}
