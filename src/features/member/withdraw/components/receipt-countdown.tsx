import { useQueryClient } from '@tanstack/react-query'
import { type Withdrawal, withdrawalKeys } from '#api/money/withdrawals.ts'
import { toDeviceTime } from '#api/transport/server-time.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Countdown } from '#ui/countdown/countdown.tsx'
import { halfSeconds, LAST_SECONDS } from '../progress.ts'

/** The time left to confirm, by the server's clock; announced at half time and at five minutes. */
export function ReceiptCountdown({ receipt }: { receipt: NonNullable<Withdrawal['receipt']> }) {
  const { t } = useTranslation('withdraw')
  const client = useQueryClient()
  return (
    <Countdown
      until={toDeviceTime(receipt.confirmBy)}
      label={t('receipt.left')}
      overLabel={t('receipt.over')}
      milestones={[
        { seconds: halfSeconds(receipt), text: t('receipt.remind.half') },
        { seconds: LAST_SECONDS, text: t('receipt.remind.last') },
      ]}
      urgentSeconds={LAST_SECONDS}
      onOver={() => void client.invalidateQueries({ queryKey: withdrawalKeys.all })}
    />
  )
}
