import { toMinor } from '../../core/amount.ts'
import type { InvalidPart } from '../../core/refusal.ts'
import type { Contract } from './machine.ts'

type Kind = Contract['kind']
type Period = Contract['period']
type Tier = Contract['terms'][number]
type TermName = keyof Tier

/** ENT-71, ENT-72: the terms of each kind. The last one is what is paid. */
const TERMS_OF: Readonly<Record<Kind, readonly TermName[]>> = {
  DIVIDEND: ['periodValidBet', 'periodProfitLoss', 'activeMembers', 'rate'],
  DAILY_SALARY: ['dailyBetAmount', 'activeMembers', 'rate'],
  HOURLY_SALARY: ['hourlyBetAmount', 'rate'],
  REALTIME_SALARY: ['singleBetAmount', 'profitRate', 'lossRate'],
}

const TERM_NAMES: readonly TermName[] = [
  'periodValidBet',
  'periodProfitLoss',
  'activeMembers',
  'dailyBetAmount',
  'hourlyBetAmount',
  'rate',
  'singleBetAmount',
  'profitRate',
  'lossRate',
]
const RATES: readonly TermName[] = ['rate', 'profitRate', 'lossRate']

/** CON-05, ENT-73..76: the periods that a kind may be paid in; the other kinds have a fixed one. */
export const PERIODS_OF: Readonly<Record<Kind, readonly Period[]>> = {
  DIVIDEND: ['D', 'W', 'H', 'M'],
  DAILY_SALARY: ['D', 'W', 'H', 'M'],
  HOURLY_SALARY: ['D'],
  REALTIME_SALARY: ['D'],
}

/** The highest rate that may be offered, in per cent. */
export const MAX_RATE: Readonly<Record<Kind, string>> = {
  DIVIDEND: '50.00',
  DAILY_SALARY: '5.00',
  HOURLY_SALARY: '3.00',
  REALTIME_SALARY: '2.00',
}

export const MAX_TIERS = 5

const minorOf = (tier: Tier, name: TermName): bigint => {
  const value = tier[name]
  if (value === null) return -1n
  return typeof value === 'number' ? BigInt(value) * 100n : toMinor(value)
}

/** Whether a tier requires at least as much as the one below it, more in one term, and pays more. */
function isAbove(tier: Tier, before: Tier, names: readonly TermName[]): boolean {
  const conditions = names.filter((name) => !RATES.includes(name))
  const rates = names.filter((name) => RATES.includes(name))
  return (
    conditions.every((name) => minorOf(tier, name) >= minorOf(before, name)) &&
    conditions.some((name) => minorOf(tier, name) > minorOf(before, name)) &&
    rates.every((name) => minorOf(tier, name) > minorOf(before, name))
  )
}

/** The problem with one term of a tier, or null. */
function validateTerm(kind: Kind, name: TermName, tier: Tier): string | null {
  const isOfKind = TERMS_OF[kind].includes(name)
  if (isOfKind === (tier[name] === null)) return 'does not fit the kind'
  if (!isOfKind) return null
  const value = minorOf(tier, name)
  if (!RATES.includes(name)) return value < 0n ? 'is below zero' : null
  return value <= 0n || value > toMinor(MAX_RATE[kind]) ? 'is out of range' : null
}

/** The problem with a tier, with its place below the tier, or null. */
function validateTier(kind: Kind, tier: Tier, before: Tier | undefined): InvalidPart | null {
  for (const name of TERM_NAMES) {
    const expected = validateTerm(kind, name, tier)
    if (expected !== null) return { place: `/${name}`, expected }
  }
  if (before && !isAbove(tier, before, TERMS_OF[kind]))
    return { place: '', expected: 'is not above the tier before it' }
  return null
}

/** The first part of terms that breaks the rules of their kind, with its place in the body, or null. */
export function validateTerms(
  kind: Kind,
  period: Period,
  terms: Contract['terms'],
): InvalidPart | null {
  if (!PERIODS_OF[kind].includes(period))
    return { place: '/period', expected: 'is not one of this kind' }
  const most = kind === 'REALTIME_SALARY' ? 1 : MAX_TIERS
  if (terms.length > most) return { place: '/terms', expected: `has more than ${most} tiers` }
  for (const [n, tier] of terms.entries()) {
    const invalid = validateTier(kind, tier, terms[n - 1])
    if (invalid) return { ...invalid, place: `/terms/${n}${invalid.place}` }
  }
  return null
}

/** The rate that contracts of a kind are compared by (D-077): the highest that they can pay. */
export const getHighestRate = ({ terms }: Pick<Contract, 'terms'>): bigint =>
  terms
    .flatMap((tier) => RATES.map((name) => minorOf(tier, name)))
    .reduce((most, rate) => (rate > most ? rate : most), 0n)

/**
 * CON-04, D-077: whether accepting an offer ends a contract that its receiver has given to a downline. HIGHER follows
 * the specification: a higher own rate ends it. With LOWER no one pays downlines more than they receive.
 */
export const endsByAccepting = (
  own: Pick<Contract, 'terms'>,
  downline: Pick<Contract, 'terms'>,
  when: 'HIGHER' | 'LOWER',
): boolean =>
  when === 'HIGHER'
    ? getHighestRate(own) > getHighestRate(downline)
    : getHighestRate(own) < getHighestRate(downline)
