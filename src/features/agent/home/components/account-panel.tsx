import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { walletQueries } from '../../../../api/wallet.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { Stack } from '../../../../ui/stack/stack.tsx'
import styles from './account-panel.module.css'

interface AccountPanelProps {
  token: string
  name: string
  account: string
  /** With its GMT offset. */
  zone: string
}

/** A greeting with the account's facts. The balance fails and is retried on its own. */
export function AccountPanel({ token, name, account, zone }: AccountPanelProps) {
  const { t } = useTranslation('pages')
  return (
    <section className={styles.panel} aria-labelledby="agent-welcome">
      <Stack gap="1">
        <h1 id="agent-welcome" className={styles.title}>
          {t('agentHome.hello', { name })}
        </h1>
        <p className={styles.intro}>{t('agentHome.intro')}</p>
      </Stack>
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
  if (balance.isPending) return <Skeleton className={styles.skeleton} />
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
