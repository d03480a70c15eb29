import { choiceParam, readSearch, type SearchParam, writeSearch } from '#patterns/search-state.ts'
import type { SubCategory } from './catalogue/model.ts'
import { type Filters, SELECTIONS, SORTS } from './model.ts'
import { FEATURES, NO_ODDS, RETURNS, VOLATILITIES } from './odds.ts'

const MAX_QUERY_LENGTH = 60
const FEATURE = 'feature'
const CHIPS: readonly SubCategory[] = ['JP', 'TG', 'AC', 'BG']

export const NO_FILTERS: Filters = {
  vendor: null,
  chip: null,
  selection: 'ALL',
  sort: 'popular',
  query: '',
  ...NO_ODDS,
}

/** One of a list under its text in the address; null for anything else. */
const optionalParam = <Value extends string | number>(
  values: readonly Value[],
  textOf: (value: Value) => string,
): SearchParam<Value | null> => ({
  parse: (text) =>
    values.find((value) => textOf(value).toLowerCase() === text?.toLowerCase()) ?? null,
  format: (value) => (value === null ? null : textOf(value)),
})
const lowerCase = (value: string) => value.toLowerCase()

/** The vendors come later than the address: only the form of a code is checked. */
const vendorParam: SearchParam<string | null> = {
  parse: (text) => (text !== null && /^[A-Z0-9_]{2,24}$/.test(text) ? text : null),
  format: (value) => value,
}
const queryParam: SearchParam<string> = {
  parse: (text) => [...(text ?? '')].slice(0, MAX_QUERY_LENGTH).join(''),
  format: (value) => value.trim() || null,
}

const FILTER_PARAMS = {
  vassalage: vendorParam,
  sub: optionalParam(CHIPS, (chip) => chip),
  show: optionalParam(
    SELECTIONS.filter((selection) => selection !== NO_FILTERS.selection),
    lowerCase,
  ),
  sort: choiceParam(SORTS, NO_FILTERS.sort),
  q: queryParam,
  volatility: optionalParam(VOLATILITIES, lowerCase),
  rtp: optionalParam(RETURNS, String),
} as const

/** The filters that an address names; unknown values count as absent. */
export function parseFilters(search: string): Filters {
  const { vassalage, sub, show, sort, q, volatility, rtp } = readSearch(FILTER_PARAMS, search)
  const features = new URLSearchParams(search).getAll(FEATURE)
  return {
    vendor: vassalage,
    chip: sub,
    selection: show ?? NO_FILTERS.selection,
    sort,
    query: q,
    volatility,
    rtp,
    features: FEATURES.filter((feature) => features.includes(feature)),
  }
}

/** The query string with these filters; defaults are left out, everything else in it stays. */
export function serializeFilters(search: string, filters: Filters): string {
  const { vendor, chip, selection, sort, query, volatility, rtp, features } = filters
  const show = selection === 'ALL' ? null : selection
  const written = writeSearch(FILTER_PARAMS, search, {
    vassalage: vendor,
    sub: chip,
    show,
    sort,
    q: query,
    volatility,
    rtp,
  })
  // Several features repeat the name, which no other value of the page does.
  const params = new URLSearchParams(written)
  params.delete(FEATURE)
  for (const feature of features) params.append(FEATURE, feature)
  const text = params.toString()
  return text && `?${text}`
}
