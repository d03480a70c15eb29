import { useTranslation } from '#i18n/use-translation.ts'
import type { CatalogueGame } from '../catalogue/model.ts'
import type { LobbyList } from '../hooks/use-list.ts'
import { useSearch } from '../hooks/use-search.ts'
import type { Tiles } from '../hooks/use-tiles.ts'
import { filterSuggestions, loosenQuery } from '../model.ts'
import { GameRow } from './game-row.tsx'
import styles from './suggestions.module.css'

type RowsProps = { title: string; games: readonly CatalogueGame[]; tiles: Tiles }

function Rows({ title, games, tiles }: RowsProps) {
  if (games.length === 0) return null
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.rows}>
        {games.map((game) => (
          <GameRow key={game.id} game={game} tiles={tiles} />
        ))}
      </ul>
    </section>
  )
}

type SuggestionsProps = { list: LobbyList; query: string; tiles: Tiles }

/** Suggestions for an empty result: similar names on any page, and the most popular games here. */
export function Suggestions({ list, query, tiles }: SuggestionsProps) {
  const { t } = useTranslation('lobby')
  const { catalogue, games, found } = list
  const elsewhere = query && found ? found : []
  const looserIds = useSearch(elsewhere.length > 0 ? '' : loosenQuery(query)).ids
  const ids = elsewhere.length > 0 ? elsewhere : (looserIds ?? [])
  const similar = filterSuggestions(ids.flatMap((id) => catalogue?.byId.get(id) ?? []))
  const known = new Set(similar.map(({ id }) => id))
  const popular = filterSuggestions(games.filter(({ id }) => !known.has(id)))
  return (
    <div className={styles.suggestions}>
      <Rows title={t('suggest.similar')} games={similar} tiles={tiles} />
      <Rows title={t('suggest.popular')} games={popular} tiles={tiles} />
    </div>
  )
}
