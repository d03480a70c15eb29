import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { walletQueries } from '../../../../api/wallet.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import styles from './account-panel.module.css'

interface AccountPanelProps {
  token: string
  name: string
  account: string
  zone: string
}

/** A welcome with the account's facts; the balance fails and comes back alone. */
export function AccountPanel({ token, name, account, zone }: AccountPanelProps) {
  const { t } = useTranslation('pages')
  return (
    <section className={styles.panel} aria-labelledby="agent-welcome">
      <div className={styles.words}>
        <h1 id="agent-welcome">{t('agentHome.hello', { name })}</h1>
        <p className={styles.intro}>{t('agentHome.intro')}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('agentHome.account')}</dt>
          <dd>
            <bdi>{account}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('agentHome.balance')}</dt>
          <dd>
            <Balance token={token} />
          </dd>
        </div>
        <div>
          <dt>{t('agentHome.zone')}</dt>
          <dd>
            <bdi>{zone}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  )
}

function Balance({ token }: { token: string }) {
  const { t } = useTranslation(['pages', 'common'])
  const balance = useQuery(walletQueries.balance(token))
  if (balance.data) {
    const { currencySymbol, balance: amount } = balance.data
    return (
      <bdi className="num">
        {currencySymbol}
        {formatMoney(amount)}
      </bdi>
    )
  }
  if (balance.isPending) return <Skeleton className={styles.waiting} />
  return (
    <span className={styles.failed}>
      {t('pages:agentHome.balanceFailed')}
      <Button
        size="sm"
        startIcon={RefreshCw}
        loading={balance.isFetching}
        onClick={() => balance.refetch()}
      >
        {t('common:action.retry')}
      </Button>
    </span>
  )
}
