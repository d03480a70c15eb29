import type { SalaryRow } from '#api/agent/agent-salary.ts'
import type { ContractKind } from '#api/agent/contracts.ts'
import { useContractWords } from '#entities/contract/use-contract-words.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatCount, formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useTimeZone } from '#patterns/use-time-zone.ts'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { applyRate } from '../model.ts'

const WHEN = { PENDING: 'dueAt', DUE: 'dueSince', PAID: 'paidAt' } as const satisfies Record<
  SalaryRow['status'],
  string
>

/** One row from the figures of the team to the payment, with the terms that apply. */
export function SalaryDetail({ kind, row }: { kind: ContractKind; row: SalaryRow }) {
  const { t } = useTranslation('salary')
  const { money } = useMoney()
  const words = useContractWords()
  const timeZone = useTimeZone()
  const { figures, tier, base, amount, paidAt, status, payer, version } = row
  const parts =
    kind === 'REALTIME_SALARY'
      ? [
          {
            id: 'lost',
            term: t('part.lost', { rate: words.value(tier, 'lossRate') }),
            detail: t('part.of', {
              base: money(figures.lostBet),
              share: money(applyRate(figures.lostBet, tier.lossRate)),
            }),
          },
          {
            id: 'won',
            term: t('part.won', { rate: words.value(tier, 'profitRate') }),
            detail: t('part.of', {
              base: money(figures.wonBet),
              share: money(applyRate(figures.wonBet, tier.profitRate)),
            }),
          },
        ]
      : [
          { id: 'base', term: t(`base.${kind}`), detail: money(base) },
          { id: 'rate', term: t('part.times'), detail: words.value(tier, 'rate') },
        ]
  return (
    <Stack gap="4">
      {status === 'DUE' ? <p role="status">{t('waits', { account: payer })}</p> : null}
      <KeyValue
        rows={[
          ...(kind === 'DIVIDEND' || kind === 'REALTIME_SALARY'
            ? [{ id: 'validBet', term: t('figure.validBet'), detail: money(figures.validBet) }]
            : []),
          ...(kind === 'DIVIDEND'
            ? []
            : [{ id: 'loss', term: t('figure.loss'), detail: money(figures.loss) }]),
          {
            id: 'active',
            term: t('figure.active'),
            detail: (
              <>
                {formatCount(figures.activeMembers)}
                <br />
                <small>{t('figure.activeNote')}</small>
              </>
            ),
          },
          ...parts,
          { id: 'amount', term: t('part.equals'), detail: money(amount), strong: true },
          {
            id: 'paidAt',
            term: t(WHEN[status]),
            detail: formatDateTime(paidAt, timeZone),
          },
          { id: 'payer', term: t('payer'), detail: <bdi>{payer}</bdi> },
        ]}
      />
      <p>
        {t('terms', { version })} {words.tier(kind, tier)}
      </p>
    </Stack>
  )
}
