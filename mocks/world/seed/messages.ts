import { NOTES, type NoteKey } from '#mocks/content/messages/notes.ts'
import type { Conditions } from '#mocks/scenarios/conditions.ts'
import { subtractAmounts } from '../core/amount.ts'
import { HOUR } from '../core/durations.ts'
import { CURRENCY } from '../core/site.ts'
import type { Member, Row } from '../core/tables.ts'
import { getHistory } from '../ledger/history/history.ts'
import type { LedgerEntry } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'
import { countFor } from './count-for.ts'
import { hasHistory } from './seed.ts'

type Message = Row<'messages'>
type Words = Pick<Message, 'kind' | 'topic' | 'note' | 'payment'>

/** Time from a withdrawal request to its approval. */
const REVIEWED_MS = 300_000

/** The notes that every member gets, in this order. */
const TURNS = ['thursday', 'thanks', 'limits', 'bank'] as const satisfies NoteKey[]

const note = (key: NoteKey): Words => ({
  kind: NOTES[key].kind,
  topic: 'NOTE',
  note: key,
  payment: null,
})

/** The inbox message about an entry of the history; null when there is none. */
function noticeOf(
  entry: LedgerEntry,
  refused: ReadonlySet<string>,
): (Words & { at: number }) | null {
  const { kind, amount, reference, at } = entry
  const payment = (topic: Message['topic'], paid: string, reason: string | null = null): Words => ({
    kind: 'PERSONAL',
    topic,
    note: null,
    payment: { transactionId: reference, amount: paid, currency: CURRENCY.code, reason },
  })
  if (kind === 'DEPOSIT') return { ...payment('DEPOSIT_CREDITED', amount), at }
  if (kind === 'WITHDRAWAL_REFUND')
    return { ...payment('WITHDRAWAL_REJECTED', amount, 'bankcard.number.invalid'), at }
  if (kind !== 'WITHDRAWAL' || refused.has(reference)) return null
  const paid = payment('WITHDRAWAL_APPROVED', subtractAmounts('0.00', amount))
  return { ...paid, at: at + REVIEWED_MS }
}

/** The payments in a member's history that have a message, newest first. */
function paymentsOf(world: World, { id, createdAt }: Member) {
  const { entries } = getHistory(world, id)
  const back = entries.filter(({ kind }) => kind === 'WITHDRAWAL_REFUND')
  const refused = new Set(back.map(({ reference }) => reference))
  return entries
    .flatMap((entry) => noticeOf(entry, refused) ?? [])
    .filter(({ at }) => at > createdAt && at < world.startedAt)
    .sort((a, b) => b.at - a.at)
}

type InboxConditions = { readonly [Name in 'lists' | 'inbox']: Conditions[Name] }

const countOf = ({ lists, inbox }: InboxConditions) => {
  if (inbox) return { full: 120, none: 0 }[inbox]
  return countFor(lists, 3, 240)
}

/**
 * Fills a member's inbox from their history, newest first: payments and notes alternate; only notes without payments.
 */
async function seedMessages(world: World, member: Member, asked: InboxConditions): Promise<void> {
  const count = countOf(asked)
  const usual = asked.lists === 'huge' ? count : 2
  const unread = asked.inbox === 'full' ? 40 : usual
  const payments = count > 0 ? paymentsOf(world, member) : []
  const age = world.startedAt - member.createdAt
  const gap = Math.min(8 * HOUR, Math.floor(age / (count + 1)))
  let at = world.startedAt
  let notes = 0
  for (let index = 0; index < count; index += 1) {
    const paid = index % 2 === 0 ? payments.shift() : undefined
    // A note is dated between the payments before and after it.
    at = paid?.at ?? Math.max(at - gap, Math.ceil((at + (payments[0]?.at ?? member.createdAt)) / 2))
    const words = paid ?? note(TURNS[notes % TURNS.length] ?? 'thanks')
    if (!paid) notes += 1
    await world.db.messages.insert({
      ...words,
      at,
      memberId: member.id,
      read: index >= unread,
      id: `message-${member.id}-${index + 1}`,
      title: null,
      text: null,
      values: null,
      deletedAt: null,
    })
  }
}

/** Seeds the inboxes of all members with a history; rahim's follows the scenario. */
export async function seedInboxes(world: World): Promise<void> {
  const { conditions, startedAt } = world
  for (const member of world.db.members.list().filter((one) => hasHistory(one, startedAt))) {
    const isRahim = member.account === 'rahim'
    const looked = isRahim || member.account === conditions.visitor
    // Only the visitor gets huge lists: more would slow down every start.
    const lists = conditions.lists === 'huge' && !looked ? undefined : conditions.lists
    await seedMessages(world, member, { lists, inbox: isRahim ? conditions.inbox : undefined })
  }
}
