import { z } from 'zod/mini'
import type { Contract, ContractKind, ContractLimits, ContractTier } from '#api/agent/contracts.ts'
import { isRate, TERMS_OF, type TermName } from '#entities/contract/kinds.ts'
import { typedAmount, typedCount } from '#lib/amount-input.ts'
import { fromMinor, toMinor } from '#lib/money.ts'
import { normalise } from '#lib/search-text.ts'
import { processDividendContractBody } from '#openapi/generated/requests/processDividendContract.ts'
import { choiceParam, textParam } from '#patterns/search-state.ts'
import { NO_TIER, type TierFields, tierSchema } from './tier-fields.ts'

/** OTH-10..13: the page of each kind. */
const KIND_OF = {
  dividendContract: 'DIVIDEND',
  dailySalaryContract: 'DAILY_SALARY',
  hourSalaryContract: 'HOURLY_SALARY',
  realtimeSalaryContract: 'REALTIME_SALARY',
} as const satisfies Readonly<Record<string, ContractKind>>

const PAGES = [
  'dividendContract',
  'dailySalaryContract',
  'hourSalaryContract',
  'realtimeSalaryContract',
] as const

export type ContractPage = (typeof PAGES)[number]
export const kindOfPage = (page: ContractPage): ContractKind => KIND_OF[page]

/** The values in the address: the kind, the open contract, and the receiver of an offer. */
export const CONTRACTS_SEARCH = {
  page: choiceParam(PAGES, 'dividendContract'),
  contract: textParam(20),
  member: textParam(40),
}

const PERIODS = ['D', 'W', 'H', 'M'] as const

/** Problems of an offer; keys of `contracts:check`. */
export type Issue = 'choose' | 'account' | 'amount' | 'count' | 'rate' | 'most' | 'above'

const minorOf = (text: string): bigint | null => toMinor(typedAmount(text) ?? '')

const [offer] = processDividendContractBody.def.options
const { activeMembers } = offer.shape.terms.def.element.shape

const membersOf = (text: string): number | null => {
  const count = typedCount(text)
  return z.safeParse(activeMembers, count).success ? count : null
}

/** The problem of one term, or null. */
export function termIssue(name: TermName, text: string, maxRate: string): Issue | null {
  if (name === 'activeMembers') return membersOf(text) === null ? 'count' : null
  const minor = minorOf(text)
  if (!isRate(name)) return minor === null ? 'amount' : null
  if (minor === null || minor === 0n) return 'rate'
  return minor > (toMinor(maxRate) ?? 0n) ? 'most' : null
}

/** Whether a tier requires more than the previous one and pays more, as the server demands. */
export function isAbove(kind: ContractKind, tier: TierFields, before: TierFields): boolean {
  const compare = (name: TermName): bigint =>
    (minorOf(tier[name]) ?? 0n) - (minorOf(before[name]) ?? 0n)
  const conditions = TERMS_OF[kind].filter((name) => !isRate(name))
  return (
    conditions.every((name) => compare(name) >= 0n) &&
    conditions.some((name) => compare(name) > 0n) &&
    TERMS_OF[kind].filter(isRate).every((name) => compare(name) > 0n)
  )
}

/** A typed tier as the contract writes it: decimal texts, a count, null for terms of other kinds. */
export function toContractTier(kind: ContractKind, tier: TierFields): ContractTier {
  const has = (name: TermName) => TERMS_OF[kind].includes(name)
  const decimal = (name: TermName) => (has(name) ? fromMinor(minorOf(tier[name]) ?? 0n) : null)
  return {
    periodValidBet: decimal('periodValidBet'),
    periodProfitLoss: decimal('periodProfitLoss'),
    activeMembers: has('activeMembers') ? membersOf(tier.activeMembers) : null,
    dailyBetAmount: decimal('dailyBetAmount'),
    hourlyBetAmount: decimal('hourlyBetAmount'),
    rate: decimal('rate'),
    singleBetAmount: decimal('singleBetAmount'),
    profitRate: decimal('profitRate'),
    lossRate: decimal('lossRate'),
  }
}

