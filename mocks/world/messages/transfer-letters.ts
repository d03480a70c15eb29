import { TRANSFER_LETTERS } from '../../content/letters/transfers.ts'
import { CURRENCY } from '../core/site.ts'
import type { Member, Row } from '../core/tables.ts'
import type { World } from '../world-types.ts'
import { writeLetter } from './letters.ts'

type Facts = Pick<Row<'uplineTransfers'>, 'sender' | 'receiver' | 'note' | 'amount'>

/** ENT-78: tells one side. */
export async function writeOfTransfer(
  world: World,
  to: Member,
  kind: 'sent' | 'received',
  transfer: Facts,
): Promise<void> {
  const { sender, receiver, note } = transfer
  const values = { sender, receiver, note, amount: `${transfer.amount} ${CURRENCY.code}` }
  const { title, text, noted } = TRANSFER_LETTERS[kind]
  await writeLetter(world, to.id, { title, text: note === '' ? text : noted }, values)
}
