import { useQuery } from '@tanstack/react-query'
import { type BetRecord, reportQueries } from '#api/money/reports.ts'
import { AccountRecordLink } from '#entities/wallet/account-record-link.tsx'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { SignedAmount } from '#patterns/records/signed-amount.tsx'
import { useToken } from '#session/store.ts'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import styles from './records.module.css'
import { DrawView, RoundView } from './round-view.tsx'

type BetDetailProps = { bet: BetRecord; timeZone: string }

/** A bet with its round and its transactions. */
export function BetDetail({ bet, timeZone }: BetDetailProps) {
  const { t } = useTranslation(['report', 'play'])
  const { money } = useMoney()
  const { code } = useLanguage()
  const query = useQuery(reportQueries.bet(useToken() ?? '', code, bet.betId))
  return (
    <Stack gap="5">
      <p className={styles.muted}>{t(`betNote.${bet.status}`)}</p>
      <KeyValue
        rows={[
          { id: 'time', term: t('column.time'), detail: formatDateTime(bet.at, timeZone) },
          { id: 'vendor', term: t('column.vendor'), detail: bet.vendorName },
          { id: 'kind', term: t('filter.gameType'), detail: t(`play:types.${bet.gameType}`) },
          { id: 'round', term: t('column.round'), detail: <bdi>{bet.roundId}</bdi> },
          { id: 'stake', term: t('column.stake'), detail: money(bet.stake) },
          { id: 'valid', term: t('column.validBet'), detail: money(bet.validBet) },
          { id: 'payout', term: t('column.payout'), detail: money(bet.payout) },
          {
            id: 'net',
            term: t('column.net'),
            strong: true,
            detail: <SignedAmount amount={bet.net} />,
          },
        ]}
      />
      <QueryBoundary query={query} waiting={<Skeleton lines={4} />}>
        {({ round, draw, entries }) => (
          <>
            <Stack gap="3">
              <h3 className={styles.heading}>{t('round.title')}</h3>
              {round ? <RoundView round={round} /> : null}
              {draw ? <DrawView draw={draw} timeZone={timeZone} /> : null}
              {round || draw ? null : <p className={styles.muted}>{t('round.none')}</p>}
            </Stack>
            <Stack gap="3">
              <h3 className={styles.heading}>{t('moved')}</h3>
              {asArray(entries).map((entry) => (
                <div className={styles.move} key={entry.id}>
                  <AccountRecordLink kind={entry.kind} at={entry.at} entry={entry.id}>
                    {t(`kind.${entry.kind}`)}
                  </AccountRecordLink>
                  <span>
                    <SignedAmount amount={entry.amount} />{' '}
                    <span className={styles.muted}>
                      {t('balanceAfter', { amount: money(entry.balanceAfter) })}
                    </span>
                  </span>
                </div>
              ))}
            </Stack>
          </>
        )}
      </QueryBoundary>
    </Stack>
  )
}
