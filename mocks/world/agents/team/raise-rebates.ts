import { type Amount, compareAmounts } from '../../core/amount.ts'
import { done, invalidRequest, refusal } from '../../core/refusal.ts'
import type { Member } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'
import { getRaiseRange, getRebateRange } from './downline-rebate.ts'
import { listTeam, type TeamMember } from './team.ts'

interface Range {
  readonly min: Amount
  readonly max: Amount
}

const within = (rate: Amount, { min, max }: Range): boolean =>
  compareAmounts(rate, min) >= 0 && compareAmounts(rate, max) <= 0

async function setRebate({ db }: World, memberId: number, rate: Amount): Promise<void> {
  db.downlineRebates.remove({ memberId })
  await db.downlineRebates.insert({ memberId, rate })
}

/** The direct downlines with these ids; null if one is not a direct downline. */
export function directDownlines(
  world: World,
  agent: Member,
  ids: readonly number[],
): readonly TeamMember[] | null {
  const direct = listTeam(world, agent).filter(({ uplineId }) => uplineId === agent.id)
  const known = new Map(direct.map((one) => [one.id, one]))
  const chosen = ids.flatMap((id) => known.get(id) ?? [])
  return chosen.length < ids.length ? null : chosen
}

/** AGT-04: a higher rebate for one directly below an agent. */
export async function raiseRebate(
  world: World,
  agent: Member,
  { id, rebate }: { readonly id: number; readonly rebate: Amount },
) {
  const [one] = directDownlines(world, agent, [id]) ?? []
  if (!one) return refusal('unknown')
  const range = getRaiseRange(world, agent, one)
  if (range === null || !within(rebate, range)) return invalidRequest('/rebate', 'is out of range')
  await setRebate(world, id, rebate)
  return done(one)
}

/** F-46: one rebate for several; who has as much or more keeps it. */
export async function raiseRebates(
  world: World,
  agent: Member,
  { ids, rebate }: { readonly ids: readonly number[]; readonly rebate: Amount },
) {
  const chosen = directDownlines(world, agent, ids)
  if (!chosen) return refusal('unknown')
  if (!within(rebate, getRebateRange(world, agent)))
    return invalidRequest('/rebate', 'is out of range')
  for (const one of chosen) {
    const range = getRaiseRange(world, agent, one)
    if (range !== null && within(rebate, range)) await setRebate(world, one.id, rebate)
  }
  return done(chosen)
}
