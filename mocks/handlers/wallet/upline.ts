import type { RequestHandler } from 'msw'
import { isTrialType } from '../../content/brand.ts'
import { ok, refuse } from '../../contract/answers.ts'
import type { BodyOf } from '../../contract/types.ts'
import { operation } from '../../contract.ts'
import { subtractAmounts } from '../../world/amount.ts'
import { audit } from '../../world/audit.ts'
import { barOfLeaving } from '../../world/free-money.ts'
import { balanceOf, postEntries } from '../../world/ledger.ts'
import { checkPaymentPassword } from '../../world/payment-password.ts'
import { CURRENCY } from '../../world/site.ts'
import type { Member, Row } from '../../world/tables.ts'
import { writeOfTransfer } from '../../world/transfer-letters.ts'
import { availableOf } from '../../world/withdraw-rules.ts'
import type { World } from '../../world/world-types.ts'

type Transfer = Row<'uplineTransfers'>

function uplineOf(world: World, { id: memberId }: Member): Member | undefined {
  const row = world.db.uplines.find({ memberId })
  return row && world.db.members.find({ id: row.uplineId })
}

const shown = ({ memberId: _, requestId: __, ...transfer }: Transfer) => transfer

/** Moves the money, keeps the record and tells both sides. */
async function carryOut(
  world: World,
  member: Member,
  upline: Member,
  { amount, note, requestId }: BodyOf<'transferUpline'>,
): Promise<Transfer> {
  const id = world.nextId('upline')
  const common = { reference: id, note }
  await postEntries(world, [
    {
      ...{ ...common, memberId: member.id, kind: 'TRANSFER_UPLINE', requestId },
      amount: subtractAmounts('0.00', amount),
    },
    { ...common, memberId: upline.id, kind: 'TRANSFER_DOWNLINE', amount },
  ])
  const transfer = await world.db.uplineTransfers.insert({
    ...{ id, memberId: member.id, requestId, amount, note },
    sender: member.account,
    receiver: upline.account,
    balanceAfter: balanceOf(world, member.id),
    at: world.clock.now(),
  })
  await audit(world, member.id, 'TRANSFER_SENT', `${amount} ${CURRENCY.code}`)
  await writeOfTransfer(world, member, 'sent', transfer)
  await writeOfTransfer(world, upline, 'received', transfer)
  return transfer
}

/** WAL-21, D-057: from a member to the agent above. */
export const uplineHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getTransferUpline', ({ member }) => {
    const upline = isTrialType(member.type) ? undefined : uplineOf(world, member)
    const { available, tied } = availableOf(world, member.id)
    return ok({
      upline: upline ? { account: upline.account, nickname: upline.nickname } : null,
      ...{ available, tied },
      currency: CURRENCY.code,
    })
  }),

  operation(world, 'transferUpline', async ({ body, member }) => {
    const { amount, paymentPassword, requestId } = body
    if (isTrialType(member.type)) return refuse('function.not.available')
    const before = world.db.uplineTransfers.find({ memberId: member.id, requestId })
    if (before) return ok(shown(before))
    const upline = uplineOf(world, member)
    if (!upline) return refuse('transfer.not.allowed')
    const bar =
      (await checkPaymentPassword(world, member, paymentPassword)) ??
      barOfLeaving(world, member.id, amount)
    if (bar) return bar
    return ok(shown(await carryOut(world, member, upline, body)))
  }),

  operation(world, 'getUplineTransfer', ({ query: { requestId }, member }) => {
    const transfer = world.db.uplineTransfers.find({ memberId: member.id, requestId })
    return ok({ transfer: transfer ? shown(transfer) : null })
  }),
]
