import type { Withdrawal } from '#api/money/withdrawals.ts'
import { AccountRecordLink } from '#entities/wallet/account-record-link.tsx'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { CopyLine } from '#patterns/copy-line.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'
import { formatAccount } from '../account-name.ts'
import { isPositive, isSplit, PART_TONE } from '../progress.ts'

/** The requested amount, the fee, the amount received and the amount still to come. */
export function Facts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw')
  const { money } = useMoney()
  const { account, id, createdAt, parts, refunded } = withdrawal
  const row = (name: 'amount' | 'fee' | 'payout' | 'received' | 'remaining' | 'refunded') => ({
    id: name,
    term: t(`facts.${name}`),
    detail: <bdi>{money(withdrawal[name])}</bdi>,
  })
  return (
    <section aria-labelledby="facts-title" {...cardLook({ padding: 'lg', gap: '4' })}>
      <h2 id="facts-title">{t('facts.title')}</h2>
      <KeyValue
        rows={[
          {
            id: 'account',
            term: t('facts.account'),
            detail: <bdi>{formatAccount(account)}</bdi>,
          },
          ...(account.holder === null
            ? []
            : [{ id: 'holder', term: t('facts.holder'), detail: <bdi>{account.holder}</bdi> }]),
          { id: 'time', term: t('facts.time'), detail: formatDateTime(createdAt) },
          row('amount'),
          row('fee'),
          { ...row('payout'), strong: true },
          row('received'),
          row('remaining'),
          ...(isPositive(refunded) ? [row('refunded')] : []),
        ]}
      />
      {isSplit(withdrawal) ? (
        <Stack gap="2">
          <h3>{t('parts.title', { count: parts.length })}</h3>
          <ul {...stackLook({ gap: '2' })}>
            {parts.map(({ number, amount, state }) => (
              <li key={number} {...stackLook({ direction: 'row', justify: 'between', wrap: true })}>
                <span>
                  {t('parts.one', { number })} <bdi className="num">{money(amount)}</bdi>
                </span>
                <Badge variant={PART_TONE[state]}>{t(`parts.${state}`)}</Badge>
              </li>
            ))}
          </ul>
        </Stack>
      ) : null}
      <AccountRecordLink kind="WITHDRAWAL" at={createdAt}>
        {t('facts.inRecord')}
      </AccountRecordLink>
      <CopyLine label={t('facts.id')} value={id} />
    </section>
  )
}
