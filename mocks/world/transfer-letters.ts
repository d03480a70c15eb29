import { TRANSFER_LETTERS } from '../content/transfer-letters.ts'
import { writeLetter } from './letters.ts'
import { CURRENCY } from './site.ts'
import type { Member, Row } from './tables.ts'
import type { World } from './world-types.ts'

type Facts = Pick<Row<'uplineTransfers'>, 'sender' | 'receiver' | 'note' | 'amount'>

/** ENT-78: tells one side, in the language of that account. */
export async function writeOfTransfer(
  world: World,
  to: Member,
  kind: 'sent' | 'received',
  transfer: Facts,
): Promise<void> {
  const language = to.language === 'BN' ? 'BN' : 'EN'
  const { sender, receiver, note } = transfer
  const values = { sender, receiver, note, amount: `${transfer.amount} ${CURRENCY.code}` }
  const { title, text } = TRANSFER_LETTERS[kind][language]
  const words = note === '' ? text : `${text} ${TRANSFER_LETTERS.note[language]}`
  await writeLetter(world, to.id, { title, text: words }, values)
}
