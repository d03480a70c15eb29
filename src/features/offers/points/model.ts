import { z } from 'zod/mini'
import type { MallReward, PointsConfig, RewardField } from '#api/offers/points.ts'
import { typedCount } from '#lib/amount-input.ts'
import { fromMinor, toMinor } from '#lib/money.ts'
import { paymentPasswordSchema } from '#patterns/forms/payment-password-part.tsx'
import type { Phone } from '#patterns/forms/use-phone.ts'
import { choiceParam, textParam } from '#patterns/search-state.ts'
import { type DeliveryFields, deliveryShape } from './delivery.ts'

/** OTH-05..09; the first two are public. */
export const TABS = ['rewards', 'rules', 'history', 'details'] as const
export type Tab = (typeof TABS)[number]
export const OWN_TABS: readonly Tab[] = ['history', 'details']

/** Search parameters of the page: the part shown, and the reward being redeemed, or `money`. */
export const MALL_SEARCH = { tab: choiceParam(TABS, 'rewards'), give: textParam(40) }

/** In the address in place of a reward: points become money. */
export const MONEY = 'money'

/** The offers for points. */
export type PointsOffer =
  | { readonly kind: 'reward'; readonly reward: MallReward }
  | { readonly kind: 'money'; readonly config: PointsConfig }

export interface SpendFields extends DeliveryFields {
  count: string
  paymentPassword: string
}

/** The fields that the offer requires in addition to the count. */
export const requiredFields = (offer: PointsOffer): readonly RewardField[] =>
  offer.kind === 'money' ? [] : offer.reward.fields

/** The allowed number of rewards, or of points. */
export function getQuantityRange(offer: PointsOffer): { min: number; max: number } {
  if (offer.kind === 'money') return { min: offer.config.convertMin, max: offer.config.convertMax }
  const { maxQuantity, stock } = offer.reward
  return { min: 1, max: stock === null ? maxQuantity : Math.min(maxQuantity, stock) }
}

export const spendSchema = (offer: PointsOffer) => {
  const { min, max } = getQuantityRange(offer)
  return z.object({
    count: z.string().check(
      z.overwrite((text) => String(typedCount(text) ?? text)),
      z.refine((text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max),
    ),
    paymentPassword: paymentPasswordSchema(),
  })
}

/**
 * The schema of a step, with the fields that the reward requires; without the payment password if a later step requires
 * it.
 */
export const stepSchema = (
  offer: PointsOffer,
  phone: Phone,
  country: string,
  withPassword: boolean,
) =>
  z.extend(spendSchema(offer), {
    ...deliveryShape(requiredFields(offer), phone, country),
    paymentPassword: withPassword ? paymentPasswordSchema() : z.string(),
  })

/** The points it costs, and the money it pays. D-053: 100 points are one unit of currency. */
export function computeCost(
  offer: PointsOffer,
  count: string,
): { points: string; money: string | null } {
  const units = BigInt(typedCount(count) ?? 0)
  if (offer.kind === 'reward')
    return { points: fromMinor((toMinor(offer.reward.points) ?? 0n) * units), money: null }
  const { convertPoints, convertAmount } = offer.config
  const per = toMinor(convertPoints) ?? 1n
  const money = (units * 100n * (toMinor(convertAmount) ?? 0n)) / (per === 0n ? 1n : per)
  return { points: fromMinor(units * 100n), money: fromMinor(money) }
}

/** Whether a member with this many points can have one. */
export const canAfford = ({ points, stock }: MallReward, own: string): boolean =>
  stock !== 0 && (toMinor(points) ?? 0n) <= (toMinor(own) ?? 0n)

/** Points that are missing for one, and how much of its price is there in whole hundredths: 100 only when nothing is missing. */
export function getProgress(
  { points }: MallReward,
  own: string,
): { missing: string; percent: number } {
  const price = toMinor(points) ?? 0n
  const there = toMinor(own) ?? 0n
  if (there >= price) return { missing: '0.00', percent: 100 }
  return { missing: fromMinor(price - there), percent: Number((there * 100n) / price) }
}

/** The cheapest available reward that the points do not reach yet; null when they reach all. */
export function nextReward(list: readonly MallReward[], own: string): MallReward | null {
  const further = list.filter((reward) => reward.stock !== 0 && !canAfford(reward, own))
  const priceOf = (reward: MallReward) => toMinor(reward.points) ?? 0n
  return further.reduce<MallReward | null>(
    (next, reward) => (next === null || priceOf(reward) < priceOf(next) ? reward : next),
    null,
  )
}

/**
 * The number that selects the plural form of "point"; a language may have up to six. The shown number is formatted
 * separately.
 */
export const pluralCount = (points: string): number => Number(toMinor(points) ?? 0n) / 100
