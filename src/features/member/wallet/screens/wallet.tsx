import { Link } from 'react-router'
import { useWallets } from '#entities/wallet/use-wallets.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Block } from '#patterns/block.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { NetDepositsCard } from '../components/net-deposits.tsx'
import { SingleWallet } from '../components/single-wallet.tsx'
import { VendorWallets } from '../components/vendor-wallets.tsx'
import { WalletSkeleton } from '../components/wallet-skeleton.tsx'
import { useIsSingle, useNetDeposits } from '../hooks/use-wallets.ts'

/** One balance or the wallets of the vendors, and what went in and out over a year. */
export default function WalletScreen() {
  const { t } = useTranslation('wallet')
  const { link } = useMemberPages()
  const isSingle = useIsSingle()
  const wallets = useWallets()
  const netDeposits = useNetDeposits()
  const lead = isSingle === null ? undefined : t(isSingle ? 'lead.single' : 'lead.multi')
  return (
    <Page
      title={t('title')}
      {...(lead === undefined ? {} : { lead })}
      actions={
        <Stack direction="row" gap="2" wrap>
          <Link {...link('withdraw')} {...buttonLook({})}>
            {t('out')}
          </Link>
          <Link {...link('depositv2')} {...buttonLook({ variant: 'deposit' })}>
            {t('in')}
          </Link>
        </Stack>
      }
    >
      <QueryBoundary
        query={wallets}
        waiting={<WalletSkeleton cards={isSingle === false ? 3 : 1} />}
      >
        {(data) =>
          data.isSingle ? <SingleWallet wallets={data} /> : <VendorWallets wallets={data} />
        }
      </QueryBoundary>
      <Block>
        <QueryBoundary query={netDeposits} waiting={<WalletSkeleton cards={3} />}>
          {(data) => <NetDepositsCard data={data} />}
        </QueryBoundary>
      </Block>
    </Page>
  )
}
