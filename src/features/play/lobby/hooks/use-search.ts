import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import type { GameType } from '../catalogue/model.ts'
import { searchDataOf } from '../catalogue/search-data.ts'
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

interface Result {
  /** The query and the games that it was searched in. */
  readonly query: string
  readonly data: object
  readonly ids: readonly number[]
}

/** Searches games by name, vendor and type, typos forgiven, in a worker. */
export function useSearch(query: string): SearchState {
  const { catalogue } = useCatalogue()
  const { t } = useTranslation('shell')
  // Ten thousand games: prepared once for a catalogue and a language.
  const data = useMemo(
    () => catalogue && searchDataOf(catalogue, (type) => t(TEXT_OF_TYPE[type])),
    [catalogue, t],
  )
  const [result, setResult] = useState<Result | null>(null)
  const text = query.trim()

  useEffect(() => {
    if (data) engine.load(data)
  }, [data])

  useEffect(() => {
    if (!data || text === '') return undefined
    let isCurrent = true
    engine.search(text, (ids) => {
      if (isCurrent) setResult({ query: text, data, ids: [...ids] })
    })
    return () => {
      isCurrent = false
    }
  }, [text, data])

  if (text === '') return { ids: null, busy: false }
  return {
    ids: result?.ids ?? null,
    busy: result?.query !== text || result.data !== data,
  }
}
