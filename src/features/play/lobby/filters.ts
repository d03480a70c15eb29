import { type Filters, INHOUSE, isPersonal, type LobbyPage } from './model.ts'
import { type Choices, offeredOdds } from './odds.ts'

/** The filter choices of a page. */
export interface FilterOffer {
  readonly page: LobbyPage
  readonly vendors: readonly { readonly code: string }[]
  readonly chips: readonly Filters['chip'][]
  readonly choices: Choices
  readonly hasOriginals: boolean
  /** Whether favourites and recent games can be chosen; also while the visitor is unknown. */
  readonly hasPersonal: boolean
}

/** Filters as a page offers them: what it does not offer counts as absent. */
export function validateFilters(filters: Filters, offer: FilterOffer): Filters {
  const { page, vendors, chips, choices, hasOriginals, hasPersonal } = offer
  const isVendor =
    filters.vendor === INHOUSE ? hasOriginals : vendors.some(({ code }) => code === filters.vendor)
  const isChip = page.kind === 'list' && chips.some((chip) => chip === filters.chip)
  const isAllowed = hasPersonal || !isPersonal(filters.selection)
  return {
    ...filters,
    ...offeredOdds(filters, choices),
    vendor: isVendor ? filters.vendor : null,
    chip: isChip ? filters.chip : null,
    selection: isAllowed ? filters.selection : 'ALL',
  }
}

type Status = 'pending' | 'error' | 'ready'

/** The status of a list: that of the catalogue, and once it is here, of what the selection needs. */
export function getListStatus(
  catalogue: Status,
  { failed, waiting }: Record<'failed' | 'waiting', boolean>,
): Status {
  if (catalogue !== 'ready') return catalogue
  if (failed) return 'error'
  return waiting ? 'pending' : 'ready'
}
