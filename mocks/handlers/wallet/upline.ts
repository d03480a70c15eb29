import type { RequestHandler } from 'msw'
import { ok, refuse, refuseFor } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import type { BodyOf } from '../../contract/types.ts'
import { isTrialType } from '../../merchant/brand.ts'
import { subtractAmounts } from '../../world/core/amount.ts'
import { CURRENCY } from '../../world/core/site.ts'
import type { Member, Row } from '../../world/core/tables.ts'
import { balanceOf, postEntries } from '../../world/ledger/ledger.ts'
import { writeOfTransfer } from '../../world/messages/transfer-letters.ts'
import { barOfLeaving } from '../../world/money/free-money.ts'
import { checkPaymentPassword } from '../../world/money/payment-password.ts'
import { availableOf } from '../../world/money/withdraw-rules.ts'
import { audit } from '../../world/people/audit.ts'
import type { World } from '../../world/world-types.ts'

type Transfer = Row<'uplineTransfers'>

function uplineOf(world: World, { id: memberId }: Member): Member | undefined {
  const row = world.db.uplines.find({ memberId })
  return row && world.db.members.find({ id: row.uplineId })
}

const shown = ({ memberId: _, requestId: __, ...transfer }: Transfer) => transfer

const sentUnder = ({ db }: World, { id: memberId }: Member, requestId: string) =>
  db.uplineTransfers.find({ memberId, requestId })

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

  operation(
    world,
    'transferUpline',
    async ({ body, member }) => {
      const { amount, paymentPassword } = body
      const upline = uplineOf(world, member)
      if (!upline) return refuse('transfer.not.allowed')
      const bar =
        (await checkPaymentPassword(world, member, paymentPassword)) ??
        barOfLeaving(world, member.id, amount)
      if (bar) return refuseFor(bar)
      return ok(shown(await carryOut(world, member, upline, body)))
    },
    {
      again: ({ body: { requestId }, member }) => {
        const transfer = sentUnder(world, member, requestId)
        return transfer && ok(shown(transfer))
      },
    },
  ),

  operation(world, 'getUplineTransfer', ({ query: { requestId }, member }) => {
    const transfer = sentUnder(world, member, requestId)
    return ok({ transfer: transfer ? shown(transfer) : null })
  }),
]
