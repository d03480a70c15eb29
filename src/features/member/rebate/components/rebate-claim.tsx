import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { walletKeys } from '#api/money/wallet.ts'
import { claimRebate, rewardQueries } from '#api/offers/rewards.ts'
import { REWARD_REFUSALS } from '#entities/reward/refusals.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { useToken } from '#session/store.ts'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { toast } from '#ui/toast/toast-store.ts'

/** Claims the rebate; an answer that was lost is looked up in the list before anything is offered again. */
export function RebateClaim({ total }: { total: string }) {
  const { t } = useTranslation('rebate')
  const { money } = useMoney()
  const client = useQueryClient()
  // It disappears once the rebate is claimed.
  const button = useRef<HTMLButtonElement>(null)
  useFocusHandOver(button)
  const describe = useErrorText(REWARD_REFUSALS)
  const { queryKey } = rewardQueries.rebate(useToken() ?? '')
  const { mutate, busy } = useIdempotentMutation({
    name: 'manual-rebate',
    send: (_total: string, requestId) => claimRebate({ requestId }),
    async onSettled(outcome) {
      if (outcome.kind === 'done') {
        client.setQueryData(queryKey, outcome.result)
        const paid = outcome.result.claims[0]?.amount ?? total
        toast.show({ tone: 'success', message: t('paid', { amount: money(paid) }) })
        await client.invalidateQueries({ queryKey: walletKeys.all })
        return
      }
      const message = outcome.kind === 'unknown' ? t('unknown') : describe(outcome.error)
      toast.show({ tone: 'danger', message })
      await client.invalidateQueries({ queryKey })
    },
  })
  return (
    <WriteButton ref={button} variant="primary" loading={busy} onClick={() => void mutate(total)}>
      {t('claim', { amount: money(total) })}
    </WriteButton>
  )
}
