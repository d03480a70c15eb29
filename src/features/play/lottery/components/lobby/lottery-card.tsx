import { Link } from 'react-router'
import type { LotterySummary } from '#api/games/lottery.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { buttonLook } from '#ui/button/button.tsx'
import { cardLinkLook, cardLook } from '#ui/card/card.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import { cardBackground } from '#ui/tile/card-background.ts'
import { formatChance, formatFactor } from '../../figures.ts'
import { useServerSeconds } from '../../hooks/use-draw-clock.ts'
import { formatTimeLeft, LOTTERY_PARAMS } from '../../model.ts'
import { Balls } from '../draws/balls.tsx'
import styles from './lottery-card.module.css'

interface LotteryCardProps {
  lottery: LotterySummary
  /** Its place in the list, which gives its colour: neighbours differ. */
  place: number
}

/** A lottery in the list: its highest prize with the chance of it, the last draw, and until when bets are accepted. */
export function LotteryCard({ lottery, place }: LotteryCardProps) {
  const { t } = useTranslation('lottery')
  const { searchWith } = useSearchState(LOTTERY_PARAMS)
  const { draw, last, gameCode, topPlay } = lottery
  const seconds = useServerSeconds(draw.closesAt)
  return (
    <article {...cardLook({ interactive: true, padding: 'none', gap: '0' })}>
      <div className={styles.head} style={{ backgroundImage: cardBackground(place) }}>
        <h2 className={styles.name}>
          <Link {...cardLinkLook()} to={{ search: searchWith({ gameCode }) }}>
            <bdi>{lottery.name}</bdi>
          </Link>
        </h2>
        {lottery.open ? null : <Badge variant="warning">{t('closed')}</Badge>}
        <p className={styles.prize}>
          <span className={styles.note}>{t('topPrize')}</span>
          <span className={`num ${styles.figure}`}>
            {t('timesStake', { odds: formatFactor(topPlay.odds) })}
          </span>
          <span className={styles.note}>
            {t('pick.chance', { chance: formatChance(topPlay, last.numbers.length) })}
          </span>
        </p>
      </div>
      <div {...stackLook({ gap: '3', className: styles.body })}>
        <p className={styles.label}>{t('lastOf', { issue: last.issue })}</p>
        <Balls numbers={last.numbers} />
        <p className={styles.foot}>
          <span className={styles.label}>
            <span>{t('drawOf', { issue: draw.issue })}</span>
            <span>{lottery.open ? t(seconds > 0 ? 'closesIn' : 'drawing') : t('noBets')}</span>
          </span>
          {lottery.open && seconds > 0 ? (
            <time role="timer" aria-live="off" data-keep-clear className={`num ${styles.time}`}>
              {formatTimeLeft(seconds)}
            </time>
          ) : null}
        </p>
        <span aria-hidden="true" data-keep-clear {...buttonLook({ block: true })}>
          {t(lottery.open ? 'pick.title' : 'tabs.draws')}
        </span>
      </div>
    </article>
  )
}
