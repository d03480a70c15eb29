import { useEffect, useMemo, useState } from 'react'
import { useTexts } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { Catalogue, GameType } from '../catalogue/model.ts'
import type { SearchData } from '../catalogue/search.ts'
import { toSearchData } from '../catalogue/search-data.ts'
import { createSearchEngine } from '../catalogue/search-engine.ts'
import { useCatalogue } from './use-catalogue.ts'

export interface SearchState {
  /**
   * Node ids, best first; null for an empty query, and until the first result is there. The last
   * result stays until the next comes; it may name games that a new catalogue no longer has.
   */
  readonly ids: readonly number[] | null
  /** The ids do not belong to this query yet. */
  readonly busy: boolean
}

/** The name of a type, in the texts `shell`. */
export const TEXT_OF_TYPE = {
  RNG: 'nav.rng',
  LIVE: 'nav.live',
  FISH: 'nav.fish',
  PVP: 'nav.pvp',
  SPORTS: 'nav.sports',
  ESPORTS: 'nav.esports',
  COCKFIGHT: 'nav.cockfight',
  LOTT: 'nav.lott',
  ELOTT: 'nav.elott',
  BGS: 'nav.bgs',
} as const satisfies Record<GameType, string>

const engine = createSearchEngine()

/** Ten thousand games: prepared once for a catalogue and the texts shown, for everyone who searches. */
const prepared = new WeakMap<Catalogue, { readonly texts: object; readonly data: SearchData }>()

function prepare(catalogue: Catalogue, texts: object, nameOf: (type: GameType) => string) {
  const known = prepared.get(catalogue)
  if (known?.texts === texts) return known.data
  const data = toSearchData(catalogue, nameOf)
  prepared.set(catalogue, { texts, data })
  return data
}

interface Result {
  /** The query and the games that it was searched in. */
  readonly query: string
  readonly data: object
  readonly ids: readonly number[]
}

/** Searches games by name, vendor and type, typos forgiven, in a worker. */
export function useSearch(query: string): SearchState {
  const { catalogue } = useCatalogue()
  const texts = useTexts()
  const { t } = useTranslation('shell')
  const data = useMemo(
    () => catalogue && prepare(catalogue, texts, (type) => t(TEXT_OF_TYPE[type])),
    [catalogue, texts, t],
  )
  const [asker] = useState(() => ({}))
  const [result, setResult] = useState<Result | null>(null)
  const text = query.trim()

  useEffect(() => {
    if (data) engine.load(data)
  }, [data])

  useEffect(() => {
    if (!data || text === '') return undefined
    return engine.search(asker, text, (ids) => setResult({ query: text, data, ids: [...ids] }))
  }, [asker, text, data])

  if (text === '') return { ids: null, busy: false }
  return {
    ids: result?.ids ?? null,
    busy: result?.query !== text || result.data !== data,
  }
}
