import { ArrowDownLeft, ArrowUpRight, Scale } from 'lucide-react'
import { useMemo } from 'react'
import type { NetDeposits } from '../../../../api/wallet.ts'
import { signedMoney, useMoney } from '../../../../entities/wallet/use-money.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { cardLook } from '../../../../ui/card/card.tsx'
import type { DataColumn } from '../../../../ui/data-table/columns.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { StatCard } from '../../../../ui/stat-card/stat-card.tsx'
import { dayName, monthName } from '../model.ts'
import styles from './figures.module.css'

type Month = NetDeposits['months'][number]

/** A table without its menu shows none of these. */
const NO_MENU = { view: '', sortBy: '', columns: '', density: '', comfortable: '', compact: '' }
const monthOf = ({ month }: Month) => month

/** F-06: net deposits of the lifetime, and twelve months with the total as it ran. */
export function NetDepositsCard({ data }: { data: NetDeposits }) {
  const { t } = useTranslation('wallet')
  const { tag } = useLanguage()
  const { symbol } = useMoney()
  const columns = useMemo(
    (): DataColumn<Month>[] => [
      { id: 'month', header: t('net.month'), cell: ({ month }) => monthName(month, tag) },
      ...(['deposits', 'withdrawals'] as const).map((id) => ({
        ...{ id, header: t(`net.${id}`), align: 'end' as const },
        cell: (month: Month) => <bdi>{symbol + formatMoney(month[id])}</bdi>,
      })),
      ...(['net', 'running'] as const).map((id) => ({
        ...{ id, header: t(`net.${id}`), align: 'end' as const },
        cell: (month: Month) => <bdi>{signedMoney(month[id], symbol)}</bdi>,
      })),
    ],
    [t, tag, symbol],
  )
  const months = useMemo(() => [...data.months].reverse(), [data.months])
  return (
    <section aria-labelledby="net" {...cardLook({ padding: 'lg', gap: '4' })}>
      <h2 id="net">{t('net.title')}</h2>
      <p>{t('net.intro', { date: dayName(data.since, data.timeZone, tag) })}</p>
      <div className={styles.figures}>
        <StatCard
          icon={ArrowDownLeft}
          label={t('net.deposits')}
          value={symbol + formatMoney(data.deposits)}
        />
        <StatCard
          icon={ArrowUpRight}
          label={t('net.withdrawals')}
          value={symbol + formatMoney(data.withdrawals)}
        />
        <StatCard icon={Scale} label={t('net.lifetime')} value={signedMoney(data.net, symbol)} />
      </div>
      <DataTable
        plain
        caption={t('net.caption')}
        captionShown
        columns={columns}
        rows={months}
        rowKey={monthOf}
        labels={NO_MENU}
      />
    </section>
  )
}
