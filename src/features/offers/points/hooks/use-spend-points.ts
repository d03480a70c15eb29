import { useQueryClient } from '@tanstack/react-query'
import {
  convertPoints,
  findRedemptionByRequest,
  pointsKeys,
  type RedeemDelivery,
  redeemPoints,
} from '#api/offers/points.ts'
import { prizeKeys } from '#api/offers/prizes.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useLostWrite } from '#patterns/use-lost-write.ts'
import { formDrafts } from '#session/drafts.ts'
import type { PointsOffer, SpendFields } from '../model.ts'

/** The part of the form that is sent. */
type SpendInput = Pick<SpendFields, 'count' | 'paymentPassword'> & {
  readonly delivery: RedeemDelivery | undefined
}

/** The name of an offer's draft. */
export const draftName = (offer: PointsOffer): string =>
  offer.kind === 'money' ? 'points-convert' : `points-redeem-${offer.reward.id}`

/**
 * Spends points, once. The points, and the tickets of the wheel that they may have become, are fetched again, whatever
 * the outcome, and after a refusal the rewards too.
 */
export function useSpendPoints(offer: PointsOffer, onDone: () => void) {
  const client = useQueryClient()
  const refresh = async () => {
    for (const queryKey of [pointsKeys.own, prizeKeys.wheel])
      await client.invalidateQueries({ queryKey }).catch(() => undefined)
  }
  const write = useIdempotentMutation({
    name: offer.kind === 'money' ? 'points-convert' : 'points-redeem',
    send: ({ count, paymentPassword, delivery }: SpendInput, requestId) => {
      const common = { paymentPassword, requestId }
      return offer.kind === 'money'
        ? convertPoints({ ...common, points: Number(count) })
        : redeemPoints({
            ...common,
            ...(delivery && { delivery }),
            rewardId: offer.reward.id,
            quantity: Number(count),
          })
    },
    contentOf: ({ count, delivery }) => ({
      count,
      delivery,
      for: offer.kind === 'money' ? 'money' : offer.reward.id,
    }),
    async onSettled(outcome) {
      if (outcome.kind === 'done') formDrafts.drop(draftName(offer))
      if (outcome.kind === 'refused')
        void client.invalidateQueries({ queryKey: pointsKeys.rewards }).catch(() => undefined)
      await refresh()
      if (outcome.kind === 'done') onDone()
    },
  })
  const lostWrite = useLostWrite({
    write,
    ask: findRedemptionByRequest,
    onDone: async () => {
      await refresh()
    },
  })
  return { ...write, lostWrite }
}
