import { Link } from 'react-router-dom'
import type { LotterySummary } from '#api/games/lottery.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { cardLinkLook, cardLook } from '#ui/card/card.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useServerSeconds } from '../../hooks/use-draw-clock.ts'
import { clockOf, LOTTERY_PARAMS } from '../../model.ts'
import { Balls } from '../draws/balls.tsx'
import styles from './lottery-card.module.css'

/** A lottery in the list: its name, the last draw, and until when bets are accepted. */
export function LotteryCard({ lottery }: { lottery: LotterySummary }) {
  const { t } = useTranslation('lottery')
  const { searchWith } = useSearchState(LOTTERY_PARAMS)
  const { draw, last, gameCode } = lottery
  const seconds = useServerSeconds(draw.closesAt)
  return (
    <article {...cardLook({ interactive: true, padding: 'lg' })}>
      <Stack direction="row" gap="2" justify="between" wrap>
        <h2 className={styles.name}>
          <Link {...cardLinkLook()} to={{ search: searchWith({ gameCode }) }}>
            <bdi>{lottery.name}</bdi>
          </Link>
        </h2>
        {lottery.open ? null : <Badge variant="warning">{t('closed')}</Badge>}
      </Stack>
      <p className={styles.label}>{t('lastOf', { issue: last.issue })}</p>
      <Balls numbers={last.numbers} />
      <p className={styles.foot}>
        <span className={styles.label}>
          <span>{t('drawOf', { issue: draw.issue })}</span>
          <span>{lottery.open ? t(seconds > 0 ? 'closesIn' : 'drawing') : t('noBets')}</span>
        </span>
        {lottery.open && seconds > 0 ? (
          <time role="timer" aria-live="off" className={`num ${styles.time}`}>
            {clockOf(seconds)}
          </time>
        ) : null}
      </p>
    </article>
  )
}
