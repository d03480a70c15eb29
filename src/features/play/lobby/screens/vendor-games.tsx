import { Gamepad2 } from 'lucide-react'
import { Link } from 'react-router'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { AsOf } from '#patterns/as-of.tsx'
import { Block } from '#patterns/block.tsx'
import { QueryFailure } from '#patterns/query-boundary.tsx'
import { searchText } from '#patterns/routing/href.ts'
import { textParam } from '#patterns/search-state.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { CatalogueGame } from '../catalogue/model.ts'
import { GameRow } from '../components/game-row.tsx'
import { useCatalogue } from '../hooks/use-catalogue.ts'
import { useTiles } from '../hooks/use-tiles.ts'
import { pagePath } from '../model.ts'
import styles from './vendor-games.module.css'

/** Longer lists are on the page of their type. */
const MAX_GAMES = 50
const SKELETONS = ['a', 'b', 'c', 'd', 'e']

/** The vendor and the type of its games. */
const LIST_PARAMS = { of: textParam(), kind: textParam() } as const

function Rows({ games }: { games: readonly CatalogueGame[] }) {
  const { t } = useTranslation('lobby')
  const tiles = useTiles('portrait')
  if (games.length === 0) return <EmptyState icon={Gamepad2} message={t('empty.vendor')} />
  return (
    <ul className={styles.list}>
      {games.slice(0, MAX_GAMES).map((game) => (
        <GameRow key={game.id} game={game} tiles={tiles} vendorHidden />
      ))}
    </ul>
  )
}

/** The games of one vendor, over the page that opened them. */
export default function VendorGames({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['lobby', 'common'])
  const { of: vendor, kind: type } = useSearchState(LIST_PARAMS).values
  const { catalogue, query, shown } = useCatalogue()
  const games = (catalogue?.games ?? []).filter(
    (game) => game.vendor === vendor && game.gameType === type && !game.opensList,
  )
  const path = pagePath(type)
  const count = games.length
  const all = path && vendor ? path + searchText({ vassalage: vendor }) : null
  const waiting = (
    <div className={styles.list} role="status" aria-label={t('common:state.loading')}>
      {SKELETONS.map((place) => (
        <Skeleton key={place} shape="block" className={styles.place} />
      ))}
    </div>
  )
  return (
    <Dialog
      open
      size="md"
      title={games[0]?.vendorName ?? t('vendor.lane')}
      description={count > 0 ? t('count', { count, total: formatCount(count) }) : undefined}
      closeLabel={t('common:action.close')}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        all && count > MAX_GAMES ? (
          <Link to={all} replace {...buttonLook({ block: true })}>
            {t('vendor.more', { total: formatCount(count) })}
          </Link>
        ) : undefined
      }
    >
      {catalogue ? (
        <Block>
          <AsOf query={shown} />
          <Rows games={games} />
        </Block>
      ) : (
        <QueryFailure query={query} size="row" waiting={waiting} />
      )}
    </Dialog>
  )
}
