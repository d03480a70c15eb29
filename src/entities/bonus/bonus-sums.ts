import { fromMinor, toMinor } from '#lib/money.ts'

/** The bonus terms of a promotion; amounts are decimal strings. */
export interface BonusRule {
  readonly bonusPercent: number | null
  readonly bonusAmount: string | null
  readonly maxBonus: string | null
  readonly times: number
  readonly base: 'BONUS' | 'DEPOSIT_AND_BONUS'
}

const minor = (amount: string | null): bigint | null => (amount === null ? null : toMinor(amount))

/**
 * The bonus of a deposit and what has to be staked for it, as decimal texts: the one calculation wherever
 * an offer is shown. Null when nothing can be worked out.
 */
export function computeBonus(rule: BonusRule, deposit: string | null) {
  const { bonusPercent, bonusAmount, maxBonus, times, base } = rule
  const paid = minor(deposit)
  const percentage = paid === null ? null : (paid * BigInt(bonusPercent ?? 0)) / 100n
  const share = bonusPercent === null ? minor(bonusAmount) : percentage
  if (share === null) return null
  const most = minor(maxBonus)
  const bonus = most !== null && share > most ? most : share
  const sum = base === 'BONUS' ? bonus : bonus + (paid ?? 0n)
  return {
    bonus: fromMinor(bonus),
    base: fromMinor(sum),
    turnover: fromMinor(sum * BigInt(times)),
  }
}
