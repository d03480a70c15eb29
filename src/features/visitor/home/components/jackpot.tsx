import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useEffect, useState } from 'react'
import { systemQueries } from '#api/content/system.ts'
import { gameQueries } from '#api/games/games.ts'
import { pollingInterval } from '#api/transport/polling.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney, fromMinor } from '#lib/money.ts'
import { QueryFailure } from '#patterns/query-boundary.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { PauseButton } from '#ui/carousel/carousel-controls.tsx'
import { useMotionGate } from '#ui/carousel/use-motion-gate.ts'
import { jackpotGrowth, jackpotWait, seededRandom, startJackpot } from '../jackpot.ts'
import styles from './jackpot.module.css'

/** How often a server's jackpot is fetched; only the simulated one grows by itself. */
const SERVER_REFRESH_MS = 30_000

/** The simulated amount as decimal text, growing while `moving`; a seed always starts with the same amount. */
function useSimulated(seed: number, moving: boolean): string {
  const [random] = useState(() => seededRandom(seed))
  const [minor, setMinor] = useState(() => startJackpot(random))
  useEffect(() => {
    if (!moving) return
    let timer: ReturnType<typeof setTimeout>
    const schedule = () => {
      timer = setTimeout(() => {
        const more = jackpotGrowth(random)
        setMinor((now) => now + more)
        schedule()
      }, jackpotWait(random))
    }
    schedule()
    return () => clearTimeout(timer)
  }, [moving, random])
  return fromMinor(minor)
}

type DigitStyle = CSSProperties & { '--digit': string }

/** Digits that roll one by one. Keyed from the end, so that a new digit in front moves no other. */
function Digits({ text }: { text: string }) {
  const places = [...text].map((char, index) => ({ char, place: text.length - index }))
  return places.map(({ char, place }) => {
    if (!/\d/.test(char)) {
      return <span key={place}>{char}</span>
    }
    const style: DigitStyle = { '--digit': char }
    return <span key={place} className={styles.digit} style={style} />
  })
}

type CounterProps = { amount: string; symbol: string; illustrative: boolean; motion: Motion | null }
type Motion = { playing: boolean; onToggle: () => void }

function Counter({ amount, symbol, illustrative, motion }: CounterProps) {
  const { t } = useTranslation(['home', 'common'])
  const text = formatMoney(amount)
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('jackpot.title')}</h2>
        {illustrative ? (
          <Badge variant="brand" title={t('jackpot.illustrativeHint')}>
            {t('jackpot.illustrative')}
          </Badge>
        ) : null}
        {motion ? (
          <PauseButton
            {...motion}
            pause={t('common:action.pause')}
            play={t('common:action.play')}
          />
        ) : null}
      </div>
      <p className={styles.amount} dir="ltr" aria-hidden="true">
        <span className={styles.symbol}>{symbol}</span>
        <Digits text={text} />
      </p>
      <p className="visually-hidden">
        {t('jackpot.amount', { amount: `${symbol} ${text}` })}
        {illustrative ? `. ${t('jackpot.illustrativeHint')}` : ''}
      </p>
    </>
  )
}

function Simulated({
  seed,
  symbol,
  illustrative,
}: {
  seed: number
  symbol: string
  illustrative: boolean
}) {
  const { ref, playing, moving, toggle } = useMotionGate<HTMLDivElement>()
  const amount = useSimulated(seed, moving)
  return (
    <div ref={ref} className={styles.inner}>
      <Counter
        amount={amount}
        symbol={symbol}
        illustrative={illustrative}
        motion={{ playing, onToggle: toggle }}
      />
    </div>
  )
}

/** The jackpot of the server, or a simulated one that says so. */
export function Jackpot() {
  const { t } = useTranslation('home')
  const config = useQuery(systemQueries.config())
  const query = useQuery({
    ...gameQueries.jackpot(),
    refetchInterval: pollingInterval(({ state }) =>
      state.data?.source === 'SERVER' ? SERVER_REFRESH_MS : false,
    ),
  })
  const symbol = config.data?.currency.symbol ?? ''
  const server = query.data?.source === 'SERVER' ? query.data.amount : null
  return (
    <section className={styles.jackpot} aria-label={t('jackpot.title')}>
      <span className={styles.arcs} aria-hidden="true" />
      {query.data ? null : <QueryFailure query={query} waiting={null} />}
      {query.data && server ? (
        <div className={styles.inner}>
          <Counter amount={server} symbol={symbol} illustrative={false} motion={null} />
        </div>
      ) : null}
      {query.data && !server ? (
        <Simulated
          seed={query.data.updatedAt}
          symbol={symbol}
          illustrative={config.data?.jurisdiction.simulatedJackpotLabel !== false}
        />
      ) : null}
    </section>
  )
}
