import { type Amount, subtractAmounts, sumAmounts } from '../core/amount.ts'
import type { BetFacts } from './bets.ts'

/** Sums of decided bets, used alike by the bet record, profit and loss, and play sessions. */
export function sumBets(bets: readonly BetFacts[]) {
  const decided = bets.filter(({ status }) => status !== 'PENDING')
  const sum = (amountOf: (bet: BetFacts) => Amount): Amount => sumAmounts(decided.map(amountOf))
  const stake = sum((bet) => bet.stake)
  const payout = sum((bet) => bet.payout)
  return { decided, stake, payout, net: subtractAmounts(payout, stake) }
}
