import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { systemQueries } from '../../api/system.ts'
import { walletQueries } from '../../api/wallet.ts'
import { formatClock } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { formatMoney } from '../../lib/money.ts'
import { deviceStorage } from '../../lib/storage.ts'
import { useToken } from '../../session/store.ts'
import { BalancePill } from '../../ui/balance-pill/balance-pill.tsx'

const MASK_KEY = 'balanceMasked'

/** HDR-02..05, F-05: the balance, masked on request, fetched again on request, marked when old. */
export default function Balance() {
  const { t } = useTranslation('shell')
  const token = useToken() ?? ''
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
  return (
    <BalancePill
      label={t('header.balance')}
      amount={balance.data ? formatMoney(balance.data.balance) : balance.isError ? '—' : undefined}
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
    />
  )
}
