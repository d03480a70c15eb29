import { useQuery } from '@tanstack/react-query'
import { agentQueries, type Downline, type DownlineFigures } from '#api/agent/agent.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatCount, formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useTimeZone } from '#patterns/use-time-zone.ts'
import { useToken } from '#session/store.ts'
import { useMember } from '#session/visitor.ts'
import { Button } from '#ui/button/button.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { DownlineActions } from './downline-actions.tsx'
import styles from './team.module.css'

interface DownlineDetailProps {
  downline: Downline
  /** To those below. */
  onBelow: () => void
}

const FIGURES = ['deposits', 'withdrawals', 'validBet', 'winLoss', 'bonus', 'rebate'] as const

/** A downline's account, with the figures of the account and its downlines for thirty days. */
export function DownlineDetailView({ downline, onBelow }: DownlineDetailProps) {
  const { t } = useTranslation('team')
  const { money } = useMoney()
  const timeZone = useTimeZone()
  const { kind, level, teamSize, balance, mobile, joinedAt, lastLoginAt, contracts } = downline
  const readOnly = useMember()?.readOnly === true
  const query = useQuery(agentQueries.downline(useToken() ?? '', downline.id))
  return (
    <div className={styles.detail}>
      <KeyValue
        rows={[
          { id: 'kind', term: t('column.kind'), detail: t(`kind.${kind}`) },
          { id: 'level', term: t('column.level'), detail: formatCount(level) },
          { id: 'teamSize', term: t('column.teamSize'), detail: formatCount(teamSize) },
          { id: 'balance', term: t('column.balance'), detail: money(balance) },
          ...(contracts.length > 0
            ? [
                {
                  id: 'contracts',
                  term: t('column.contracts'),
                  detail: contracts.map((one) => t(`contract.${one}`)).join(', '),
                },
              ]
            : []),
          { id: 'mobile', term: t('column.mobile'), detail: <bdi dir="ltr">{mobile}</bdi> },
          { id: 'joined', term: t('column.joined'), detail: formatDateTime(joinedAt, timeZone) },
          {
            id: 'lastLogin',
            term: t('column.lastLogin'),
            detail:
              lastLoginAt === null ? t('downlines.never') : formatDateTime(lastLoginAt, timeZone),
          },
        ]}
      />
      {level === 1 && !readOnly ? (
        <DownlineActions downline={downline} raise={query.data?.raise ?? null} />
      ) : null}
      {teamSize > 0 ? (
        <Button onClick={onBelow}>{t('downlines.below', { count: teamSize })}</Button>
      ) : null}
      <QueryBoundary query={query} waiting={<Skeleton lines={6} />}>
        {({ own, team, rebate }) => (
          <>
            <p>{t('rebate.of', { rebate })}</p>
            <Figures title={t('downlines.own')} figures={own} />
            {teamSize > 0 ? <Figures title={t('downlines.team')} figures={team} /> : null}
          </>
        )}
      </QueryBoundary>
    </div>
  )
}

function Figures({ title, figures }: { title: string; figures: DownlineFigures }) {
  const { t } = useTranslation('team')
  const { money, signed } = useMoney()
  return (
    <section className={styles.figures}>
      <h3 className={styles.heading}>{title}</h3>
      <KeyValue
        rows={FIGURES.map((name) => ({
          id: name,
          term: t(`figures.${name}`),
          detail: name === 'winLoss' ? signed(figures[name]) : money(figures[name]),
        }))}
      />
    </section>
  )
}
