import { CONTRACT_MESSAGES, KIND_NAMES } from '#mocks/content/messages/contracts.ts'
import { type Amount, subtractAmounts, sumAmounts } from '../core/amount.ts'
import { CURRENCY } from '../core/site.ts'
import type { Row } from '../core/tables.ts'
import { writeMessage } from '../messages/write-message.ts'
import type { World } from '../world-types.ts'

/** A payment of a contract that its payer's wallet could not make when it was due. */
export type Due = Row<'contractDues'>

/** A contract's payment for a span, as both ledgers record it. */
export type Payment = Omit<Due, 'paidAt'>

/** The due payments of an upline's contracts, oldest first. */
export const openDues = ({ db }: World, payerId: number): Due[] =>
  db.contractDues
    .list({ payerId, paidAt: null })
    .sort((a, b) => a.dueAt - b.dueAt || (a.id < b.id ? -1 : 1))

/** Both sides of a payment; a derived downline has it in the figures only. */
export function toLedgerEntries({ db }: World, payment: Payment, at: number) {
  const { id: requestId, payerId, receiverId, contractId: reference, kind, amount } = payment
  const entryKind = kind === 'DIVIDEND' ? ('DIVIDEND' as const) : ('SALARY' as const)
  const common = { kind: entryKind, reference, requestId, at }
  const debit = { ...common, memberId: payerId, amount: subtractAmounts('0.00', amount) }
  const credit = { ...common, memberId: receiverId, amount }
  return db.members.find({ id: receiverId }) ? [debit, credit] : [debit]
}

async function tell(world: World, due: Payment, event: 'DUE' | 'PAID', at: number): Promise<void> {
  const { payerId, receiverId, payer, receiver, contractId, kind } = due
  const values = { kind: KIND_NAMES[kind], amount: `${due.amount} ${CURRENCY.code}` }
  for (const [side, other, role] of [
    [payerId, receiver, 'PAYER'],
    [receiverId, payer, 'RECEIVER'],
  ] as const) {
    if (!world.db.members.find({ id: side })) continue
    const message = CONTRACT_MESSAGES[`${event}_${role}`]
    await writeMessage(world, side, message, { ...values, other }, at)
    world.emit('contract.changed', { contractId, kind, from: other }, side)
  }
}

const isOwed = ({ db }: World, { contractId }: Payment) =>
  db.contractDues.find({ contractId, paidAt: null }) !== undefined

/** Records a due payment. Both sides are notified only of the first one of a contract. */
export async function recordDue(world: World, payment: Payment): Promise<void> {
  const isFirst = !isOwed(world, payment)
  await world.db.contractDues.insert({ ...payment, paidAt: null })
  if (isFirst) await tell(world, payment, 'DUE', payment.dueAt)
}

/** A payment waits no longer. Both sides are notified once the contract owes nothing more. */
export async function closeDue(world: World, due: Due, at: number): Promise<void> {
  await world.db.contractDues.update({ id: due.id }, (row) => {
    row.paidAt = at
  })
  if (!isOwed(world, due)) await tell(world, due, 'PAID', at)
}

/** The due of a span. Undefined when it was paid on time or is still ahead. */
export const findDue = ({ db }: World, id: string): Due | undefined => db.contractDues.find({ id })

/** The sum of due payments. */
export const sumDues = (dues: readonly Due[]): Amount =>
  sumAmounts(dues.map(({ amount }) => amount))
