import type { World } from '../world-types.ts'
import { isOpen } from './withdraw-rules.ts'

/** Deposits and withdrawals that are under way. */
export const openPayments = ({ db }: World, memberId: number) => ({
  deposits: db.deposits.list(
    (row) => row.memberId === memberId && (row.state === 'PENDING' || row.state === 'PROCESSING'),
  ),
  withdrawals: db.withdrawals.list((row) => row.memberId === memberId && isOpen(row)),
})

/** Whether a payment needs the data of a member. */
export function hasPayments(world: World, memberId: number): boolean {
  const { deposits, withdrawals } = openPayments(world, memberId)
  return deposits.length + withdrawals.length > 0
}
