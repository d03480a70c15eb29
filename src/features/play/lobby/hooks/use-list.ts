import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { gameQueries } from '../../../../api/games.ts'
import { systemQueries } from '../../../../api/system.ts'
import type { Favorites } from '../../../../entities/game/use-favorites.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { now } from '../../../../lib/clock.ts'
import { asArray } from '../../../../lib/read.ts'
import { useToken } from '../../../../session/store.ts'
import { useVisitor } from '../../../../session/visitor.ts'
import type { CatalogueGame } from '../catalogue/model.ts'
import { useCatalogue } from '../catalogue/use-catalogue.ts'
import { useSearch } from '../catalogue/use-search.ts'
import {
  chipsFor,
  type Filters,
  filtered,
  gamesOf,
  INHOUSE,
  isPersonal,
  type LobbyPage,
  sorted,
  vendorsOf,
} from '../model.ts'
import { choicesOf, offeredOdds } from '../odds.ts'

const NONE: readonly CatalogueGame[] = []
const NO_IDS: readonly number[] = []

/** Node ids of what this visitor played lately, latest first; asked for only where it is wanted. */
function useRecentIds(wanted: boolean) {
  const token = useToken()
  const { code } = useLanguage()
  const recent = useQuery({ ...gameQueries.recent(token ?? '', code), enabled: wanted })
  const ids = useMemo(
    () => (wanted ? (recent.data?.list.map(({ nodeId }) => nodeId) ?? null) : NO_IDS),
    [wanted, recent.data],
  )
  return { ids, missing: wanted && recent.error && !recent.data ? recent : null }
}

/** Everything a lobby page shows, from the catalogue and the filters of the address. */
export function useList(
  page: LobbyPage,
  asked: Filters,
  typed: string,
  liked: Omit<Favorites, 'setFavorite'>,
) {
  const { catalogue, status, error, retry } = useCatalogue()
  const { tag } = useLanguage()
  const { isLogin, pending } = useVisitor()
  const config = useQuery(systemQueries.config()).data
  const inhouse = useMemo(() => new Set(asArray(config?.inhouseVendors)), [config])
  const chips = useMemo(() => chipsFor(asArray(config?.supportedLanguages)), [config])
  const search = useSearch(typed)

  const all = catalogue?.games ?? NONE
  const games = useMemo(() => gamesOf(page, all), [page, all])
  const vendors = useMemo(() => vendorsOf(games, tag), [games, tag])
  const counts = useMemo(
    () => new Map(chips.map((chip) => [chip, games.filter((g) => g.marks.includes(chip)).length])),
    [games, chips],
  )
  const choices = useMemo(() => choicesOf(games, page.kind === 'list'), [games, page])
  const hasOriginals = page.type === 'RNG' && vendors.some(({ code }) => inhouse.has(code))

  // Unknown values of the address count as not said.
  const filters = useMemo((): Filters => {
    const isKnown = asked.vendor === INHOUSE ? hasOriginals : undefined
    const vendor =
      (isKnown ?? vendors.some(({ code }) => code === asked.vendor)) ? asked.vendor : null
    const chip = page.kind === 'list' && chips.some((c) => c === asked.chip) ? asked.chip : null
    const refused = isPersonal(asked.selection) && !isLogin && !pending
    const odds = offeredOdds(asked, choices)
    return { ...asked, ...odds, vendor, chip, selection: refused ? 'ALL' : asked.selection }
  }, [asked, vendors, chips, choices, hasOriginals, page, isLogin, pending])
  const wanted = useDeferredValue(filters)

  const { ids: recent, missing } = useRecentIds(isLogin && filters.selection === 'RECENT')
  const inOrder = useMemo(() => sorted(games, wanted.sort, tag), [games, wanted.sort, tag])
  const shown = useMemo(
    () =>
      filtered(inOrder, wanted, {
        inhouse,
        favorites: liked.favorites,
        recent: recent ?? NO_IDS,
        found: search.ids,
        now: now(),
      }),
    [inOrder, wanted, inhouse, liked.favorites, recent, search.ids],
  )
  const waits =
    status === 'pending' ||
    (filters.selection === 'RECENT' && recent === null) ||
    (filters.selection === 'FAV' && !liked.favoritesReady)
  // What the selection needs did not come: that is what to try again.
  const lacks = { RECENT: missing, FAV: liked.favoritesFailure, ALL: null, HOT: null, NEW: null }
  const lack = status === 'ready' ? lacks[filters.selection] : null
  return {
    status: lack ? ('error' as const) : status === 'ready' && waits ? ('pending' as const) : status,
    error: lack ? lack.error : error,
    retry: lack ? () => void lack.refetch() : retry,
    catalogue,
    filters,
    games,
    shown,
    /** Node ids of every page that fit what is typed; null while nothing is. */
    found: search.ids,
    vendors,
    chips,
    counts,
    choices,
    hasOriginals,
    busy: search.busy || wanted !== filters,
  }
}
export type LobbyList = ReturnType<typeof useList>
