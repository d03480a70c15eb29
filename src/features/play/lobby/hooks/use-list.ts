import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { systemQueries } from '#api/content/system.ts'
import { gameQueries } from '#api/games/games.ts'
import { serverNow } from '#api/transport/server-time.ts'
import type { Favorites } from '#entities/game/use-favorites.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { asArray } from '#lib/read.ts'
import { useToken } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import type { CatalogueGame } from '../catalogue/model.ts'
import { getListStatus, validateFilters } from '../filters.ts'
import {
  chipsFor,
  countVendors,
  type Filters,
  filterGames,
  filterPageGames,
  isPersonal,
  type LobbyPage,
  sortGames,
} from '../model.ts'
import { getOddsChoices } from '../odds.ts'
import { useCatalogue } from './use-catalogue.ts'
import { useSearch } from './use-search.ts'
import { useStable } from './use-stable.ts'

const NONE: readonly CatalogueGame[] = []
const NO_IDS: readonly number[] = []

/** Node ids of what this visitor played lately, latest first; fetched only where they are needed. */
function useRecentIds(enabled: boolean) {
  const token = useToken()
  const { code } = useLanguage()
  const recent = useQuery({ ...gameQueries.recent(token ?? '', code), enabled })
  const ids = useMemo(
    () => (enabled ? (recent.data?.list.map(({ nodeId }) => nodeId) ?? null) : NO_IDS),
    [enabled, recent.data],
  )
  return { ids, failure: enabled && recent.error && !recent.data ? recent : null }
}

/** Everything a lobby page shows, from the catalogue and the filters of the address. */
export function useList(
  page: LobbyPage,
  requested: Filters,
  typed: string,
  own: Omit<Favorites, 'setFavorite'>,
) {
  const { catalogue, status, query, shown: asOf } = useCatalogue()
  const { tag } = useLanguage()
  const { isLogin, pending } = useVisitor()
  const config = useQuery(systemQueries.config()).data
  const inhouse = useMemo(() => new Set(asArray(config?.inhouseVendors)), [config])
  const chips = useMemo(() => chipsFor(asArray(config?.supportedLanguages)), [config])
  const search = useSearch(typed)

  const all = catalogue?.games ?? NONE
  const games = useMemo(() => filterPageGames(page, all), [page, all])
  const vendors = useMemo(() => countVendors(games, tag), [games, tag])
  const counts = useMemo(
    () => new Map(chips.map((chip) => [chip, games.filter((g) => g.marks.includes(chip)).length])),
    [games, chips],
  )
  const choices = useMemo(() => getOddsChoices(games, page.kind === 'list'), [games, page])
  const hasOriginals = page.type === 'RNG' && vendors.some(({ code }) => inhouse.has(code))

  const validate = useCallback(
    (asked: Filters): Filters =>
      validateFilters(asked, {
        page,
        vendors,
        chips,
        choices,
        hasOriginals,
        hasPersonal: isLogin || pending,
      }),
    [page, vendors, chips, choices, hasOriginals, isLogin, pending],
  )
  const filters = useMemo(() => validate(requested), [validate, requested])
  // Filtering is deferred, but checking the filters is not: otherwise a list that has just arrived would briefly show
  // games that the address excludes.
  const late = useDeferredValue(requested)
  // The text search runs elsewhere, so a change of the query alone must not filter again.
  const deferred = useStable({ ...validate(late), query: '' })

  const { ids: recent, failure: recentFailure } = useRecentIds(
    isLogin && filters.selection === 'RECENT',
  )
  const inOrder = useMemo(() => sortGames(games, deferred.sort, tag), [games, deferred.sort, tag])
  const shown = useMemo(
    () =>
      filterGames(inOrder, deferred, {
        inhouse,
        favorites: own.favorites,
        recent: recent ?? NO_IDS,
        found: search.ids,
        now: serverNow(),
      }),
    [inOrder, deferred, inhouse, own.favorites, recent, search.ids],
  )
  // The initial query is resolved before the list is shown; later input keeps the current list visible.
  const [first] = useState(typed)
  const isFinding = search.busy && search.ids === null && typed === first
  const { selection } = filters
  const waiting =
    isFinding ||
    (selection === 'RECENT' && recent === null) ||
    (selection === 'FAV' && !own.favoritesReady)
  const ownFailure = selection === 'FAV' ? own.favoritesFailure : recentFailure
  const failure = status === 'ready' && isPersonal(selection) ? ownFailure : null
  const listStatus = getListStatus(status, { failed: Boolean(failure), waiting })
  const picked = useStable({ ...filters, query: '' })
  const offer = useMemo(
    () => ({ status: listStatus, filters: picked, vendors, chips, counts, choices, hasOriginals }),
    [listStatus, picked, vendors, chips, counts, choices, hasOriginals],
  )
  return {
    status: listStatus,
    /** The choices and the selection; the same object while only text is typed. */
    offer,
    /** The query to retry: the catalogue, or one that the selection needs. */
    query: failure ?? query,
    asOf,
    catalogue,
    filters,
    games,
    shown,
    /** Node ids on any page that match the typed text; null for an empty query. */
    found: search.ids,
    busy: search.busy || late !== requested,
  }
}
export type LobbyList = ReturnType<typeof useList>
export type Offer = LobbyList['offer']
