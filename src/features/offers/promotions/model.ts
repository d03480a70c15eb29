import type {
  Promotion,
  PromotionApplication,
  PromotionFilter,
  PromotionTerms,
} from '../../../api/promotions.ts'
import { fromMinor, toMinor } from '../../../lib/money.ts'
import type { Role } from '../../../session/roles.ts'

/** ENT-79: the thirteen filters, in the order of the chips. */
export const FILTERS = [
  'all',
  'sports',
  'live',
  'slots',
  'card',
  'fish',
  'lotto',
  'rebate',
  'points-mall',
  'ranking',
  'deposit',
  'app-download',
  'newbie',
] as const satisfies readonly PromotionFilter[]

/** In code points. */
export const COMMENT_MAX = 140
/** D-090. */
export const FILES_MAX = 3

/** RTE-13: the filter an address names; anything unknown is all. */
export function filterOf(search: string): PromotionFilter {
  const name = new URLSearchParams(search).get('type')
  return FILTERS.find((known) => known === name) ?? 'all'
}

/** The promotion an address names, and whether its form is open. */
export function offerOf(search: string): { id: number; applying: boolean } | null {
  const params = new URLSearchParams(search)
  const text = params.get('id') ?? ''
  return /^[1-9]\d{0,8}$/.test(text)
    ? { id: Number(text), applying: params.get('apply') === '1' }
    : null
}

interface Place {
  readonly type?: PromotionFilter
  readonly id?: number | null
  readonly apply?: boolean
}

/** A query string with another filter, promotion or form; what belongs to others in it stays. */
export function withPlace(search: string, { type, id, apply }: Place): string {
  const params = new URLSearchParams(search)
  if (type === 'all') params.delete('type')
  else if (type) params.set('type', type)
  if (id === null) params.delete('id')
  else if (id !== undefined) params.set('id', String(id))
  if (apply === true) params.set('apply', '1')
  else params.delete('apply')
  const text = params.toString()
  return text ? `?${text}` : ''
}

const DAY = 86_400_000

/** How a last day reads; `days` counts begun days from two on. Keys of `promotions:until`. */
export function deadlineOf(endAt: number | null, now: number) {
  if (endAt === null) return { key: 'none', days: 0 } as const
  if (endAt <= now) return { key: 'ended', days: 0 } as const
  const days = Math.ceil((endAt - now) / DAY)
  return days === 1 ? ({ key: 'day', days } as const) : ({ key: 'days', days } as const)
}

export const hasEnded = ({ endAt }: Pick<Promotion, 'endAt'>, now: number): boolean =>
  endAt !== null && endAt <= now

/** Those that run first; otherwise in the merchant's order. */
export const inOrder = (offers: readonly Promotion[], now: number): readonly Promotion[] => [
  ...offers.filter((offer) => !hasEnded(offer, now)),
  ...offers.filter((offer) => hasEnded(offer, now)),
]

/** What an example deposits, unless the least is more: ৳1,000 in minor units. */
const EXAMPLE = 100_000n
/** A game that gives back 96 of 100 keeps 4. */
const KEPT = 4n

const minorOf = (amount: string | null): bigint | null => (amount === null ? null : toMinor(amount))

/**
 * F-28: the terms worked out, in whole minor units. Null when no sum has to be staked.
 * `cost` is what staking it takes on average at a return of 96 %.
 */
export function exampleOf(terms: PromotionTerms) {
  const { bonusPercent, wagering } = terms
  if (wagering === null) return null
  const least = minorOf(terms.minDeposit) ?? 0n
  const deposit = bonusPercent === null ? null : least > EXAMPLE ? least : EXAMPLE
  const most = minorOf(terms.maxBonus)
  const share =
    deposit === null || bonusPercent === null
      ? minorOf(terms.bonusAmount)
      : (deposit * BigInt(bonusPercent)) / 100n
  if (share === null) return null
  const bonus = most !== null && share > most ? most : share
  const base = wagering.base === 'BONUS' ? bonus : bonus + (deposit ?? 0n)
  const turnover = base * BigInt(wagering.times)
  return {
    deposit: deposit === null ? null : fromMinor(deposit),
    bonus: fromMinor(bonus),
    base: fromMinor(base),
    turnover: fromMinor(turnover),
    cost: fromMinor((turnover * KEPT) / 100n),
  }
}

interface Asking {
  readonly offer: Promotion
  readonly application: PromotionApplication | null
  readonly role: Role
  readonly now: number
}

/** Whether this visitor may apply, or what is said instead. Keys of `promotions:door`. */
export function doorOf({ offer, application, role, now }: Asking) {
  if (application) return application.state
  if (hasEnded(offer, now)) return 'ended'
  if (offer.terms.application === 'NONE') return 'automatic'
  if (role === 'guest') return 'login'
  if (role === 'trial') return 'trial'
  return role === 'agent' ? 'agent' : 'apply'
}

/** The sign of a currency as its readers write it: ৳ for BDT; the code where there is none. */
export function currencySign(code: string): string {
  try {
    const parts = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0)
    return parts.find(({ type }) => type === 'currency')?.value ?? code
  } catch {
    return code
  }
}
