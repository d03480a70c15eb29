import { Blocks, Sigma, Wallet } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Wallets } from '#api/money/wallet.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { sumVendorMoney } from '#entities/wallet/vendor-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formDrafts } from '#session/drafts.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { StatCard } from '#ui/stat-card/stat-card.tsx'
import { type Direction, findVendorWallet } from '../model.ts'
import { AutoTransfer } from './auto-transfer.tsx'
import styles from './figures.module.css'
import { TransferForm } from './transfer-form.tsx'
import { VendorList } from './vendor-list.tsx'

/** The main wallet, the vendor wallets and transfers between them. */
export function VendorWallets({ wallets }: { wallets: Wallets }) {
  const { t } = useTranslation('wallet')
  const { money } = useMoney()
  const [params] = useSearchParams()
  const asked = findVendorWallet(wallets, params.get('vendor') ?? '')
  // A row of the list resets the form with its vendor; `turn` distinguishes two choices of the same vendor.
  const [choice, setChoice] = useState({
    direction: 'in' as Direction,
    vendor: asked?.code ?? '',
    turn: 0,
  })
  const choose = (vendor: string, direction: Direction) => {
    formDrafts.drop('wallet-transfer')
    setChoice(({ turn }) => ({ vendor, direction, turn: turn + 1 }))
  }
  return (
    <Stack gap="gutter">
      <div className={styles.figures}>
        <StatCard icon={Wallet} label={t('main')} value={money(wallets.main)} />
        <StatCard icon={Blocks} label={t('held')} value={money(sumVendorMoney(wallets))} />
        <StatCard icon={Sigma} label={t('total')} value={money(wallets.total)} />
      </div>
      <TransferForm key={choice.turn} wallets={wallets} choice={choice} />
      <VendorList wallets={wallets} onChoose={choose} />
      <AutoTransfer wallets={wallets} />
    </Stack>
  )
}
