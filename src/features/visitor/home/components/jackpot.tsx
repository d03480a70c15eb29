import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useEffect, useState } from 'react'
import { gameQueries } from '../../../../api/games.ts'
import { systemQueries } from '../../../../api/system.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { formatMoney, fromMinor } from '../../../../lib/money.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { PauseButton } from '../../../../ui/carousel/carousel-controls.tsx'
import { useMotionGate } from '../hooks/use-motion-gate.ts'
import { jackpotGrowth, jackpotWait, seededRandom, startJackpot } from '../jackpot.ts'
import styles from './jackpot.module.css'
import { Failed, useFailure } from './section.tsx'

/** A server's jackpot is asked for again this often; it is never made to grow by ourselves. */
const SERVER_REFRESH_MS = 30_000
const DIGITS = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9'

/** The growing amount of the simulation, as decimal text; one seed shows one start. */
function useSimulated(seed: number, moving: boolean): string {
  const [random] = useState(() => seededRandom(seed))
  const [minor, setMinor] = useState(() => startJackpot(random))
  useEffect(() => {
    if (!moving) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => {
        const more = jackpotGrowth(random)
        setMinor((now) => now + more)
        wait()
      }, jackpotWait(random))
    }
    wait()
    return () => clearTimeout(timer)
  }, [moving, random])
  return fromMinor(minor)
}

type DigitStyle = CSSProperties & { '--digit': string }

/** Figures that roll one by one; places are counted from the end, so that a new one in front moves none. */
function Figures({ text }: { text: string }) {
  const places = [...text].map((sign, index) => ({ sign, place: text.length - index }))
  return places.map(({ sign, place }) => {
    if (!/\d/.test(sign)) {
      return (
        <span key={place} className={styles.sign}>
          {sign}
        </span>
      )
    }
    const style: DigitStyle = { '--digit': sign }
    return (
      <span key={place} className={styles.digit}>
        <span className={styles.strip} style={style}>
          {DIGITS}
        </span>
      </span>
    )
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
        <Figures text={text} />
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

/** HOM-05, HOM-22, HOM-23, D-047: the jackpot of the server, or a simulated one that says so. */
export function Jackpot() {
  const { t } = useTranslation('home')
  const config = useQuery(systemQueries.config())
  const query = useQuery({
    ...gameQueries.jackpot(),
    refetchInterval: ({ state }) => (state.data?.source === 'SERVER' ? SERVER_REFRESH_MS : false),
  })
  const { failed, ...failure } = useFailure(query)
  const symbol = config.data?.currency.symbol ?? ''
  const server = query.data?.source === 'SERVER' ? query.data.amount : null
  return (
    <section className={styles.jackpot} aria-label={t('jackpot.title')}>
      <span className={styles.shine} aria-hidden="true" />
      {failed ? <Failed {...failure} /> : null}
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
