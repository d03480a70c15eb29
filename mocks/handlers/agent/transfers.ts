import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { transferDownline } from '#mocks/world/agents/team/transfer-downline.ts'
import type { Member, Row } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'

type Transfer = Row<'downlineTransfers'>

const shown = ({ memberId: _, receiverId: __, requestId: ___, ...transfer }: Transfer) => transfer

const sentUnder = ({ db }: World, { id: memberId }: Member, requestId: string) =>
  db.downlineTransfers.find({ memberId, requestId })

/** CON-08, D-057: from an agent to a direct downline. */
export const downlineTransferHandlers = (world: World): RequestHandler[] => [
  operation(
    world,
    'transferDownline',
    async ({ body, member }) => toAnswer(await transferDownline(world, member, body), shown),
    {
      replay: ({ body: { requestId }, member }) => {
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
