import { Wallet } from 'lucide-react'
import type { Wallets } from '#api/money/wallet.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { StatCard } from '#ui/stat-card/stat-card.tsx'

/** One balance; nothing has to be moved. */
export function SingleWallet({ wallets }: { wallets: Wallets }) {
  const { t } = useTranslation('wallet')
  const { money } = useMoney()
  return (
    <StatCard
      icon={Wallet}
      label={t('single')}
      value={money(wallets.main)}
      note={t('singleNote')}
    />
  )
}
