import type { RequestHandler } from 'msw'
import { fail, ok, refuseFor } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import type { BodyOf } from '../../contract/types.ts'
import { type TeamMember, teamOf } from '../../world/agents/team/team.ts'
import { subtractAmounts } from '../../world/core/amount.ts'
import { CURRENCY } from '../../world/core/site.ts'
import type { Member, Row } from '../../world/core/tables.ts'
import { balanceOf, postEntries } from '../../world/ledger/ledger.ts'
import { writeOfTransfer } from '../../world/messages/transfer-letters.ts'
import { barOfLeaving } from '../../world/money/free-money.ts'
import { checkPaymentPassword } from '../../world/money/payment-password.ts'
import { audit } from '../../world/people/audit.ts'
import type { World } from '../../world/world-types.ts'

type Transfer = Row<'downlineTransfers'>

const shown = ({ memberId: _, receiverId: __, requestId: ___, ...transfer }: Transfer) => transfer

const sentUnder = ({ db }: World, { id: memberId }: Member, requestId: string) =>
  db.downlineTransfers.find({ memberId, requestId })

/** Moves the money and tells both sides; a derived downline has it in the figures only. */
async function carryOut(
  world: World,
  agent: Member,
  to: TeamMember,
  { amount, note, requestId }: BodyOf<'transferDownline'>,
): Promise<Transfer> {
  const id = world.nextId('downline')
  const common = { reference: id, note }
  const receiver = world.db.members.find({ id: to.id })
  await postEntries(world, [
    {
      ...{ ...common, memberId: agent.id, kind: 'TRANSFER_DOWNLINE', requestId },
      amount: subtractAmounts('0.00', amount),
    },
    ...(receiver
      ? [{ ...common, memberId: receiver.id, kind: 'TRANSFER_UPLINE' as const, amount }]
      : []),
  ])
  const transfer = await world.db.downlineTransfers.insert({
    ...{ id, memberId: agent.id, receiverId: to.id, requestId, amount, note },
    ...{ sender: agent.account, receiver: to.account },
    balanceAfter: balanceOf(world, agent.id),
    at: world.clock.now(),
  })
  await audit(world, agent.id, 'TRANSFER_SENT', `${amount} ${CURRENCY.code}`)
  await writeOfTransfer(world, agent, 'sent', transfer)
  if (receiver) await writeOfTransfer(world, receiver, 'received', transfer)
  return transfer
}

/** CON-08, D-057: from an agent to somebody directly below. */
export const downlineTransferHandlers = (world: World): RequestHandler[] => [
  operation(
    world,
    'transferDownline',
    async ({ body, member }) => {
      const { receiverId, amount, paymentPassword } = body
      const receiver = teamOf(world, member).find(
        ({ id, uplineId }) => id === receiverId && uplineId === member.id,
      )
      if (!receiver) return fail(404)
      const bar =
        (await checkPaymentPassword(world, member, paymentPassword)) ??
        barOfLeaving(world, member.id, amount)
      if (bar) return refuseFor(bar)
      return ok(shown(await carryOut(world, member, receiver, body)))
    },
    {
      again: ({ body: { requestId }, member }) => {
        const transfer = sentUnder(world, member, requestId)
        return transfer && ok(shown(transfer))
      },
    },
  ),

  operation(world, 'getDownlineTransfer', ({ query: { requestId }, member }) => {
    const transfer = sentUnder(world, member, requestId)
    return ok({ transfer: transfer ? shown(transfer) : null })
  }),
]
