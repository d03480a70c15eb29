import { Gamepad2 } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { formatCount } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { buttonLook } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import type { CatalogueGame } from '../catalogue/model.ts'
import { useCatalogue } from '../catalogue/use-catalogue.ts'
import { Failed } from '../components/failed.tsx'
import { GameRow } from '../components/game-row.tsx'
import { useTiles } from '../hooks/use-tiles.ts'
import { pagePath } from '../model.ts'
import styles from './vendor-games.module.css'

/** More than a screenful or five is better looked through on the page. */
const MOST = 50
const PLACES = ['a', 'b', 'c', 'd', 'e']

/** The vendor and the type that the address names. */
function useWanted() {
  const params = new URLSearchParams(useLocation().search)
  return { vendor: params.get('of'), type: params.get('kind') }
}

function Rows({ games }: { games: readonly CatalogueGame[] }) {
  const { t } = useTranslation('lobby')
  const tiles = useTiles('portrait')
  if (games.length === 0) return <EmptyState icon={Gamepad2} message={t('empty.vendor')} />
  return (
    <ul className={styles.list}>
      {games.slice(0, MOST).map((game) => (
        <GameRow key={game.id} game={game} tiles={tiles} />
      ))}
    </ul>
  )
}

/** GAM-06, MOD-25: the games of one vendor, over the page they were asked from. */
export default function VendorGames({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['lobby', 'common'])
  const { vendor, type } = useWanted()
  const { catalogue, status, error, retry } = useCatalogue()
  const games = (catalogue?.games ?? []).filter(
    (game) => game.vendor === vendor && game.gameType === type && !game.opensList,
  )
  const path = pagePath(type)
  const count = games.length
  const all = path && vendor ? `${path}?${new URLSearchParams({ vassalage: vendor })}` : null
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
        all && count > MOST ? (
          <Link to={all} replace {...buttonLook({ block: true })}>
            {t('vendor.more', { total: formatCount(count) })}
          </Link>
        ) : undefined
      }
    >
      {status === 'pending' ? (
        <div className={styles.list} role="status" aria-label={t('common:state.loading')}>
          {PLACES.map((place) => (
            <Skeleton key={place} shape="block" className={styles.place} />
          ))}
        </div>
      ) : null}
      {status === 'error' ? <Failed error={error} size="row" onRetry={retry} /> : null}
      {status === 'ready' ? <Rows games={games} /> : null}
    </Dialog>
  )
}
