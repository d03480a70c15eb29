import { Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LotteryPlace } from '#api/games/lottery.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { href } from '#patterns/routing/href.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { chipLook } from '#ui/chip/chip.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import { useIsVendorRun, useLotteries, useRecentLotteries } from '../../hooks/use-queries.ts'
import { LOTTERY_PARAMS, type LotteryTitle, TITLES, vendorPath } from '../../model.ts'
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

/** The page with the other lottery games of a prize mode. */
const CENTRE = { LOTT: '/lott', ELOTT: '/elott', ZY: '/lott', SEA: '/elott' } as const

/** The lotteries of an area, each with its last numbers and the time that is left. */
export function Lobby({ title, place, ready, missing }: LobbyProps) {
  const { t } = useTranslation('lottery')
  const query = useLotteries(place, ready)
  const { searchWith } = useSearchState(LOTTERY_PARAMS)
  const recent = useRecentLotteries(place, ready)
  const atVendor = useIsVendorRun(place.area)
  return (
    <Page
      title={t(`kind.${title}`)}
      lead={t('intro')}
      related={
        atVendor ? (
          <p>
            <Link to={vendorPath(place.mode, null)} {...buttonLook({ variant: 'primary' })}>
              {t('vendor.lobby')}
            </Link>
          </p>
        ) : null
      }
    >
      <nav className={styles.kinds} aria-label={t('kinds')}>
        {TITLES.map((one) => (
          <Link
            key={one}
            to={href(`/${one}`)}
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
        <nav className={styles.kinds} aria-labelledby="lottery-recent">
          <span id="lottery-recent" className={styles.recent}>
            {t('recent')}
          </span>
          {recent.map(({ gameCode, name }) => (
            <Link key={gameCode} to={{ search: searchWith({ gameCode }) }} {...chipLook({})}>
              <bdi>{name}</bdi>
            </Link>
          ))}
        </nav>
      ) : null}
      <List
        query={query}
        more={
          <Link to={href(CENTRE[place.mode])} {...buttonLook({})}>
            {t('moreGames')}
          </Link>
        }
      />
    </Page>
  )
}

const cards = stackLook({ direction: 'grid', gap: 'gutter', className: styles.cards })

function List({ query, more }: { query: ReturnType<typeof useLotteries>; more: ReactNode }) {
  const { t } = useTranslation(['lottery', 'common'])
  const waiting = (
    <div {...cards} aria-busy="true" role="status" aria-label={t('common:state.loading')}>
      {[1, 2, 3, 4, 5, 6].map((one) => (
        <div key={one} className={styles.waiting}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  )
  return (
    <QueryBoundary query={query} waiting={waiting}>
      {({ list }) => {
        const lotteries = asArray(list)
        if (lotteries.length === 0)
          return <EmptyState icon={Ticket} message={t('lottery:empty')} action={more} />
        return (
          <>
            <ul {...cards} aria-label={t('lottery:list')}>
              {lotteries.map((lottery, place) => (
                <li key={lottery.gameCode}>
                  <LotteryCard lottery={lottery} place={place} />
                </li>
              ))}
            </ul>
            <p>{more}</p>
          </>
        )
      }}
    </QueryBoundary>
  )
}
