import { useQueryClient } from '@tanstack/react-query'
import { walletKeys } from '#api/money/wallet.ts'
import { claimActivity, type Promotion, promotionKeys } from '#api/offers/promotions.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { PROMOTION_REFUSALS } from '../refusals.ts'

/** Claims the bonus of a promotion; a toast says how it ended. */
export function useClaimBonus({ id }: Promotion) {
  const { t } = useTranslation('promotions')
  const describe = useErrorText(PROMOTION_REFUSALS)
  const client = useQueryClient()
  const claim = useIdempotentMutation({
    name: `promotion-claim-${id}`,
    send: (promotionId: number, requestId) => claimActivity({ promotionId, requestId }),
    async onSettled(outcome) {
      toast.show(
        outcome.kind === 'done'
          ? { tone: 'success', message: t('details.claimed') }
          : { tone: 'danger', message: describe(outcome.error) },
      )
      const considered =
        outcome.kind === 'done' || outcome.kind === 'unknown' || outcome.error.decides
      if (!considered) return
      await Promise.all([
        client.invalidateQueries({ queryKey: promotionKeys.applications }),
        client.invalidateQueries({ queryKey: walletKeys.all }),
      ])
    },
  })
  return { claim: () => void claim.mutate(id), busy: claim.busy, uncertain: claim.uncertain }
}
