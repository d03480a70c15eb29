import type {
  Promotion,
  PromotionApplication,
  PromotionFilter,
  PromotionRefusal,
  PromotionTerms,
} from '#api/offers/promotions.ts'
import { computeBonus } from '#entities/bonus/bonus-sums.ts'
import { fromMinor, toMinor } from '#lib/money.ts'
import { choiceParam, flagParam, idParam, type SearchParam } from '#patterns/search-state.ts'
import type { Role } from '#session/roles.ts'

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

/** Ids have up to nine digits. */
const promotionParam: SearchParam<number | null> = {
  ...idParam,
  parse: (text) => (text && text.length <= 9 ? idParam.parse(text) : null),
}

/** RTE-13: the address of the page: the filter, the open promotion, and whether its form is open. */
export const PROMOTIONS_SEARCH = {
  type: choiceParam(FILTERS, 'all'),
  id: promotionParam,
  apply: flagParam,
}

const DAY = 86_400_000

/** The text of a last day: a key of `promotions:until`, and how many days are left, begun ones included. */
export function toDeadline(endAt: number | null, now: number) {
  if (endAt === null) return { key: 'none', days: 0 } as const
  if (endAt <= now) return { key: 'ended', days: 0 } as const
  const days = Math.ceil((endAt - now) / DAY)
  return days === 1 ? ({ key: 'day', days } as const) : ({ key: 'days', days } as const)
}

const hasEnded = ({ endAt }: Pick<Promotion, 'endAt'>, now: number): boolean =>
  endAt !== null && endAt <= now

/** Ended promotions come last; otherwise in the merchant's order. */
export const endedLast = (offers: readonly Promotion[], now: number): readonly Promotion[] => [
  ...offers.filter((offer) => !hasEnded(offer, now)),
  ...offers.filter((offer) => hasEnded(offer, now)),
]

/** The deposit of the example, unless the minimum is higher: ৳1,000 in minor units. */
const EXAMPLE = 100_000n
/** The house edge, in per cent, at a return to player of 96 %. */
const HOUSE_EDGE = 4n

/**
 * A worked example of the terms, as decimal amounts; null when nothing has to be staked.
 * `cost` is the average loss on the turnover at a return to player of 96 %.
 */
export function toExample(terms: PromotionTerms) {
  const { bonusPercent, wagering } = terms
  if (wagering === null) return null
  const minimum = toMinor(terms.minDeposit ?? '0.00') ?? 0n
  const deposit = bonusPercent === null ? null : fromMinor(minimum > EXAMPLE ? minimum : EXAMPLE)
  const sums = computeBonus({ ...terms, ...wagering }, deposit)
  if (sums === null) return null
  const cost = fromMinor(((toMinor(sums.turnover) ?? 0n) * HOUSE_EDGE) / 100n)
  return { deposit, ...sums, cost }
}

/** The ten statuses of an activity, spelled as the specification does. */
export type ActivityStatus = PromotionApplication['status'] | 'Join' | 'Close' | 'coming soon'

type Refusal = PromotionRefusal['code']

/** The state of a promotion for the member: their application, and why another one would be refused now. */
export interface Standing {
  readonly application: PromotionApplication | null
  readonly refusal: Refusal | null
}

interface StatusFacts {
  readonly offer: Promotion
  readonly application: PromotionApplication | null
  readonly now: number
}

/** The status of a promotion for a member: by the application, or else by its times. */
function activityStatusOf({ offer, application, now }: StatusFacts): ActivityStatus {
  if (application) return application.status
  if (hasEnded(offer, now)) return 'Close'
  return offer.startAt > now ? 'coming soon' : 'Join'
}

/** D-060: what the button does in each status; null where there is nothing left to do. */
export const BUTTON_OF = {
  Join: 'apply',
  Claim: 'claim',
  Applying: 'disabled',
  Process: 'disabled',
  Joined: 'disabled',
  Close: 'disabled',
  'coming soon': 'disabled',
  Rejected: 'retry',
  Issued: null,
  Claimed: null,
} as const satisfies Record<ActivityStatus, string | null>

/** The status of a promotion for this visitor; instead of Join, what prevents an application. */
export type Eligibility =
  | ActivityStatus
  | 'automatic'
  | 'login'
  | 'trial'
  | 'agent'
  | 'deposit'
  | Exclude<Refusal, 'promotion.ended' | 'promotion.not.started'>

export interface EligibilityFacts extends StatusFacts, Standing {
  readonly role: Role
}

/** Whether this visitor may apply now, after a login, or why not. */
export function checkEligibility({ role, ...facts }: EligibilityFacts): Eligibility {
  const status = activityStatusOf(facts)
  if (status !== 'Join') return status
  if (facts.offer.terms.application === 'NONE') return 'automatic'
  if (role === 'guest') return 'login'
  if (role === 'trial') return 'trial'
  if (role === 'agent') return 'agent'
  if (facts.refusal === 'promotion.ended') return 'Close'
  if (facts.refusal === 'promotion.not.started') return 'coming soon'
  if (facts.refusal !== null) return facts.refusal
  // A share of a deposit is chosen with the deposit, where its sums are shown.
  return facts.offer.terms.bonusPercent === null ? 'Join' : 'deposit'
}

/** Whether the form is open to this visitor: for a first application or another one. */
export const mayApply = (facts: EligibilityFacts): boolean =>
  checkEligibility(facts) === 'Join' || facts.application?.mayRetry === true

export type CardAction =
  | 'Join'
  | 'login'
  | 'trial'
  | 'deposit'
  | 'again'
  | 'claim'
  | 'bonus'
  | 'details'

/** The one action of a promotion's card. */
export function findCardAction(facts: EligibilityFacts): CardAction {
  const eligibility = checkEligibility(facts)
  if (eligibility === 'Join' || eligibility === 'login' || eligibility === 'trial')
    return eligibility
  if (eligibility === 'deposit') return 'deposit'
  if (eligibility === 'Claim') return 'claim'
  if (eligibility === 'Issued' || eligibility === 'Claimed') return 'bonus'
  return eligibility === 'Rejected' && mayApply(facts) ? 'again' : 'details'
}
