import { Link } from 'react-router'
import type { TransactionRecord } from '#api/money/reports.ts'
import { useVendorNames } from '#entities/game/use-vendor-names.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { SignedAmount } from '#patterns/records/signed-amount.tsx'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { belongsTo } from '../belongs-to.ts'

type MovementDetailProps = {
  entry: TransactionRecord
  /** The rows that it is among. */
  rows: readonly TransactionRecord[]
  timeZone: string
}

/** All details of one transaction, and a link to the record it belongs to. */
export function MovementDetail({ entry, rows, timeZone }: MovementDetailProps) {
  const { t } = useTranslation('report')
  const { money } = useMoney()
  const { link } = useMemberPages()
  const vendorName = useVendorNames()
  const whole = belongsTo(entry, rows, timeZone)
  const { id, at, kind, amount, balanceAfter, wallet, reference, other, note, status } = entry
  return (
    <Stack gap="5">
      <KeyValue
        rows={[
          { id: 'kind', term: t('column.kind'), detail: t(`kind.${kind}`) },
          ...(other === null
            ? []
            : [
                {
                  id: 'other',
                  detail: <bdi>{other}</bdi>,
                  term: amount.startsWith('-') ? t('other.to') : t('other.from'),
                },
              ]),
          { id: 'time', term: t('column.time'), detail: formatDateTime(at, timeZone) },
          { id: 'status', term: t('column.status'), detail: t(`movement.${status}`) },
          {
            id: 'wallet',
            term: t('wallet'),
            detail: wallet === 'MAIN' ? t('mainWallet') : <bdi>{vendorName(wallet)}</bdi>,
          },
          { id: 'for', term: t('reference'), detail: <bdi>{reference}</bdi> },
          { id: 'id', term: t('column.id'), detail: <bdi>{id}</bdi> },
          ...(note ? [{ id: 'note', term: t('column.note'), detail: note }] : []),
          { id: 'amount', term: t('column.amount'), detail: <SignedAmount amount={amount} /> },
          { id: 'balance', term: t('column.balance'), detail: money(balanceAfter), strong: true },
        ]}
      />
      {whole ? (
        <Link {...link(whole.page, whole.values)} {...buttonLook({ variant: 'secondary' })}>
          {t(`belongsTo.${whole.name}`)}
        </Link>
      ) : null}
    </Stack>
  )
}
