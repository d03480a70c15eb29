import { useNavigate } from 'react-router'
import type { LotteryPlace } from '#api/games/lottery.ts'
import { asApiError } from '#api/transport/error.ts'
import { PlayHoldDialog } from '#entities/play/play-hold-dialog.tsx'
import { prizeMode } from '#entities/vendor/lanes.ts'
import { useLanes } from '#entities/vendor/use-lanes.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { AsOf } from '#patterns/as-of.tsx'
import { QueryFailure } from '#patterns/query-boundary.tsx'
import { href } from '#patterns/routing/href.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { useVisitor } from '#session/visitor.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Game } from '../components/game/game.tsx'
import { VendorGame } from '../components/game/vendor-game.tsx'
import { Lobby } from '../components/lobby/lobby.tsx'
import { useIsVendorRun, useLottery } from '../hooks/use-queries.ts'
import {
  findPrizeMode,
  isLotteryCode,
  LOTTERY_PARAMS,
  type LotteryTitle,
  toArea,
  toLotteryTitle,
} from '../model.ts'
import styles from './lottery.module.css'

/** The lottery that the address names, or the list of all. */
export default function Lottery({ title }: { title: string }) {
  const { values } = useSearchState(LOTTERY_PARAMS)
  const { lanes, query } = useLanes()
  const page = toLotteryTitle(title)
  const area = toArea(page)
  const place = { area, mode: findPrizeMode(area, values.vassalage, prizeMode(lanes)) }
  const { gameCode } = values
  // Without the menus the standard mode is used.
  const ready = area === 'SEA' || !query.isPending
  if (gameCode === null || !isLotteryCode(gameCode))
    return <Lobby title={page} place={place} ready={ready} missing={gameCode} />
  return <OneLottery key={gameCode} code={gameCode} page={page} place={place} ready={ready} />
}

interface OneLotteryProps {
  code: string
  page: LotteryTitle
  place: LotteryPlace
  ready: boolean
}

/** The lottery of a code, or the list with a message if the code is unknown. */
function OneLottery({ code, page, place, ready }: OneLotteryProps) {
  const { t } = useTranslation(['lottery', 'common'])
  const query = useLottery(code, place, ready)
  const navigate = useNavigate()
  const { isTrial } = useVisitor()
  const atVendor = useIsVendorRun(place.area)
  if (query.data)
    return (
      <>
        <AsOf query={query} />
        {atVendor ? <VendorGame game={query.data} /> : <Game game={query.data} />}
        <PlayHoldDialog demo={isTrial} onExit={() => void navigate(href('/'))} />
      </>
    )
  if (query.error && asApiError(query.error).status === 404)
    return <Lobby title={page} place={place} ready={ready} missing={code} />
  const waiting = (
    <section className={styles.waiting} aria-busy="true" aria-label={t('common:state.loading')}>
      <div className={styles.block}>
        <Skeleton lines={3} />
      </div>
      <div className={styles.block}>
        <Skeleton lines={8} />
      </div>
      <div className={styles.block}>
        <Skeleton lines={5} />
      </div>
    </section>
  )
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(`lottery:kind.${page}`)}</h1>
      <QueryFailure query={query} waiting={waiting} />
    </div>
  )
}
