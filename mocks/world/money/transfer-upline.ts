import { type Amount, subtractAmounts } from '../core/amount.ts'
import { done, refusal } from '../core/refusal.ts'
import { CURRENCY } from '../core/site.ts'
import type { Member, Row } from '../core/tables.ts'
import { getBalance, postEntries } from '../ledger/ledger.ts'
import { writeTransferMessage } from '../messages/transfer-messages.ts'
import { recordAudit } from '../people/audit.ts'
import type { World } from '../world-types.ts'
import { checkAvailableAmount } from './available-amount.ts'
import { checkPaymentPassword } from './payment-password.ts'

type Transfer = Row<'uplineTransfers'>

interface UplineTransferInput {
  readonly amount: Amount
  readonly note: string
  readonly paymentPassword: string
  readonly requestId: string
}

/** The agent above a member. */
export function findUpline(world: World, { id: memberId }: Member): Member | undefined {
  const row = world.db.uplines.find({ memberId })
  return row && world.db.members.find({ id: row.uplineId })
}

/** Moves the money, stores the record and notifies both sides. */
async function carryOut(
  world: World,
  member: Member,
  upline: Member,
  { amount, note, requestId }: UplineTransferInput,
): Promise<Transfer> {
  const id = world.nextId('upline')
  const common = { reference: id, note }
  await postEntries(world, [
    {
      ...common,
      memberId: member.id,
      kind: 'TRANSFER_UPLINE',
      requestId,
      amount: subtractAmounts('0.00', amount),
    },
    { ...common, memberId: upline.id, kind: 'TRANSFER_DOWNLINE', amount },
  ])
  const transfer = await world.db.uplineTransfers.insert({
    id,
    memberId: member.id,
    requestId,
    amount,
    note,
    sender: member.account,
    receiver: upline.account,
    balanceAfter: getBalance(world, member.id),
    at: world.clock.now(),
  })
  await recordAudit(world, member.id, 'TRANSFER_SENT', `${amount} ${CURRENCY.code}`)
  await writeTransferMessage(world, member, 'sent', transfer)
  await writeTransferMessage(world, upline, 'received', transfer)
  return transfer
}

/** WAL-21, D-057: money from a member to the agent above. */
export async function transferUpline(world: World, member: Member, input: UplineTransferInput) {
  const upline = findUpline(world, member)
  if (!upline) return refusal('transfer.not.allowed')
  const refused =
    (await checkPaymentPassword(world, member, input.paymentPassword)) ??
    checkAvailableAmount(world, member.id, input.amount)
  return refused ?? done(await carryOut(world, member, upline, input))
}
