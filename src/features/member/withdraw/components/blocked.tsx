import { CircleSlash } from 'lucide-react'
import { Link } from 'react-router'
import type { WithdrawRules } from '#api/money/withdrawals.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useTimeText } from '#patterns/use-time-text.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import type { WithdrawBlocker } from '../model.ts'

interface BlockedProps {
  bar: Exclude<WithdrawBlocker, 'account'>
  rules: WithdrawRules
}

/** Explains why nothing can be withdrawn now, and what to do next. */
export function Blocked({ bar, rules }: BlockedProps) {
  const { t } = useTranslation('withdraw')
  const { money } = useMoney()
  const { moment } = useTimeText()
  const { min, balance, tied, available, day } = rules
  const facts = {
    min: money(min),
    balance: money(balance),
    tied: money(tied),
    left: money(available),
    count: day.count,
    amount: money(day.amount),
    time: moment(day.resetsAt),
  }
  return (
    <div
      role="status"
      {...cardLook({ direction: 'row', align: 'start', tone: 'warning', padding: 'md' })}
    >
      <Icon of={CircleSlash} size="lg" />
      <Stack gap="2" align="start">
        <p>
          <strong>{t(`bar.${bar}.title`)}</strong>
        </p>
        <p>{t(`bar.${bar}.text`, facts)}</p>
        {bar === 'turnover' ? (
          <Link to="/" {...buttonLook({ size: 'sm' })}>
            {t('bar.play')}
          </Link>
        ) : null}
      </Stack>
    </div>
  )
}
