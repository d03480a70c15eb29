import type { RequestHandler } from 'msw'
import { fail, invalid, ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { raiseOf, rebateOf, rebateRangeOf } from '#mocks/world/agents/team/downline-rebate.ts'
import type { TeamMember } from '#mocks/world/agents/team/team.ts'
import { type Amount, compareAmounts } from '#mocks/world/core/amount.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import { detailOf } from './downline-view.ts'
import { teamOfCaller } from './team.ts'

const within = (rate: Amount, { least, most }: { least: Amount; most: Amount }): boolean =>
  compareAmounts(rate, least) >= 0 && compareAmounts(rate, most) <= 0

async function setRebate({ db }: World, memberId: number, rate: Amount): Promise<void> {
  db.downlineRebates.remove({ memberId })
  await db.downlineRebates.insert({ memberId, rate })
}

function shownDetail(world: World, member: Member, team: readonly TeamMember[], id: number) {
  const detail = detailOf(world, member, team, id)
  return detail && ok(detail)
}

/** Those with these ids, all directly below an agent; null when one is not. */
function chosenOf(team: readonly TeamMember[], { id: uplineId }: Member, ids: readonly number[]) {
  const known = new Map(
    team.flatMap((one) => (one.uplineId === uplineId ? [[one.id, one] as const] : [])),
  )
  const chosen = ids.flatMap((id) => known.get(id) ?? [])
  return chosen.length < ids.length ? null : chosen
}

const shownRaised = (world: World, chosen: readonly TeamMember[], rebate: Amount) =>
  chosen.map((one) => {
    const now = rebateOf(world, one)
    return { id: one.id, account: one.account, rebate: now, raised: now === rebate }
  })

/** AGT-04, F-46: higher rebates for those directly below an agent, one or many. */
export const rebateHandlers = (world: World): RequestHandler[] => [
  operation(
    world,
    'raiseRebate',
    async ({ body: { id, rebate }, member }) => {
      const team = teamOfCaller(world, member)
      if (!team) return refuse('function.not.available')
      const one = team.find((downline) => downline.id === id && downline.uplineId === member.id)
      if (!one) return fail(404)
      const range = raiseOf(world, member, one)
      if (range === null || !within(rebate, range))
        return invalid('/body/rebate', 'is out of range')
      await setRebate(world, id, rebate)
      return shownDetail(world, member, team, id) ?? fail(404)
    },
    {
      again: ({ body: { id }, member }) => {
        const team = teamOfCaller(world, member)
        return team && shownDetail(world, member, team, id)
      },
    },
  ),

  operation(
    world,
    'raiseRebates',
    async ({ body: { ids, rebate }, member }) => {
      const team = teamOfCaller(world, member)
      if (!team) return refuse('function.not.available')
      const chosen = chosenOf(team, member, ids)
      if (!chosen) return fail(404)
      if (!within(rebate, rebateRangeOf(world, member)))
        return invalid('/body/rebate', 'is out of range')
      for (const one of chosen) {
        const range = raiseOf(world, member, one)
        if (range !== null && within(rebate, range)) await setRebate(world, one.id, rebate)
      }
      return ok({ list: shownRaised(world, chosen, rebate) })
    },
    {
      again: ({ body: { ids, rebate }, member }) => {
        const chosen = chosenOf(teamOfCaller(world, member) ?? [], member, ids)
        return chosen && ok({ list: shownRaised(world, chosen, rebate) })
      },
    },
  ),
]
