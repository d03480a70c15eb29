import type { Db } from '../core/db.ts'
import { MINUTE } from '../core/durations.ts'
import { type Refusal, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import { recordAudit } from '../people/audit.ts'
import type { World } from '../world-types.ts'

/** Wrong tries until a payment password is locked, and for how long. */
export const PAYMENT_TRIES = 5
export const PAYMENT_LOCK_MS = 15 * MINUTE

/** The refusals of `checkPaymentPassword`. Each belongs in the `x-refusals` of a call that uses it. */
export type PaymentPasswordRefusal = Refusal<
  'payment.password.unset' | 'payment.password.wrong' | 'payment.password.locked'
>

/** Stores a payment password, and resets failed attempts and the lock. */
export async function storePaymentPassword(
  db: Db,
  memberId: number,
  password: string,
  now: number,
): Promise<void> {
  db.paymentPasswords.remove({ memberId })
  await db.paymentPasswords.insert({
    memberId,
    password,
    failures: 0,
    lockedUntil: null,
    changedAt: now,
  })
}

/** Whether a member has one, and until when wrong tries lock it (epoch ms), or null. */
export function getPaymentPasswordState(world: World, memberId: number) {
  const row = world.db.paymentPasswords.find({ memberId })
  const until = row?.lockedUntil ?? null
  const lockedUntil = until !== null && until > world.clock.now() ? until : null
  return { set: row !== undefined, lockedUntil, changedAt: row?.changedAt ?? null }
}

/**
 * Checks the member's payment password. Returns null, or the refusal with `attemptsLeft` or `lockedUntil`. Five
 * wrong tries in a row lock it for fifteen minutes, even for the right password. A right one resets the count.
 */
export async function checkPaymentPassword(
  world: World,
  member: Pick<Member, 'id'>,
  password: string,
): Promise<PaymentPasswordRefusal | null> {
  const { set, lockedUntil } = getPaymentPasswordState(world, member.id)
  const row = world.db.paymentPasswords.find({ memberId: member.id })
  if (!set || !row) return refusal('payment.password.unset')
  if (lockedUntil !== null) return refusal('payment.password.locked', { lockedUntil })
  if (row.password === password) {
    await count(world, member.id, 0, null)
    return null
  }
  const failures = (row.lockedUntil === null ? row.failures : 0) + 1
  const attemptsLeft = PAYMENT_TRIES - failures
  if (attemptsLeft > 0) {
    await count(world, member.id, failures, null)
    return refusal('payment.password.wrong', { attemptsLeft })
  }
  const until = world.clock.now() + PAYMENT_LOCK_MS
  await count(world, member.id, failures, until)
  await recordAudit(world, member.id, 'PAYMENT_PASSWORD_LOCKED')
  return refusal('payment.password.locked', { lockedUntil: until })
}

const count = (world: World, memberId: number, failures: number, lockedUntil: number | null) =>
  world.db.paymentPasswords.update({ memberId }, (row) => {
    row.failures = failures
    row.lockedUntil = lockedUntil
  })
