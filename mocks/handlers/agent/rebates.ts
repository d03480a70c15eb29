import type { RequestHandler } from 'msw'
import { fail, invalid, ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import { wasGranted } from '../../contract/request-keys.ts'
import { raiseOf, rebateOf, rebateRangeOf } from '../../world/agents/team/downline-rebate.ts'
import { type Amount, compareAmounts } from '../../world/core/amount.ts'
import type { World } from '../../world/world-types.ts'
import { detailOf } from './downline-view.ts'
import { teamOfCaller } from './team.ts'

const within = (rate: Amount, { least, most }: { least: Amount; most: Amount }): boolean =>
  compareAmounts(rate, least) >= 0 && compareAmounts(rate, most) <= 0

async function setRebate({ db }: World, memberId: number, rate: Amount): Promise<void> {
  db.downlineRebates.remove({ memberId })
  await db.downlineRebates.insert({ memberId, rate })
}

/** AGT-04, F-46: higher rebates for those directly below an agent, one or many. */
export const rebateHandlers = (world: World): RequestHandler[] => [
  operation(world, 'raiseRebate', async ({ body: { id, rebate, requestId }, member }) => {
    const team = teamOfCaller(world, member)
    if (!team) return refuse('function.not.available')
    const one = team.find((downline) => downline.id === id && downline.uplineId === member.id)
    if (!one) return fail(404)
    if (!wasGranted(world, { memberId: member.id, requestId })) {
      const range = raiseOf(world, member, one)
      if (range === null || !within(rebate, range))
        return invalid('/body/rebate', 'is out of range')
      await setRebate(world, id, rebate)
    }
    const detail = detailOf(world, member, team, id)
    return detail ? ok(detail) : fail(404)
  }),

  operation(world, 'raiseRebates', async ({ body: { ids, rebate, requestId }, member }) => {
    const team = teamOfCaller(world, member)
    if (!team) return refuse('function.not.available')
    const known = new Map(
      team.flatMap((one) => (one.uplineId === member.id ? [[one.id, one] as const] : [])),
    )
    const chosen = ids.flatMap((id) => known.get(id) ?? [])
    if (chosen.length < ids.length) return fail(404)
    if (!wasGranted(world, { memberId: member.id, requestId })) {
      if (!within(rebate, rebateRangeOf(world, member)))
        return invalid('/body/rebate', 'is out of range')
      for (const one of chosen) {
        const range = raiseOf(world, member, one)
        if (range !== null && within(rebate, range)) await setRebate(world, one.id, rebate)
      }
    }
    const list = chosen.map((one) => {
      const now = rebateOf(world, one)
      return { id: one.id, account: one.account, rebate: now, raised: now === rebate }
    })
    return ok({ list })
  }),
]
