import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { GameType } from './model.ts'
import { searchDataOf } from './search-data.ts'
import { createSearchEngine, type SearchWorker } from './search-engine.ts'
import { useCatalogue } from './use-catalogue.ts'

export interface SearchState {
  /**
   * Node ids, best first; null for an empty query, and until the first answer is there. The last
   * answer stays until the next comes; it may name games that a new catalogue has no more.
   */
  readonly ids: readonly number[] | null
  /** The ids do not belong to this query yet. */
  readonly busy: boolean
}

const WORDS_OF_TYPE = {
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

let engine = createSearchEngine()

/** Tests put a worker of their own in place of the browser's. */
export const setSearchWorker = (open: () => SearchWorker): void => {
  engine = createSearchEngine(open)
}

interface Answer {
  /** The query and the games that it was asked of. */
  readonly query: string
  readonly data: object
  readonly ids: readonly number[]
}

/** Games by name, vendor and type, typos forgiven; the work is done beside the page. */
export function useSearch(query: string): SearchState {
  const { catalogue } = useCatalogue()
  const { t } = useTranslation('shell')
  // Ten thousand games: prepared once for a catalogue and a language.
  const data = useMemo(
    () => catalogue && searchDataOf(catalogue, (type) => t(WORDS_OF_TYPE[type])),
    [catalogue, t],
  )
  const [answer, setAnswer] = useState<Answer | null>(null)
  const asked = query.trim()

  useEffect(() => {
    if (data) engine.load(data)
  }, [data])

  useEffect(() => {
    if (!data || asked === '') return undefined
    let current = true
    engine.ask(asked, (ids) => {
      if (current) setAnswer({ query: asked, data, ids: [...ids] })
    })
    return () => {
      current = false
    }
  }, [asked, data])

  if (asked === '') return { ids: null, busy: false }
  return {
    ids: answer?.ids ?? null,
    busy: answer?.query !== asked || answer.data !== data,
  }
}
