import { useNavigate } from 'react-router-dom'
import { listOf, vendorDoor } from '../../../../entities/game/use-game-actions.ts'
import type { Lane, LaneTitle } from '../../../../entities/vendor/lanes.ts'
import { useLanes } from '../../../../entities/vendor/use-lanes.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { MARK, usePictures } from '../../../../patterns/pictures/pictures.ts'
import { usePopup } from '../../../../patterns/routing/popup.ts'
import { VendorTile, VendorTileSkeleton } from '../../../../ui/vendor-tile/vendor-tile.tsx'
import type { CatalogueGame } from '../catalogue/model.ts'
import type { TileActions } from '../hooks/use-tiles.ts'
import { Failed } from './failed.tsx'
import styles from './vendor-lane.module.css'

type Vendor = Lane['vendors'][number]

/** A stable number for the colour of a vendor that has no node. */
const codeNumber = (code: string) => [...code].reduce((sum, sign) => sum + sign.charCodeAt(0), 0)

type VendorLaneProps = {
  type: LaneTitle
  /** The page's games, most popular first. */
  games: readonly CatalogueGame[]
  actions: TileActions
  mayPlay: () => boolean
}

/** GAM-03..08: what opens when a vendor's tile is pressed. */
function useVendorDoors({ type, games, actions, mayPlay }: VendorLaneProps) {
  const navigate = useNavigate()
  const popup = usePopup()
  return (vendor: Vendor) => {
    const gameType = type === 'INHOUSE' ? 'RNG' : type
    const door = vendorDoor({ ...vendor, gameType })
    if (door.kind === 'page') return door.bet && !mayPlay() ? undefined : void navigate(door.to)
    if (door.kind === 'lobby' && door.nodeId !== null)
      return mayPlay() ? void navigate(`/game/${door.nodeId}`) : undefined
    const lobby = door.kind === 'lobby' && games.find((g) => g.vendor === vendor.vassalage)
    if (!lobby || lobby.opensList)
      return void popup.open('games', listOf(vendor.vassalage, gameType))
    actions.play(lobby)
  }
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f']

/** D-039: the vendors of a lane, as doors. */
export function VendorLane(props: VendorLaneProps) {
  const { t } = useTranslation(['lobby', 'home'])
  const { lanes, query } = useLanes()
  const pictures = usePictures()
  const open = useVendorDoors(props)
  const vendors = lanes.find(({ title }) => title === props.type)?.vendors ?? []
  if (query.isError && !query.data) {
    return <Failed error={query.error} size="row" onRetry={() => void query.refetch()} />
  }
  if (query.data && vendors.length === 0) return null
  return (
    <section className={styles.lane} aria-labelledby="lobby-vendors">
      <h2 id="lobby-vendors" className={styles.title}>
        {t('vendor.lane')}
      </h2>
      <ul className={styles.list}>
        {query.data
          ? vendors.map((vendor) => {
              const { src, others } = pictures(vendor.lagerIcon, MARK)
              const count = vendor.gameCount
              return (
                <li key={vendor.vassalage}>
                  <VendorTile
                    name={vendor.displayName}
                    art={src}
                    artFallback={others}
                    nodeId={vendor.nodeId ?? codeNumber(vendor.vassalage)}
                    note={count ? t('count', { count, total: formatCount(count) }) : undefined}
                    badge={
                      vendor.isHot === 1 ? { kind: 'hot', label: t('home:mark.hot') } : undefined
                    }
                    closedLabel={vendor.maintenance ? t('home:vendor.closed') : undefined}
                    onSelect={() => open(vendor)}
                  />
                </li>
              )
            })
          : PLACES.map((place) => (
              <li key={place} aria-hidden="true">
                <VendorTileSkeleton />
              </li>
            ))}
      </ul>
    </section>
  )
}
