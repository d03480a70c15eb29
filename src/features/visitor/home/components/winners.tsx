import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { systemQueries } from '#api/content/system.ts'
import { gameQueries } from '#api/games/games.ts'
import { MIN_BACKOFF_MS, pollingInterval } from '#api/transport/polling.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney } from '#lib/money.ts'
import { AsOf } from '#patterns/as-of.tsx'
import { POSTER, usePictures } from '#patterns/pictures/pictures.ts'
import { QueryFailure } from '#patterns/query-boundary.tsx'
import { href } from '#patterns/routing/href.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { PauseButton } from '#ui/carousel/carousel-controls.tsx'
import { useMotionGate } from '#ui/carousel/use-motion-gate.ts'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { getRowKey, useNewWinners } from '../hooks/use-new-winners.ts'
import { BOARD_ROWS, type Ranked, scrollStep, splitWinners } from '../winner-board.ts'
import { failureLook, Section } from './section.tsx'
import styles from './winners.module.css'

interface Winner {
  readonly customerName: string
  readonly winAmount: string
  readonly iconUrl: string
  readonly gameName: string
}
type Entry = Ranked<Winner>

/** OTH-14: the page of all winners. */
const MORE = { to: href('/winners'), count: null }

/** A scroll container has to be focusable, for the keyboard. */
const SCROLLER = { role: 'group', tabIndex: 0 } as const

function WinnerLine({ entry, symbol }: { entry: Entry; symbol: string }) {
  const { t } = useTranslation('home')
  const { rank, winner } = entry
  const { src, others } = usePictures()(winner.iconUrl, POSTER)
  return (
    <>
      <span className={styles.rank}>
        <span aria-hidden="true">{rank}</span>
        <span className="visually-hidden">{t('winners.rank', { rank })}</span>
      </span>
      <span className={styles.art}>
        <LazyImage src={src} fallbackSrc={others} alt="" fill {...POSTER} />
      </span>
      <span className={styles.names}>
        <bdi className={styles.name}>{winner.customerName}</bdi>
        <bdi className={styles.game}>{winner.gameName}</bdi>
      </span>
      <bdi className={styles.amount}>
        <span>{symbol}</span>
        {formatMoney(winner.winAmount)}
      </bdi>
    </>
  )
}

/** Scrolls the list by half a pixel a frame, and starts again where its copy begins. */
function useScroll(moving: boolean) {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = scroller.current
    if (!element || !moving) return
    // The browser rounds scrollTop to whole pixels; `at` keeps the fraction.
    let at = element.scrollTop
    let last = performance.now()
    let frame = 0
    const step = (time: number) => {
      if (Math.abs(element.scrollTop - at) > 2) at = element.scrollTop
      at += scrollStep(time - last)
      last = time
      const half = element.scrollHeight / 2
      if (at >= half) at -= half
      element.scrollTop = at
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [moving])
  return scroller
}

interface BoardProps {
  rest: readonly Entry[]
  arrived: ReadonlySet<string>
  symbol: string
  moving: boolean
}

function Board({ rest, arrived, symbol, moving }: BoardProps) {
  const { t } = useTranslation('home')
  const long = rest.length > BOARD_ROWS
  const scroller = useScroll(moving && long)
  const rows = (copy: string) =>
    rest.map((entry) => {
      const { key, isNew } = getRowKey(entry, arrived)
      return (
        <li key={`${copy} ${key}`} className={styles.row} data-new={isNew}>
          <WinnerLine entry={entry} symbol={symbol} />
        </li>
      )
    })
  return (
    <div
      ref={scroller}
      className={styles.board}
      {...{ ...SCROLLER, 'aria-label': t('winners.board') }}
    >
      <ol start={4}>{rows('list')}</ol>
      {long ? <ol aria-hidden="true">{rows('copy')}</ol> : null}
    </div>
  )
}

function Lists({ winners, sample }: { winners: readonly Winner[]; sample: boolean }) {
  const { t } = useTranslation(['home', 'common'])
  const config = useQuery(systemQueries.config())
  const { ref, playing, moving, toggle, watch } = useMotionGate<HTMLDivElement>()
  const arrived = useNewWinners(winners)
  const { top, rest } = splitWinners(winners)
  const symbol = config.data?.currency.symbol ?? ''
  return (
    <Section
      title={t('winners.title')}
      more={MORE}
      aside={
        <>
          {sample ? <Badge variant="brand">{t('winners.sample')}</Badge> : null}
          {rest.length > BOARD_ROWS ? (
            <PauseButton
              playing={playing}
              pause={t('common:action.pause')}
              play={t('common:action.play')}
              onToggle={toggle}
            />
          ) : null}
        </>
      }
    >
      <div ref={ref} className={styles.winners} {...watch}>
        <ol className={styles.podium}>
          {top.map((entry) => {
            const { key, isNew } = getRowKey(entry, arrived)
            return (
              <li key={key} className={styles.card} data-rank={entry.rank} data-new={isNew}>
                <WinnerLine entry={entry} symbol={symbol} />
              </li>
            )
          })}
        </ol>
        {rest.length > 0 ? (
          <Board rest={rest} arrived={arrived} symbol={symbol} moving={moving} />
        ) : null}
      </div>
    </Section>
  )
}

const WinnersSkeleton = () => (
  <div className={styles.winners} aria-hidden="true">
    <div className={styles.podium}>
      {[2, 1, 3].map((rank) => (
        <Skeleton key={rank} className={styles.card} data-rank={rank} shape="block" />
      ))}
    </div>
    <Skeleton className={styles.board} shape="block" />
  </div>
)

/** Three on the podium, the others in a list that scrolls slowly; a new one slides in. */
export function Winners() {
  const { t } = useTranslation('home')
  const query = useQuery({
    ...gameQueries.winners(useLanguage().code),
    refetchInterval: pollingInterval(() => MIN_BACKOFF_MS),
  })
  if (query.data === undefined) {
    return (
      <Section title={t('winners.title')}>
        <QueryFailure query={query} waiting={<WinnersSkeleton />} {...failureLook} />
      </Section>
    )
  }
  const winners = query.data.list.map(({ vo }) => vo)
  return winners.length === 0 ? null : (
    <>
      <AsOf query={query} />
      <Lists winners={winners} sample={query.data.sample} />
    </>
  )
}
