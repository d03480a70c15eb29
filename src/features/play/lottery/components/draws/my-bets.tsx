import { Check, Clock, Minus, Ticket } from 'lucide-react'
import { useState } from 'react'
import type { LotteryBet, LotteryGame } from '#api/games/lottery.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney } from '#lib/money.ts'
import { asArray } from '#lib/read.ts'
import { Pagination } from '#patterns/pagination.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useBets } from '../../hooks/use-queries.ts'
import { LinePicks } from '../picks/line-picks.tsx'
import { Balls } from './balls.tsx'
import styles from './rows.module.css'

/** The member's own lines on this lottery, newest first. */
export function MyBets({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('lottery')
  const [page, setPage] = useState(1)
  const query = useBets(game.gameCode, page)
  return (
    <QueryBoundary query={query} waiting={<Skeleton lines={8} />}>
      {({ list, totalPages }) => {
        const bets = asArray(list)
        if (bets.length === 0) return <EmptyState icon={Ticket} message={t('bets.empty')} />
        return (
          <div className={styles.block}>
            <ol className={styles.rows} aria-label={t('tabs.bets')}>
              {bets.map((bet) => (
                <li key={bet.betId} className={styles.row}>
                  <Bet bet={bet} />
                </li>
              ))}
            </ol>
            <Pagination page={page} pages={totalPages} onChange={setPage} />
          </div>
        )
      }}
    </QueryBoundary>
  )
}

const LOOK = {
  PENDING: { variant: 'info', icon: Clock },
  WON: { variant: 'success', icon: Check },
  LOST: { variant: 'neutral', icon: Minus },
} as const

function Bet({ bet }: { bet: LotteryBet }) {
  const { t } = useTranslation('lottery')
  const { money } = useMoney()
  const { variant, icon } = LOOK[bet.state]
  return (
    <>
      <span className={styles.main}>
        <LinePicks line={bet} />
        <span className={styles.time}>
          <bdi className="num">{t('drawOf', { issue: bet.issue })}</bdi>
        </span>
      </span>
      <span className={styles.money}>
        <Badge variant={variant}>
          <Icon of={icon} size="xs" />
          {t(`bets.state.${bet.state}`)}
        </Badge>
        <span className={styles.time}>
          <bdi className="num">
            {t('bets.stake', { amount: money(bet.stake) })}{' '}
            {t('bets.odds', { odds: formatMoney(bet.odds) })}
          </bdi>
        </span>
      </span>
      {bet.state === 'PENDING' ? (
        <span className={styles.time}>
          {t('bets.waits', { time: formatDateTime(bet.drawsAt) })}
        </span>
      ) : (
        <span className={styles.outcome}>
          <Balls numbers={bet.numbers} size="sm" />
          {bet.state === 'WON' ? (
            <strong className="num">{t('bets.paid', { amount: money(bet.payout) })}</strong>
          ) : null}
        </span>
      )}
    </>
  )
}
