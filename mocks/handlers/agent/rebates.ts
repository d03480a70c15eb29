import type { RequestHandler } from 'msw'
import { fail, ok, toAnswer, toRefusalAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { getRebateRate } from '#mocks/world/agents/team/downline-rebate.ts'
import {
  directDownlines,
  raiseRebate,
  raiseRebates,
} from '#mocks/world/agents/team/raise-rebates.ts'
import type { TeamMember } from '#mocks/world/agents/team/team.ts'
import type { Amount } from '#mocks/world/core/amount.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import { findDownlineDetail } from './downline-view.ts'

function toDownlineDetail(world: World, member: Member, id: number) {
  const detail = findDownlineDetail(world, member, id)
  return detail && ok(detail)
}

const toRaisedRebates = (world: World, chosen: readonly TeamMember[], rebate: Amount) => ({
  list: chosen.map((one) => {
    const now = getRebateRate(world, one)
    return { id: one.id, account: one.account, rebate: now, raised: now === rebate }
  }),
})

/** AGT-04, F-46: higher rebates for those directly below an agent, one or many. */
export const rebateHandlers = (world: World): RequestHandler[] => [
  operation(
    world,
    'raiseRebate',
    async ({ body, member }) => {
      const outcome = await raiseRebate(world, member, body)
      if (!('done' in outcome)) return toRefusalAnswer(outcome)
      return toDownlineDetail(world, member, body.id) ?? fail(404)
    },
    { replay: ({ body: { id }, member }) => toDownlineDetail(world, member, id) },
  ),

  operation(
    world,
    'raiseRebates',
    async ({ body, member }) =>
      toAnswer(await raiseRebates(world, member, body), (chosen) =>
        toRaisedRebates(world, chosen, body.rebate),
      ),
    {
      replay: ({ body: { ids, rebate }, member }) => {
        const chosen = directDownlines(world, member, ids)
        return chosen && ok(toRaisedRebates(world, chosen, rebate))
      },
    },
  ),
]
