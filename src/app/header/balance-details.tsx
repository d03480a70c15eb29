import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { type ConsolidatedFunds, reportQueries } from '#api/money/reports.ts'
import { signedMoney, useMoney } from '#entities/wallet/use-money.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { useToken } from '#session/store.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { linkLook } from '#ui/link/link.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './balance-details.module.css'

/** The parts of the balance and the last five transactions. */
export default function BalanceDetails(props: { trigger: ReactElement; defaultOpen: boolean }) {
  const { t } = useTranslation('funds')
  return (
    <Popover {...props} label={t('title')}>
      <Funds />
    </Popover>
  )
}

function Funds() {
  const { t } = useTranslation('funds')
  const { overlay } = useMemberPages()
  const token = useToken() ?? ''
  const query = useQuery({ ...reportQueries.funds(token), refetchOnMount: 'always' })
  return (
    <div className={styles.panel}>
      <QueryBoundary query={query} size="row" waiting={<Skeleton lines={8} />}>
        {(funds) => <Figures funds={funds} />}
      </QueryBoundary>
      <p>
        <Link {...overlay('transactionHistory')} {...linkLook({ variant: 'standalone' })}>
          {t('all')}
        </Link>
      </p>
      <p className={styles.actions}>
        <Link {...overlay('withdraw')} {...buttonLook({ size: 'sm' })}>
          {t('withdraw')}
        </Link>
        <Link {...overlay('depositv2')} {...buttonLook({ size: 'sm', variant: 'deposit' })}>
          {t('deposit')}
        </Link>
      </p>
    </div>
  )
}

function Figures({ funds }: { funds: ConsolidatedFunds }) {
  const { t } = useTranslation('funds')
  const { money, symbol } = useMoney()
  const row = (id: 'real' | 'bonus' | 'locked') => ({
    id,
    term: t(id),
    detail: <bdi className="num">{money(funds[id])}</bdi>,
  })
  const total = {
    id: 'total',
    term: t('total'),
    detail: <bdi className="num">{money(funds.total)}</bdi>,
    strong: true,
  }
  return (
    <>
      <KeyValue rows={[row('real'), row('bonus'), total, row('locked')]} />
      <h2 className={styles.title}>{t('last')}</h2>
      {funds.movements.length === 0 ? <p className={styles.quiet}>{t('none')}</p> : null}
      <ul className={styles.list}>
        {funds.movements.map(({ id, kind, amount, at }) => (
          <li key={id} className={styles.row}>
            <span>
              {t(`kind.${kind}`)}
              <time className={styles.quiet}>{formatDateTime(at)}</time>
            </span>
            <bdi className="num">{signedMoney(amount, symbol)}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}
