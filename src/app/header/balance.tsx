import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactElement, useState } from 'react'
import { systemQueries } from '#api/content/system.ts'
import { walletQueries } from '#api/money/wallet.ts'
import { formatClock } from '#i18n/format.ts'
import { loadTexts } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney } from '#lib/money.ts'
import { deviceStorage } from '#lib/storage.ts'
import { useToken } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import { BalancePill } from '#ui/balance-pill/balance-pill.tsx'
import { MenuOnDemand } from '#ui/menu/menu-on-demand.tsx'
import styles from './balance.module.css'
import { SessionClock } from './session-clock.tsx'

const BalanceDetails = lazy(async () => {
  const [part] = await Promise.all([import('./balance-details.tsx'), loadTexts('funds')])
  return part
})

/** The amount opens its details. Their code and call are loaded at the first press. */
function Details({ amount }: { amount: ReactElement }) {
  const { t } = useTranslation('shell')
  const trigger = (
    <button type="button" className={styles.details}>
      {amount}
      <span className="visually-hidden">{t('header.balanceDetails')}</span>
    </button>
  )
  return <MenuOnDemand trigger={trigger} menu={BalanceDetails} popup="dialog" />
}

const MASK_KEY = 'balanceMasked'

/** The time and the balance, which is masked on request, fetched again on request, and marked when old. */
export default function Balance() {
  const { t } = useTranslation('shell')
  const token = useToken() ?? ''
  // A trial has no real balance to fetch.
  const { isTrial } = useVisitor()
  const balance = useQuery(walletQueries.balance(token))
  const symbol = useQuery(systemQueries.config()).data?.currency.symbol ?? ''
  const [masked, setMasked] = useState(() => deviceStorage.get(MASK_KEY) === 'true')
  const mask = (next: boolean) => {
    setMasked(next)
    deviceStorage.set(MASK_KEY, String(next))
  }
  const stale = balance.isError
    ? t('header.staleBalance', { time: formatClock(balance.dataUpdatedAt) })
    : undefined
  const placeholder = balance.isError ? '—' : undefined
  return (
    <BalancePill
      label={t('header.balance')}
      lead={<SessionClock />}
      amount={balance.data ? formatMoney(balance.data.balance) : placeholder}
      symbol={balance.data?.currencySymbol ?? symbol}
      masked={masked}
      onMaskedChange={mask}
      showLabel={t('header.showBalance')}
      hideLabel={t('header.hideBalance')}
      maskedLabel={t('header.hiddenBalance')}
      onRefresh={() => balance.refetch()}
      refreshLabel={t('header.refreshBalance')}
      refreshing={balance.isFetching}
      staleLabel={stale}
      details={isTrial ? undefined : (amount) => <Details amount={amount} />}
    />
  )
}
