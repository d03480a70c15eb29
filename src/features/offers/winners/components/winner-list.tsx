import { Link } from 'react-router'
import type { WinnerRow } from '#api/offers/winners.ts'
import { SHEET_PARAMS } from '#entities/game/sheet-address.ts'
import { PODIUM_SIZE } from '#entities/reward/split-podium.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney } from '#lib/money.ts'
import { POSTER, usePictures } from '#patterns/pictures/pictures.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { cardLook } from '#ui/card/card.tsx'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import styles from './winner-list.module.css'

interface WinnerListProps {
  winners: readonly WinnerRow[]
  /** The rank of the first one. */
  from: number
  symbol: string
}

/** One row each; the name of the game opens its sheet. */
export function WinnerList({ winners, from, symbol }: WinnerListProps) {
  const { t } = useTranslation('winners')
  return (
    <ol start={from} aria-label={t('list')} {...cardLook({ padding: 'none', gap: '0' })}>
      {winners.map((winner, at) => (
        <Row
          key={`${winner.customerName} ${winner.wonAt} ${winner.game.nodeId}`}
          winner={winner}
          rank={from + at}
          symbol={symbol}
        />
      ))}
    </ol>
  )
}

interface RowProps {
  winner: WinnerRow
  rank: number
  symbol: string
}

function Row({ winner, rank, symbol }: RowProps) {
  const { t } = useTranslation('winners')
  const { searchWith } = useSearchState(SHEET_PARAMS)
  const { customerName, winAmount, wonAt, game } = winner
  const { src, others } = usePictures()(game.iconUrl, POSTER)
  return (
    <li className={styles.row} data-medal={rank <= PODIUM_SIZE ? rank : undefined}>
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
        to={{ search: searchWith({ game: game.nodeId }) }}
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
