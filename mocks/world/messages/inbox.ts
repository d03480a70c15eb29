import type { Db } from '../core/db.ts'
import type { Row } from '../core/tables.ts'

/** The number of a member's unread messages, of one kind or of both. */
export const countUnread = (
  { db }: { readonly db: Db },
  memberId: number,
  kind?: Row<'messages'>['kind'],
) =>
  db.messages.count(
    (row) =>
      row.memberId === memberId &&
      !row.read &&
      row.deletedAt === null &&
      (kind === undefined || row.kind === kind),
  )

/** The events of the socket that also leave a message (D-063, WAL-12..15), with its topic. */
const TOPICS = {
  'deposit.credited': 'DEPOSIT_CREDITED',
  'deposit.failed': 'DEPOSIT_FAILED',
  'withdrawal.approved': 'WITHDRAWAL_APPROVED',
  'withdrawal.rejected': 'WITHDRAWAL_REJECTED',
} as const

type Topic = keyof typeof TOPICS
const isTopic = (name: string): name is Topic => Object.hasOwn(TOPICS, name)

interface Payment {
  readonly transactionId: string
  readonly amount: string
  readonly currency: string
  readonly reason?: string
}
const isPayment = (value: unknown): value is Payment =>
  typeof value === 'object' && value !== null && 'transactionId' in value && 'amount' in value

/** Leaves a message of a payment in its member's inbox, once for each payment and event. */
export async function addToInbox(
  db: Db,
  { name, value, memberId, at }: { name: string; value: unknown; memberId: number; at: number },
): Promise<void> {
  if (!isTopic(name) || !isPayment(value)) return
  const { transactionId, amount, currency, reason = null } = value
  const id = `message-${TOPICS[name]}-${transactionId}`
  if (db.messages.find({ id })) return
  await db.messages.insert({
    id,
    memberId,
    kind: 'PERSONAL',
    topic: TOPICS[name],
    note: null,
    title: null,
    text: null,
    values: null,
    payment: { transactionId, amount, currency, reason },
    read: false,
    at,
    deletedAt: null,
  })
}
