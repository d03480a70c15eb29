import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { LotteryGame } from '#api/games/lottery.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { linkLook } from '#ui/link/link.tsx'
import type { useDrawClock } from '../../hooks/use-draw-clock.ts'
import { formatTimeLeft, LOTTERY_PARAMS } from '../../model.ts'
import { Balls } from './balls.tsx'
import styles from './draw-bar.module.css'

interface DrawBarProps {
  game: LotteryGame
  clock: ReturnType<typeof useDrawClock>
}

/** Seconds left from which the countdown is marked as urgent. */
const SOON = 60

/** The lottery's name, its draw with the countdown, the last numbers, and the way back. */
export function DrawBar({ game, clock: { current, seconds } }: DrawBarProps) {
  const { t } = useTranslation('lottery')
  const { values, searchWith } = useSearchState(LOTTERY_PARAMS)
  return (
    <div className={styles.bar}>
      <Link
        to={values.backUrl ?? { search: searchWith({ gameCode: null }) }}
        {...linkLook({ variant: 'standalone' })}
      >
        <Icon of={ArrowLeft} size="sm" directional />
        {t('back')}
      </Link>
      <div className={styles.head}>
        <div className={styles.names}>
          <h1 className={styles.name}>
            <bdi>{game.name}</bdi>
          </h1>
          <p className={styles.marks}>
            <Badge>{t(`mode.${game.prizeMode}`)}</Badge>
            <Badge>{t('every', { minutes: game.everySeconds / 60 })}</Badge>
            {game.open ? null : <Badge variant="warning">{t('closed')}</Badge>}
          </p>
        </div>
        <div className={styles.fact}>
          <p className={styles.label}>
            {current ? t('drawOf', { issue: current.issue }) : t('drawing')}
          </p>
          {game.open ? (
            <p className={styles.countdown} data-soon={seconds <= SOON}>
              <span className={styles.label}>{t(current ? 'closesIn' : 'noBets')}</span>{' '}
              {current ? (
                <time role="timer" aria-live="off" className={`num ${styles.time}`}>
                  {formatTimeLeft(seconds)}
                </time>
              ) : null}
            </p>
          ) : null}
        </div>
        <div className={styles.fact}>
          <p className={styles.label}>{t('lastOf', { issue: game.last.issue })}</p>
          <Balls numbers={game.last.numbers} />
        </div>
      </div>
    </div>
  )
}
