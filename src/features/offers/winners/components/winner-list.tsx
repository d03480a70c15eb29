import { Link, useLocation } from 'react-router-dom'
import type { WinnerRow } from '../../../../api/winners.ts'
import { formatDateTime } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { POSTER, usePictures } from '../../../../patterns/pictures/pictures.ts'
import { LazyImage } from '../../../../ui/lazy-image/lazy-image.tsx'
import { PODIUM, withSheet } from '../model.ts'
import styles from './winner-list.module.css'

interface WinnerListProps {
  winners: readonly WinnerRow[]
  /** Rank of the first of them. */
  from: number
  symbol: string
}

/** OTH-14: one line each; the name of the game leads to its sheet. */
export function WinnerList({ winners, from, symbol }: WinnerListProps) {
  const { t } = useTranslation('winners')
  return (
    <ol className={styles.list} start={from} aria-label={t('list')}>
      {winners.map((winner, at) => (
        <Line
          key={`${winner.customerName} ${winner.wonAt} ${winner.game.nodeId}`}
          winner={winner}
          rank={from + at}
          symbol={symbol}
        />
      ))}
    </ol>
  )
}

interface LineProps {
  winner: WinnerRow
  rank: number
  symbol: string
}

function Line({ winner, rank, symbol }: LineProps) {
  const { t } = useTranslation('winners')
  const { search } = useLocation()
  const { customerName, winAmount, wonAt, game } = winner
  const { src, others } = usePictures()(game.iconUrl, POSTER)
  return (
    <li className={styles.row} data-medal={rank <= PODIUM ? rank : undefined}>
      <span className={styles.rank}>
        <span aria-hidden="true">{rank}</span>
        <span className="visually-hidden">{t('rank', { rank })}</span>
      </span>
      <span className={styles.art}>
        <LazyImage src={src} fallbackSrc={others} alt="" fill {...POSTER} />
      </span>
      <bdi className={styles.name}>{customerName}</bdi>
      <Link
        className={styles.game}
        to={{ search: withSheet(search, game.nodeId) }}
        state={{ overlay: true }}
        preventScrollReset
      >
        <bdi>{game.displayName}</bdi>
      </Link>
      <time className={styles.when} dateTime={new Date(wonAt).toISOString()}>
        {formatDateTime(wonAt)}
      </time>
      <bdi className={styles.amount}>
        {symbol}
        {formatMoney(winAmount)}
      </bdi>
    </li>
  )
}
