import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { isTrialType } from '#mocks/merchant/brand.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import type { Member, Row } from '#mocks/world/core/tables.ts'
import { findUpline, transferUpline } from '#mocks/world/money/transfer-upline.ts'
import { getWithdrawable } from '#mocks/world/money/withdraw-rules.ts'
import type { World } from '#mocks/world/world-types.ts'

type Transfer = Row<'uplineTransfers'>

const shown = ({ memberId: _, requestId: __, ...transfer }: Transfer) => transfer

const sentUnder = ({ db }: World, { id: memberId }: Member, requestId: string) =>
  db.uplineTransfers.find({ memberId, requestId })

/** WAL-21, D-057: from a member to the agent above. */
export const uplineHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getTransferUpline', ({ member }) => {
    const upline = isTrialType(member.type) ? undefined : findUpline(world, member)
    const { available, tied } = getWithdrawable(world, member.id)
    return ok({
      upline: upline ? { account: upline.account, nickname: upline.nickname } : null,
      available,
      tied,
      currency: CURRENCY.code,
    })
  }),

  operation(
    world,
    'transferUpline',
    async ({ body, member }) => toAnswer(await transferUpline(world, member, body), shown),
    {
      replay: ({ body: { requestId }, member }) => {
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
