import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryFailure } from '#patterns/query-boundary.tsx'
import { usePopup } from '#patterns/routing/popup.ts'
import { textParam } from '#patterns/search-state.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import {
  FoundGames,
  FoundHelp,
  FoundOffers,
  FoundPages,
  FoundVendors,
  TypeLinks,
} from '../components/findings.tsx'
import { SearchBox } from '../components/search-box.tsx'
import { arrowKeys } from '../hooks/arrow-keys.ts'
import { useSearchResults } from '../hooks/use-search-results.ts'
import { useTiles } from '../hooks/use-tiles.ts'
import styles from './search.module.css'

const MAX_QUERY_LENGTH = 60
/** Kept in the address, so that the way back from a result leads to the results. */
const SEARCH = { find: textParam(MAX_QUERY_LENGTH) } as const

/** One search for games, vendors, promotions, help and the portal's own pages, from any page. */
export default function Search({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['lobby', 'common'])
  const { values, setValues } = useSearchState(SEARCH)
  const query = values.find ?? ''
  const [given] = useState({ text: query })
  return (
    <Dialog
      open
      size="lg"
      title={t('lobby:finder.title')}
      closeLabel={t('common:action.close')}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <div ref={arrowKeys} className={styles.panel}>
        <div className={styles.field}>
          <SearchBox
            wanted
            given={given}
            about={{ label: t('lobby:finder.label'), hint: t('lobby:finder.hint') }}
            onType={(text) => {
              if (text !== query) void setValues({ find: text || null }, { replace: true })
            }}
          />
        </div>
        <Results query={query} />
      </div>
    </Dialog>
  )
}

function Results({ query }: { query: string }) {
  const { t } = useTranslation(['lobby', 'common'])
  const { open } = usePopup()
  const tiles = useTiles('portrait')
  const found = useSearchResults(query)
  if (found.games === null)
    return (
      <QueryFailure
        query={found.failure}
        size="row"
        waiting={
          <div role="status" aria-label={t('common:state.loading')}>
            <Skeleton lines={6} />
          </div>
        }
      />
    )
  if (query.trim() === '')
    return <FoundGames title={t('lobby:finder.popular')} games={found.popular} tiles={tiles} />
  const none = found.count === 0 && !found.busy
  return (
    <>
      <p role="status" className="visually-hidden">
        {found.busy
          ? ''
          : t('lobby:finder.count', { count: found.count, total: formatCount(found.count) })}
      </p>
      {none ? (
        <>
          <EmptyState
            icon={SearchX}
            message={t('lobby:finder.none', { query })}
            action={<Button onClick={() => open('chat')}>{t('lobby:finder.ask')}</Button>}
          />
          <FoundGames title={t('lobby:suggest.similar')} games={found.similar} tiles={tiles} />
        </>
      ) : null}
      <FoundPages pages={found.pages} />
      <FoundGames
        title={t('lobby:finder.games')}
        games={found.games}
        tiles={tiles}
        more={<TypeLinks types={found.types} query={query} />}
      />
      <FoundVendors vendors={found.vendors} />
      <FoundOffers offers={found.offers} />
      <FoundHelp articles={found.articles} />
    </>
  )
}