/** The tiers typed so far that could be sent; from the first that could not, none. */
export function parseTerms(
  kind: ContractKind,
  tiers: readonly Partial<TierFields>[],
  maxRate: string,
): ContractTier[] {
  const whole = tiers.map((tier) => ({ ...NO_TIER, ...tier }))
  const wrong = whole.findIndex((tier) =>
    TERMS_OF[kind].some((name) => termIssue(name, tier[name], maxRate) !== null),
  )
  return (wrong < 0 ? whole : whole.slice(0, wrong)).map((tier) => toContractTier(kind, tier))
}

/** Sample team sums and a single bet for the example, if the terms require nothing. */
const USUAL_SUM = '10000.00'
const USUAL_BET = '1000.00'

/** The payment of a tier whose conditions are just met, rounded down as the server does. */
export function computeExample(kind: ContractKind, tier: ContractTier) {
  const asked = {
    DIVIDEND: tier.periodProfitLoss,
    DAILY_SALARY: tier.dailyBetAmount,
    HOURLY_SALARY: tier.hourlyBetAmount,
    REALTIME_SALARY: tier.singleBetAmount,
  }[kind]
  const usual = kind === 'REALTIME_SALARY' ? USUAL_BET : USUAL_SUM
  const base = asked === null || toMinor(asked) === 0n ? usual : asked
  const share = (rate: string | null) =>
    fromMinor(((toMinor(base) ?? 0n) * (toMinor(rate ?? '0.00') ?? 0n)) / 10_000n)
  return kind === 'REALTIME_SALARY'
    ? { base, pays: share(tier.lossRate), paysWon: share(tier.profitRate) }
    : { base, pays: share(tier.rate), paysWon: '0.00' }
}

/** Those directly below the agent, by account, as many as the contract gives at once. */
export const DIRECT_DOWNLINES_QUERY = {
  sort: 'ACCOUNT',
  order: 'ASCENDING',
  pageNo: 1,
  pageSize: 1000,
} as const

/** Maximum number of people listed; typing narrows the list. */
const MAX_LISTED = 50

interface Person {
  readonly account: string
  readonly nickname: string | null
}

/** The people whose account or nickname contains the text; selected ones stay in the list. */
export function findPeople<One extends Person>(
  people: readonly One[],
  text: string,
  chosen: string,
): { shown: readonly One[]; more: number } {
  const part = normalise(text.trim())
  const found = people.filter(({ account, nickname }) =>
    [account, nickname ?? ''].some((name) => normalise(name).includes(part)),
  )
  const listed = found.slice(0, MAX_LISTED)
  const kept = people.filter((one) => one.account === chosen && !listed.includes(one))
  return { shown: [...kept, ...listed], more: found.length - listed.length }
}

/** The form fields of an open offer, for editing it. */
export const toOfferFields = ({ other, period, terms }: Contract): OfferFields => ({
  account: other.account,
  period,
  tiers: terms.map(({ activeMembers, ...tier }) => ({
    ...NO_TIER,
    ...Object.fromEntries(Object.entries(tier).map(([name, value]) => [name, value ?? ''])),
    activeMembers: activeMembers === null ? '' : String(activeMembers),
  })),
})

/** An offer: the receiver's account, the frequency, and the tiers. */
export const offerSchema = (kind: ContractKind, { maxRate }: ContractLimits) =>
  z.object({
    account: z.string().check(z.trim(), z.minLength(1, 'choose')),
    period: z.enum(PERIODS),
    tiers: z.array(tierSchema).check(
      z.superRefine((tiers, context) => {
        for (const [n, tier] of tiers.entries()) {
          for (const name of TERMS_OF[kind]) {
            const message = termIssue(name, tier[name], maxRate)
            if (message) context.addIssue({ code: 'custom', message, path: [n, name] })
          }
          const before = tiers[n - 1]
          if (before && !isAbove(kind, tier, before))
            context.addIssue({
              code: 'custom',
              message: 'above',
              path: [n, TERMS_OF[kind][0] ?? 'rate'],
            })
        }
      }),
    ),
  })
export type OfferFields = z.output<ReturnType<typeof offerSchema>>
