import { useQueryClient } from '@tanstack/react-query'
import { askRedemption, convertPoints, pointsKeys, redeemPoints } from '#api/offers/points.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useLostWrite } from '#patterns/use-lost-write.ts'
import { formDrafts } from '#session/drafts.ts'
import type { GiveFields, Offer } from '../model.ts'

/** The name of an offer's draft. */
export const draftOf = (offer: Offer): string =>
  offer.kind === 'money' ? 'points-convert' : `points-redeem-${offer.reward.id}`

/** Spends points, once. The data of the page is fetched again, whatever the outcome. */
export function useGive(offer: Offer, onDone: () => void) {
  const client = useQueryClient()
  const refresh = () =>
    client.invalidateQueries({ queryKey: pointsKeys.own }).catch(() => undefined)
  const write = useIdempotentMutation({
    name: offer.kind === 'money' ? 'points-convert' : 'points-redeem',
    send: ({ count, paymentPassword }: GiveFields, requestId) => {
      const common = { paymentPassword, requestId }
      return offer.kind === 'money'
        ? convertPoints({ ...common, points: Number(count) })
        : redeemPoints({ ...common, rewardId: offer.reward.id, quantity: Number(count) })
    },
    contentOf: ({ count }) => ({
      count,
      for: offer.kind === 'money' ? 'money' : offer.reward.id,
    }),
    async onSettled(outcome) {
      if (outcome.kind === 'done') formDrafts.drop(draftOf(offer))
      await refresh()
      if (outcome.kind === 'done') onDone()
    },
  })
  const lostWrite = useLostWrite({
    write,
    ask: askRedemption,
    onDone: async () => {
      await refresh()
    },
  })
  return { ...write, lostWrite }
}
