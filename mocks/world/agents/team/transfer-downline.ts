import { type Amount, subtractAmounts } from '../../core/amount.ts'
import { done, refusal } from '../../core/refusal.ts'
import { CURRENCY } from '../../core/site.ts'
import type { Member, Row } from '../../core/tables.ts'
import { getBalance, postEntries } from '../../ledger/ledger.ts'
import { writeTransferMessage } from '../../messages/transfer-messages.ts'
import { checkAvailableAmount } from '../../money/available-amount.ts'
import { isWithinDepositLimits } from '../../money/deposit-limits.ts'
import { checkPaymentPassword } from '../../money/payment-password.ts'
import { recordAudit } from '../../people/audit.ts'
import { isClosed } from '../../people/sessions/open-session.ts'
import { isExcluded } from '../../play/pauses.ts'
import type { World } from '../../world-types.ts'
import { listTeam, type TeamMember } from './team.ts'

type Transfer = Row<'downlineTransfers'>

interface DownlineTransferInput {
  readonly receiverId: number
  readonly amount: Amount
  readonly note: string
  readonly paymentPassword: string
  readonly requestId: string
}

/** Moves the money and notifies both sides. A derived downline has the money in the figures only. */
async function carryOut(
  world: World,
  agent: Member,
  to: TeamMember,
  { amount, note, requestId }: DownlineTransferInput,
): Promise<Transfer> {
  const id = world.nextId('downline')
  const common = { reference: id, note }
  const receiver = world.db.members.find({ id: to.id })
  await postEntries(world, [
    {
      ...common,
      memberId: agent.id,
      kind: 'TRANSFER_DOWNLINE',
      requestId,
      amount: subtractAmounts('0.00', amount),
    },
    ...(receiver
      ? [{ ...common, memberId: receiver.id, kind: 'TRANSFER_UPLINE' as const, amount }]
      : []),
  ])
  const transfer = await world.db.downlineTransfers.insert({
    id,
    memberId: agent.id,
    receiverId: to.id,
    requestId,
    amount,
    note,
    sender: agent.account,
    receiver: to.account,
    balanceAfter: getBalance(world, agent.id),
    at: world.clock.now(),
  })
  await recordAudit(world, agent.id, 'TRANSFER_SENT', `${amount} ${CURRENCY.code}`)
  await writeTransferMessage(world, agent, 'sent', transfer)
  if (receiver) await writeTransferMessage(world, receiver, 'received', transfer)
  return transfer
}

/**
 * F-24, F-26: refuses a recipient whose account is closed, on a break, or at its deposit limit. The sender does not
 * learn which of these applies.
 */
function checkReceiver(world: World, { id }: TeamMember, amount: Amount) {
  const receiver = world.db.members.find({ id })
  if (!receiver) return null
  const mayReceive =
    !isClosed(world, receiver) &&
    !isExcluded(world, receiver) &&
    isWithinDepositLimits(world, id, amount)
  return mayReceive ? null : refusal('transfer.receiver.closed')
}

/** CON-08, D-057: money from an agent to a direct downline. */
export async function transferDownline(world: World, member: Member, input: DownlineTransferInput) {
  const receiver = listTeam(world, member).find(
    ({ id, uplineId }) => id === input.receiverId && uplineId === member.id,
  )
  if (!receiver) return refusal('unknown')
  const refused =
    (await checkPaymentPassword(world, member, input.paymentPassword)) ??
    checkAvailableAmount(world, member.id, input.amount) ??
    checkReceiver(world, receiver, input.amount)
  return refused ?? done(await carryOut(world, member, receiver, input))
}
