import { type Filters, SELECTIONS, SORTS } from './model.ts'
import { FEATURES, NO_ODDS, type Odds, RETURNS, VOLATILITIES } from './odds.ts'

/** What the address keeps of a lobby page, by its key. */
const KEYS = {
  vendor: 'vassalage',
  chip: 'sub',
  selection: 'show',
  sort: 'sort',
  query: 'q',
  volatility: 'volatility',
  rtp: 'rtp',
  feature: 'feature',
} as const
const LONGEST_QUERY = 60

export const NO_FILTERS: Filters = {
  vendor: null,
  chip: null,
  selection: 'ALL',
  sort: 'popular',
  query: '',
  ...NO_ODDS,
}

const among = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find((one) => one === value) ?? null

/** F-16: several features stand one after the other; none is there twice. */
const readOdds = (params: URLSearchParams): Odds => ({
  volatility: among(VOLATILITIES, params.get(KEYS.volatility)?.toUpperCase() ?? null),
  rtp: RETURNS.find((least) => String(least) === params.get(KEYS.rtp)) ?? null,
  features: FEATURES.filter((feature) => params.getAll(KEYS.feature).includes(feature)),
})

/**
 * RTE-26, RTE-27: the filters that an address names. What nobody knows counts as not said; a vendor is
 * only checked for its form, since the vendors come later than the address.
 */
export function readFilters(search: string): Filters {
  const params = new URLSearchParams(search)
  const vendor = params.get(KEYS.vendor)
  const show = params.get(KEYS.selection)?.toUpperCase() ?? null
  return {
    vendor: vendor !== null && /^[A-Z0-9_]{2,24}$/.test(vendor) ? vendor : null,
    chip: among(['JP', 'TG', 'AC', 'BG'], params.get(KEYS.chip)),
    selection: among(SELECTIONS, show) ?? NO_FILTERS.selection,
    sort: among(SORTS, params.get(KEYS.sort)) ?? NO_FILTERS.sort,
    query: [...(params.get(KEYS.query) ?? '')].slice(0, LONGEST_QUERY).join(''),
    ...readOdds(params),
  }
}

/** The query string with these filters; what is as usual is left out, everything else stays. */
export function writeFilters(search: string, filters: Filters): string {
  const params = new URLSearchParams(search)
  const put = (key: string, value: string | null) =>
    value ? params.set(key, value) : params.delete(key)
  put(KEYS.vendor, filters.vendor)
  put(KEYS.chip, filters.chip)
  put(KEYS.selection, filters.selection === 'ALL' ? null : filters.selection.toLowerCase())
  put(KEYS.sort, filters.sort === 'popular' ? null : filters.sort)
  put(KEYS.query, filters.query.trim())
  put(KEYS.volatility, filters.volatility?.toLowerCase() ?? null)
  put(KEYS.rtp, filters.rtp && String(filters.rtp))
  params.delete(KEYS.feature)
  for (const feature of filters.features) params.append(KEYS.feature, feature)
  const text = params.toString()
  return text ? `?${text}` : ''
}
