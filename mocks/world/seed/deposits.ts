import type { Conditions } from '#mocks/scenarios/conditions.ts'
import type { Db } from '../core/db.ts'
import { MINUTE } from '../core/durations.ts'

const PAY_MS = 15 * MINUTE

/** State, and how many minutes ago it began. */
const SEEDED = {
  pending: [
    ['PENDING', 4],
    ['PROCESSING', 6],
  ],
  failed: [['FAILED', 30]],
  expired: [['EXPIRED', 40]],
} as const

/** The deposits that the scenario says a member has. */
export async function seedDeposits(
  db: Db,
  memberId: number,
  deposits: Conditions['deposits'],
  now: number,
): Promise<void> {
  for (const [index, [state, minutes]] of (deposits ? SEEDED[deposits] : []).entries()) {
    const createdAt = now - minutes * MINUTE
    const paid = state === 'PROCESSING' || state === 'FAILED'
    await db.deposits.insert({
      id: `deposit-seeded-${index + 1}`,
      memberId,
      requestId: null,
      methodId: index === 0 ? 'bkash' : 'bank',
      amount: index === 0 ? '1000.00' : '5000.00',
      fee: '0.00',
      bonus: null,
      state,
      createdAt,
      payBy: createdAt + PAY_MS,
      paidAt: paid ? createdAt + 2 * MINUTE : null,
      settledAt: state === 'FAILED' || state === 'EXPIRED' ? createdAt + PAY_MS : null,
      reference: paid ? '9K4TR2M1' : '',
      files: [],
    })
  }
}
