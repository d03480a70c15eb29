import { describe, expect, test } from 'vitest'
import { type FilterOffer, getListStatus, validateFilters } from '#features/play/lobby/filters.ts'
import { type Filters, INHOUSE } from '#features/play/lobby/model.ts'

const offer: FilterOffer = {
  page: { kind: 'list', type: 'RNG', shape: 'portrait' },
  vendors: [{ code: 'TF' }],
  chips: ['JP'],
  choices: { volatility: [], rtp: [], features: [] },
  hasOriginals: false,
  hasPersonal: true,
}
const filters: Filters = {
  vendor: 'TF',
  chip: 'JP',
  selection: 'FAV',
  sort: 'newest',
  query: 'ludo',
  volatility: null,
  rtp: null,
  features: [],
}

describe('filters of an address', () => {
  test('stay where the page offers them', () => {
    expect(validateFilters(filters, offer)).toEqual(filters)
    const originals = { ...filters, vendor: INHOUSE }
    expect(validateFilters(originals, { ...offer, hasOriginals: true })).toEqual(originals)
  })

  test.each<[what: string, Partial<Filters>, Partial<FilterOffer>, Partial<Filters>]>([
    ['a vendor', { vendor: 'XX' }, {}, { vendor: null }],
    ['originals', { vendor: INHOUSE }, {}, { vendor: null }],
    ['a category', { chip: 'TG' }, {}, { chip: null }],
    [
      'a category of a vendor',
      {},
      { page: { kind: 'wallet', type: 'RNG', shape: 'portrait' } },
      { chip: null },
    ],
    ['games of one’s own', {}, { hasPersonal: false }, { selection: 'ALL' }],
    ['odds', { volatility: 'HIGH' }, {}, { volatility: null }],
  ])('count as absent where it does not: %s', (_, asked, offered, expected) => {
    expect(validateFilters({ ...filters, ...asked }, { ...offer, ...offered })).toMatchObject(
      expected,
    )
  })
})

test.each([
  ['pending', true, true, 'pending'],
  ['error', false, true, 'error'],
  ['ready', true, true, 'error'],
  ['ready', false, true, 'pending'],
  ['ready', false, false, 'ready'],
] as const)(
  'a catalogue that is %s, failed %s, waiting %s: %s',
  (catalogue, failed, waiting, status) => {
    expect(getListStatus(catalogue, { failed, waiting })).toBe(status)
  },
)
