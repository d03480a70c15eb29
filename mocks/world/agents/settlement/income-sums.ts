import { hash32 } from '../../core/prng.ts'
import type { World } from '../../world-types.ts'
import type { DayFigures } from '../team/day-book.ts'
import { hasManyChargebacks, type TeamMember } from '../team/team.ts'

/** Sums of a source in whole minor units, so that sums of sums are exact. */
export interface IncomeSums {
  stake: bigint
  payout: bigint
  bonuses: bigint
  rebates: bigint
  fees: bigint
  chargebacks: bigint
}

export const zeroIncome = (): IncomeSums => ({
  stake: 0n,
  payout: 0n,
  bonuses: 0n,
  rebates: 0n,
  fees: 0n,
  chargebacks: 0n,
})

/** Payment providers' fee for deposits, in percent. */
const FEE_PERCENT = 1n
/** Banks take one in this many deposits back. */
const ODDS = { usual: 400, many: 9 } as const

export function addIncome(sums: IncomeSums, other: IncomeSums) {
  sums.stake += other.stake
  sums.payout += other.payout
  sums.bonuses += other.bonuses
  sums.rebates += other.rebates
  sums.fees += other.fees
  sums.chargebacks += other.chargebacks
}

/** Whether a member exists only in derived figures; only they have banks. */
const isDerived = ({ db }: World, { id }: TeamMember) => db.members.find({ id }) === undefined

function chargedBack(world: World, one: TeamMember, start: number, { deposits }: DayFigures) {
  if (deposits === 0n || !isDerived(world, one)) return 0n
  const odds = hasManyChargebacks(world) ? ODDS.many : ODDS.usual
  return hash32(world.link.seed, `chargeback ${one.id} ${start}`) % odds === 0 ? deposits : 0n
}

/** The sums of one team member for the days that begin at `starts`, up to `now`. */
export function sumIncome(
  world: World,
  one: TeamMember,
  starts: readonly number[],
  now: number,
): IncomeSums {
  const sums = zeroIncome()
  for (const start of starts) {
    const day = one.book.day(start, now)
    if (!day) continue
    const { stake, payout, bonus, rebate, deposits } = day
    addIncome(sums, {
      stake,
      payout,
      bonuses: bonus,
      rebates: rebate,
      fees: (deposits * FEE_PERCENT) / 100n,
      chargebacks: chargedBack(world, one, start, day),
    })
  }
  return sums
}
