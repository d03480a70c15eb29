import { TRANSFER_MESSAGES } from '#mocks/content/messages/transfers.ts'
import { CURRENCY } from '../core/site.ts'
import type { Member, Row } from '../core/tables.ts'
import type { World } from '../world-types.ts'
import { writeMessage } from './write-message.ts'

type Facts = Pick<Row<'uplineTransfers'>, 'sender' | 'receiver' | 'note' | 'amount'>

/** ENT-78: writes the message about a transfer to one side. */
export async function writeTransferMessage(
  world: World,
  to: Member,
  kind: 'sent' | 'received',
  transfer: Facts,
): Promise<void> {
  const { sender, receiver, note } = transfer
  const values = { sender, receiver, note, amount: `${transfer.amount} ${CURRENCY.code}` }
  const { title, text, noted } = TRANSFER_MESSAGES[kind]
  await writeMessage(world, to.id, { title, text: note === '' ? text : noted }, values)
}
