import { Ticket } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { LotteryPlace, LotterySummary } from '../../../api/lottery.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { asArray } from '../../../lib/read.ts'
import { buttonLook } from '../../../ui/button/button.tsx'
import { chipLook } from '../../../ui/chip/chip.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { type LotteryTitle, TITLES } from '../model.ts'
import { useLotteries, useRecentLotteries } from '../use-queries.ts'
import { Failure } from './failure.tsx'
import styles from './lobby.module.css'
import { LotteryCard } from './lottery-card.tsx'

interface LobbyProps {
  title: LotteryTitle
  place: LotteryPlace
  /** The prize mode is known. */
  ready: boolean
  /** A code of the address that no lottery has. */
  missing: string | null
}

const HALL = { LOTT: '/lott', ELOTT: '/elott', ZY: '/lott', SEA: '/elott' } as const

/** RTE-30..35: the lotteries of an area, each with its last numbers and the time that is left. */
export function Lobby({ title, place, ready, missing }: LobbyProps) {
  const { t } = useTranslation('lottery')
  const query = useLotteries(place, ready)
  const recent = useRecentLotteries(place, ready)
  return (
    <section className={styles.page} aria-labelledby="lottery-title">
      <div className={styles.head}>
        <h1 id="lottery-title">{t(`kind.${title}`)}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      <nav className={styles.kinds} aria-label={t('kinds')}>
        {TITLES.map((one) => (
          <Link
            key={one}
            to={`/${one}`}
            {...chipLook({ selected: one === title })}
            aria-current={one === title ? 'page' : undefined}
          >
            {t(`kind.${one}`)}
          </Link>
        ))}
      </nav>
      {missing === null ? null : (
        <p className={styles.missing} role="status">
          {t('missing', { code: missing.slice(0, 40) })}
        </p>
      )}
      {recent.length > 0 ? (
        <section className={styles.head} aria-labelledby="lottery-recent">
          <h2 id="lottery-recent">{t('recent')}</h2>
          <Cards lotteries={recent} label={t('recent')} level={3} />
        </section>
      ) : null}
      <List query={query} hall={HALL[place.mode]} />
    </section>
  )
}

function List({ query, hall }: { query: ReturnType<typeof useLotteries>; hall: string }) {
  const { t } = useTranslation(['lottery', 'common'])
  if (!query.data) {
    const waiting = (
      <div
        className={styles.cards}
        aria-busy="true"
        role="status"
        aria-label={t('common:state.loading')}
      >
        {[1, 2, 3, 4, 5, 6].map((one) => (
          <Skeleton key={one} shape="live" />
        ))}
      </div>
    )
    return <Failure query={query} waiting={waiting} />
  }
  const lotteries = asArray(query.data.list)
  const more = (
    <Link to={hall} {...buttonLook({})}>
      {t('lottery:moreGames')}
    </Link>
  )
  if (lotteries.length === 0)
    return <EmptyState icon={Ticket} message={t('lottery:empty')} action={more} />
  return (
    <>
      <Cards lotteries={lotteries} label={t('lottery:list')} level={2} />
      <p>{more}</p>
    </>
  )
}

interface CardsProps {
  lotteries: readonly LotterySummary[]
  label: string
  level: 2 | 3
}

function Cards({ lotteries, label, level }: CardsProps) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {lotteries.map((lottery) => (
        <li key={lottery.gameCode}>
          <LotteryCard lottery={lottery} level={level} />
        </li>
      ))}
    </ul>
  )
}
