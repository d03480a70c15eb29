import { type MoneySums, zeroMoney } from './day-book.ts'
import type { TeamMember } from './team.ts'

/** Sums in whole minor units; counts in people. */
export interface TeamSums extends MoneySums {
  newMembers: number
  active: number
}

export const zeroSums = (): TeamSums => ({ newMembers: 0, active: 0, ...zeroMoney() })

export function addDay(sums: MoneySums, day: Readonly<MoneySums>) {
  sums.deposits += day.deposits
  sums.withdrawals += day.withdrawals
  sums.stake += day.stake
  sums.validBet += day.validBet
  sums.payout += day.payout
  sums.bonus += day.bonus
  sums.rebate += day.rebate
}

/** Totals, daily figures and the progress of sign-ups for the days that begin at `starts`, up to now. */
export function sumTeamFigures(
  team: readonly TeamMember[],
  starts: readonly number[],
  now: number,
) {
  const totals = zeroSums()
  const days = starts.map(zeroSums)
  const funnel = { signUps: 0, firstDeposits: 0, active: 0 }
  for (const { joinedAt, joinedDay, book } of team) {
    const isNew = starts.includes(joinedDay) && joinedAt <= now
    let hasPlayed = false
    let hasDeposited = false
    for (const [n, start] of starts.entries()) {
      const day = book.day(start, now)
      const sums = days[n]
      if (!sums) continue
      if (isNew && start === joinedDay) sums.newMembers += 1
      if (!day) continue
      addDay(sums, day)
      if (day.stake > 0n) {
        sums.active += 1
        hasPlayed = true
      }
      hasDeposited ||= day.isFirst
    }
    if (hasPlayed) totals.active += 1
    if (!isNew) continue
    totals.newMembers += 1
    funnel.signUps += 1
    if (hasDeposited) funnel.firstDeposits += 1
    if (hasPlayed) funnel.active += 1
  }
  for (const day of days) addDay(totals, day)
  return { totals, days, funnel }
}
