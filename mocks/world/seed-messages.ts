import { NOTES, type NoteKey } from '../content/messages.ts'
import type { Db } from './db.ts'
import { CURRENCY } from './site.ts'
import type { Row } from './tables.ts'

type Message = Row<'messages'>
type Words = Pick<Message, 'kind' | 'topic' | 'note' | 'payment'>

const note = (key: NoteKey): Words => ({
  kind: NOTES[key].kind,
  topic: 'NOTE',
  note: key,
  payment: null,
})

const payment = (topic: Message['topic'], amount: string, reason: string | null): Words => ({
  kind: 'PERSONAL',
  topic,
  note: null,
  payment: { transactionId: `transaction-${topic}`, amount, currency: CURRENCY.code, reason },
})

/** What messages are about, in turn; the first two are those of an ordinary day that are still unread. */
const TURNS: readonly Words[] = [
  payment('DEPOSIT_CREDITED', '500.00', null),
  note('thursday'),
  note('thanks'),
  payment('WITHDRAWAL_APPROVED', '1200.00', null),
  note('limits'),
  payment('DEPOSIT_FAILED', '300.00', 'function.not.available'),
  payment('WITHDRAWAL_REJECTED', '2500.00', 'turnover.unmet'),
  note('bank'),
]

const HOUR = 3_600_000

/** Fills a member's inbox, newest first, eight hours apart; the first `unread` are not read yet. */
export async function seedMessages(
  db: Db,
  memberId: number,
  { count, unread, now }: { count: number; unread: number; now: number },
): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const words = TURNS[index % TURNS.length]
    if (!words) return
    await db.messages.insert({
      ...words,
      id: `message-${memberId}-${index + 1}`,
      memberId,
      read: index >= unread,
      at: now - (index + 1) * 8 * HOUR,
      title: null,
      text: null,
      deletedAt: null,
    })
  }
}
