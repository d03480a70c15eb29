import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { gameQueries } from '../../../../api/games.ts'
import { systemQueries } from '../../../../api/system.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { POSTER, usePictures } from '../../../../patterns/pictures/pictures.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { PauseButton } from '../../../../ui/carousel/carousel-controls.tsx'
import { LazyImage } from '../../../../ui/lazy-image/lazy-image.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { useMotionGate } from '../hooks/use-motion-gate.ts'
import { BOARD_ROWS, type Ranked, scrollStep, splitWinners } from '../model-below.ts'
import { Outcome, Section } from './section.tsx'
import styles from './winners.module.css'

interface Winner {
  readonly customerName: string
  readonly winAmount: string
  readonly iconUrl: string
  readonly gameName: string
}
type Entry = Ranked<Winner>

/** OTH-14: all of them, on a page of their own. */
const MORE = { to: '/winners', count: null }

/** It scrolls, so the keyboard must reach it. */
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
      <span className={styles.words}>
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

/** HOM-27, D-046: moves the list on, half a pixel a frame, and begins again where the copy starts. */
function useScroll(moving: boolean) {
  const window_ = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = window_.current
    if (!element || !moving) return
    // The browser keeps whole pixels only; the halves are kept here.
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
  return window_
}

function Board({
  rest,
  symbol,
  moving,
}: {
  rest: readonly Entry[]
  symbol: string
  moving: boolean
}) {
  const { t } = useTranslation('home')
  const long = rest.length > BOARD_ROWS
  const scroller = useScroll(moving && long)
  const rows = (copy: string) =>
    rest.map((entry) => (
      <li key={`${copy}-${entry.rank}`} className={styles.row}>
        <WinnerLine entry={entry} symbol={symbol} />
      </li>
    ))
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
          {top.map((entry) => (
            <li key={entry.rank} className={styles.card} data-rank={entry.rank}>
              <WinnerLine entry={entry} symbol={symbol} />
            </li>
          ))}
        </ol>
        {rest.length > 0 ? <Board rest={rest} symbol={symbol} moving={moving} /> : null}
      </div>
    </Section>
  )
}

function WinnersSkeleton() {
  const { t } = useTranslation('home')
  return (
    <Section title={t('winners.title')}>
      <div className={styles.winners} aria-hidden="true">
        <div className={styles.podium}>
          {[2, 1, 3].map((rank) => (
            <Skeleton key={rank} className={styles.card} data-rank={rank} shape="block" />
          ))}
        </div>
        <Skeleton className={styles.board} shape="block" />
      </div>
    </Section>
  )
}

/** HOM-06, HOM-24..28: three on the podium, the others in a slowly moving list. */
export function Winners() {
  const { t } = useTranslation('home')
  const query = useQuery(gameQueries.winners(useLanguage().code))
  if (query.data === undefined && !query.isError) return <WinnersSkeleton />
  if (query.data === undefined) {
    return (
      <Section title={t('winners.title')}>
        <Outcome query={query} waiting={null}>
          {() => null}
        </Outcome>
      </Section>
    )
  }
  const winners = query.data.list.map(({ vo }) => vo)
  return winners.length === 0 ? null : <Lists winners={winners} sample={query.data.sample} />
}
