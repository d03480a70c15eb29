import { ArrowDownLeft, ArrowUpRight, Scale } from 'lucide-react'
import { useMemo } from 'react'
import type { NetDeposits } from '#api/money/wallet.ts'
import { signedMoney, useMoney } from '#entities/wallet/use-money.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney } from '#lib/money.ts'
import { ExportMenu } from '#patterns/records/export-menu.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { StatCard } from '#ui/stat-card/stat-card.tsx'
import { dayName, monthName } from '../model.ts'
import styles from './figures.module.css'

type Month = NetDeposits['months'][number]

const monthOf = ({ month }: Month) => month

/** Net deposits of the lifetime, and twelve months with the total as it ran. */
export function NetDepositsCard({ data }: { data: NetDeposits }) {
  const { t } = useTranslation('wallet')
  const { tag } = useLanguage()
  const { symbol } = useMoney()
  const since = dayName(data.since, data.timeZone, tag)
  const columns = useMemo(() => {
    const money = (id: 'deposits' | 'withdrawals' | 'net' | 'running', signed: boolean) => ({
      id,
      header: t(`net.${id}`),
      align: 'end' as const,
      fixed: signed ? ('end' as const) : undefined,
      kind: signed ? ('gain' as const) : ('money' as const),
      text: (month: Month) => month[id],
      cell: (month: Month) => (
        <bdi>{signed ? signedMoney(month[id], symbol) : symbol + formatMoney(month[id])}</bdi>
      ),
    })
    const nameOf = ({ month }: Month) => monthName(month, tag)
    return [
      { id: 'month', header: t('net.month'), text: nameOf, cell: nameOf },
      money('deposits', false),
      money('withdrawals', false),
      money('net', true),
      money('running', true),
    ]
  }, [t, tag, symbol])
  const months = useMemo(() => [...data.months].reverse(), [data.months])
  const [newest, oldest] = [months[0], months.at(-1)]
  const lifetime = `${t('net.lifetime')}: ${signedMoney(data.net, symbol)}`
  return (
    <section aria-labelledby="net" {...cardLook({ padding: 'lg', gap: '4' })}>
      <h2 id="net">{t('net.title')}</h2>
      <p>{t('net.intro', { date: since })}</p>
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
        tools={
          <ExportMenu<Month>
            caption={t('net.title')}
            columns={columns}
            fetchPage={async () => ({ rows: months, count: months.length, pages: 1 })}
            fileName={`net-deposits_${oldest?.month}_${newest?.month}`}
            days={
              oldest && newest
                ? `${monthName(oldest.month, tag)} – ${monthName(newest.month, tag)}`
                : ''
            }
            timeZone={data.timeZone}
            facts={[`${t('net.intro', { date: since })} ${lifetime}`]}
            disabled={months.length === 0}
          />
        }
        caption={t('net.caption')}
        captionShown
        columns={columns}
        rows={months}
        rowKey={monthOf}
      />
    </section>
  )
}
