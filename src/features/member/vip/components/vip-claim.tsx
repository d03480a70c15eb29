import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { claimVipBonus, rewardQueries, type Vip } from '#api/offers/rewards.ts'
import { REWARD_REFUSALS } from '#entities/reward/refusals.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { useToken } from '#session/store.ts'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { toast } from '#ui/toast/toast-store.ts'

export type VipLevel = Vip['levels'][number]

/** The bonus of a level that waits to be claimed. */
export function VipClaim({ level, bonus, others }: VipLevel & { others: number }) {
  const { t } = useTranslation('vip')
  const { money } = useMoney()
  const client = useQueryClient()
  const describe = useErrorText(REWARD_REFUSALS)
  // It disappears once the bonus is claimed.
  const part = useRef<HTMLDivElement>(null)
  useFocusHandOver(part)
  const { queryKey } = rewardQueries.vip(useToken() ?? '')
  const { mutate, busy } = useIdempotentMutation({
    name: 'vip-bonus',
    send: (of: number, requestId) => claimVipBonus({ level: of, requestId }),
    async onSettled(outcome) {
      if (outcome.kind === 'done') {
        client.setQueryData(queryKey, outcome.result)
        toast.show({ tone: 'success', message: t('paid', { amount: money(bonus) }) })
        return
      }
      const message = outcome.kind === 'unknown' ? t('unknown') : describe(outcome.error)
      toast.show({ tone: 'danger', message })
      await client.invalidateQueries({ queryKey })
    },
  })
  return (
    <Stack ref={part} direction="row" wrap justify="between" align="center" gap="3">
      <p>
        {t('ready', { level })} {others > 0 ? t('others', { count: others }) : null}
      </p>
      <WriteButton variant="primary" loading={busy} onClick={() => void mutate(level)}>
        {t('claim', { amount: money(bonus) })}
      </WriteButton>
    </Stack>
  )
}
