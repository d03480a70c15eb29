import { CalendarDays, Lock, WalletMinimal } from 'lucide-react'
import type { WithdrawRules } from '#api/money/withdrawals.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useTimeText } from '#patterns/use-time-text.ts'
import { StatCard } from '#ui/stat-card/stat-card.tsx'
import { isPositive } from '../progress.ts'
import styles from './overview.module.css'

/** The amount that can be withdrawn now, the rest of today's limit, and the amount set aside. */
export function Overview({ rules }: { rules: WithdrawRules }) {
  const { t } = useTranslation('withdraw')
  const { moment } = useTimeText()
  const { money } = useMoney()
  const { available, balance, tied, locked, day } = rules
  const tiedNote = isPositive(locked)
    ? t('overview.tiedAndLocked', { amount: money(locked) })
    : t('overview.tiedNote')
  return (
    <section aria-label={t('overview.label')} className={styles.figures}>
      <StatCard
        icon={WalletMinimal}
        label={t('overview.available')}
        value={money(available)}
        note={t('overview.balance', { balance: money(balance) })}
      />
      <StatCard
        icon={CalendarDays}
        label={t('overview.day')}
        value={money(day.amountLeft)}
        note={t(day.countLeft === 0 ? 'overview.noCount' : 'overview.count', {
          count: day.countLeft,
          of: day.count,
          time: moment(day.resetsAt),
        })}
      />
      {isPositive(tied) || isPositive(locked) ? (
        <StatCard
          icon={Lock}
          label={t(isPositive(tied) ? 'overview.tied' : 'overview.locked')}
          value={money(isPositive(tied) ? tied : locked)}
          note={isPositive(tied) ? tiedNote : t('overview.lockedNote')}
        />
      ) : null}
    </section>
  )
}
