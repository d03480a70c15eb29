import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { systemQueries } from '#api/content/system.ts'
import { promotionQueries } from '#api/offers/promotions.ts'
import { buildIndex, searchIndex } from '#entities/help/help-search.ts'
import { withArticles } from '#entities/help/sections.ts'
import { useLanes } from '#entities/vendor/use-lanes.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { asArray } from '#lib/read.ts'
import { hasTerms, splitTerms } from '#lib/text-match.ts'
import { usePause } from '#session/pause.ts'
import { useVisitor } from '#session/visitor.ts'
import type { CatalogueGame, GameType } from '../catalogue/model.ts'
import { countsByType, filterSuggestions, loosenQuery } from '../model.ts'
import { useCatalogue } from './use-catalogue.ts'
import { usePortalPages } from './use-portal-pages.ts'
import { useSearch } from './use-search.ts'

/** Maximum number of results per kind; games also link to the full list. */
const MAX_RESULTS = { games: 5, others: 4 }

/**
 * Search results for a query: pages, games (typos forgiven), vendors, promotions and help. Failed sources are left out;
 * `games` is null until the catalogue is loaded.
 */
export function useSearchResults(query: string) {
  const { code } = useLanguage()
  const { catalogue, query: asked } = useCatalogue()
  const { ids, busy } = useSearch(query)
  const { lanes } = useLanes()
  const pause = usePause()
  const { pending } = useVisitor()
  // Nothing is offered in a break, or before it is known whether one runs.
  const mayOffer = !pending && pause === null
  const promotions = useQuery({ ...promotionQueries.list(code, 'all'), enabled: mayOffer })
  const findPages = usePortalPages(mayOffer)
  const help = useQuery(systemQueries.helpCenter(code))
  const index = useMemo(() => buildIndex(withArticles(help.data?.sections)), [help.data])
  const terms = splitTerms(query)
  const byIds = (found: readonly number[]) => found.flatMap((id) => catalogue?.byId.get(id) ?? [])

  const games: readonly CatalogueGame[] = ids ? byIds(ids) : []
  const nothing = ids !== null && !busy && games.length === 0
  const alike = useSearch(nothing ? loosenQuery(query) : '')
  const vendors = lanes
    .flatMap((lane) => lane.vendors)
    .filter((vendor, at, all) => {
      const first = all.findIndex(
        ({ vassalage, gameType }) => vassalage === vendor.vassalage && gameType === vendor.gameType,
      )
      return first === at && terms.length > 0 && hasTerms(vendor.displayName, terms)
    })
  const offers = mayOffer
    ? asArray(promotions.data?.list).filter(
        ({ title }) => terms.length > 0 && hasTerms(title, terms),
      )
    : []
  const articles = searchIndex(index, query)
  // A misspelt page is offered only where no game has that name.
  const pages = findPages(terms, nothing)
  return {
    games: catalogue ? games.slice(0, MAX_RESULTS.games) : null,
    /** The counts of all matching games by type, if not all are shown. */
    types: games.length > MAX_RESULTS.games ? countsByType(games) : NO_TYPES,
    pages: pages.slice(0, MAX_RESULTS.others),
    vendors: vendors.slice(0, MAX_RESULTS.others),
    offers: offers.slice(0, MAX_RESULTS.others),
    articles: articles.slice(0, MAX_RESULTS.others),
    count: games.length + pages.length + vendors.length + offers.length + articles.length,
    popular: filterSuggestions(catalogue?.games ?? []),
    similar: filterSuggestions(alike.busy ? [] : byIds(alike.ids ?? [])),
    busy: busy || (help.isPending && help.fetchStatus === 'fetching'),
    failure: asked,
  }
}

const NO_TYPES: readonly (readonly [GameType, number])[] = []
