import { ArrowDownToLine, Coins, HandCoins, Scale } from 'lucide-react'
import type { ProfitLoss } from '#api/money/reports.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { dayIn, toIsoDay } from '#lib/calendar.ts'
import { amountSign } from '#lib/money.ts'
import { StatCard } from '#ui/stat-card/stat-card.tsx'
import styles from './records.module.css'

/** The name, arrow and colour of a result, by its sign. */
const RESULTS = {
  '1': { name: 'gain', trend: 'up', tone: 'success' },
  '0': { name: 'even', trend: 'level', tone: 'neutral' },
  '-1': { name: 'loss', trend: 'down', tone: 'danger' },
} as const

/** The result of the days, and the total of all deposits regardless of the days. */
export function ProfitFigures({ totals, lifetime, scope }: ProfitLoss) {
  const { t } = useTranslation('report')
  const { money, signed } = useMoney()
  const result = RESULTS[`${amountSign(totals.net) ?? 0}`]
  const since = toIsoDay(dayIn(scope.timeZone, lifetime.since))
  const lifetimeNote = t('profit.lifetimeNote', {
    day: formatDay(since, { year: true }),
    deposited: money(lifetime.deposited),
    withdrawn: money(lifetime.withdrawn),
  })
  return (
    <div className={styles.stats}>
      <StatCard
        label={t('profit.net')}
        icon={Scale}
        value={signed(totals.net)}
        delta={{ text: t(`profit.${result.name}`), trend: result.trend, tone: result.tone }}
        note={t('profit.netNote')}
      />
      <StatCard label={t('profit.stake')} icon={Coins} value={money(totals.stake)} />
      <StatCard label={t('profit.payout')} icon={HandCoins} value={money(totals.payout)} />
      <StatCard
        label={t('profit.lifetime')}
        icon={ArrowDownToLine}
        value={money(lifetime.netDeposit)}
        note={lifetimeNote}
      />
    </div>
  )
}
