import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { launchPath } from '#entities/game/game-path.ts'
import type { LaneTitle, Lane as VendorLaneData } from '#entities/vendor/lanes.ts'
import { useLanes } from '#entities/vendor/use-lanes.ts'
import { VendorCard } from '#entities/vendor/vendor-card.tsx'
import { vendorGamesParams, vendorTarget } from '#entities/vendor/vendor-target.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { usePopup } from '#patterns/routing/popup.ts'
import { VendorTileSkeleton } from '#ui/vendor-tile/vendor-tile.tsx'
import type { CatalogueGame } from '../catalogue/model.ts'
import type { TileActions } from '../hooks/use-tiles.ts'
import styles from './vendor-lane.module.css'

type Vendor = VendorLaneData['vendors'][number]

type VendorLaneProps = {
  type: LaneTitle
  /** The page's games, most popular first. */
  games: readonly CatalogueGame[]
  actions: TileActions
  mayPlay: () => boolean
}

/** Opens the target of a vendor's tile. */
function useOpenVendor({ type, games, actions, mayPlay }: VendorLaneProps) {
  const navigate = useNavigate()
  const popup = usePopup()
  return (vendor: Vendor) => {
    const gameType = type === 'INHOUSE' ? 'RNG' : type
    const target = vendorTarget({ ...vendor, gameType })
    if (target.kind === 'page')
      return target.forMoney && !mayPlay() ? undefined : void navigate(target.to)
    if (target.kind === 'lobby' && target.nodeId !== null)
      return mayPlay() ? void navigate(launchPath(target.nodeId)) : undefined
    const lobby = target.kind === 'lobby' && games.find((g) => g.vendor === vendor.vassalage)
    if (!lobby || lobby.opensList)
      return void popup.open('games', vendorGamesParams(vendor.vassalage, gameType))
    actions.play(lobby)
  }
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The vendors of a lane. */
export function VendorLane(props: VendorLaneProps) {
  const { lanes, query } = useLanes()
  const open = useOpenVendor(props)
  const vendors = lanes.find(({ title }) => title === props.type)?.vendors ?? []
  const waiting = (
    <Lane>
      {SKELETONS.map((place) => (
        <li key={place} aria-hidden="true">
          <VendorTileSkeleton />
        </li>
      ))}
    </Lane>
  )
  return (
    <QueryBoundary query={query} size="row" waiting={waiting}>
      {() =>
        vendors.length === 0 ? null : (
          <Lane>
            {vendors.map((vendor) => (
              <li key={vendor.vassalage}>
                <VendorCard vendor={vendor} onSelect={() => open(vendor)} />
              </li>
            ))}
          </Lane>
        )
      }
    </QueryBoundary>
  )
}

function Lane({ children }: { children: ReactNode }) {
  const { t } = useTranslation('lobby')
  return (
    <section className={styles.lane} aria-labelledby="lobby-vendors">
      <h2 id="lobby-vendors" className={styles.title}>
        {t('vendor.lane')}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}
