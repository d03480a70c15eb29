import { expect, test } from 'vitest'
import { findLaneOriginals, findLaneVendors, type Vendor } from '#app/menus/menu-lanes.ts'

const vendor = (over: Partial<Vendor>): Vendor => ({
  lagerIcon: 'vendors/PG.svg',
  displayName: 'Paddy Gold',
  gameType: 'RNG',
  vassalage: 'PG',
  isGame: 'VASSALAGE',
  isHot: 0,
  maintenance: false,
  ...over,
})

test('GAM-18 D-042 the in-house vendors are listed with RNG only, and not on their own page', () => {
  const lanes = [
    { title: 'RNG', vendors: [vendor({})] },
    { title: 'INHOUSE', vendors: [vendor({ vassalage: 'INH1' })] },
  ] as const
  expect(findLaneVendors(lanes, 'rng').map(({ vassalage }) => vassalage)).toEqual(['PG'])
  expect(findLaneOriginals(lanes, 'rng').map(({ vassalage }) => vassalage)).toEqual(['INH1'])
  expect(findLaneOriginals(lanes, 'live')).toEqual([])
  expect(findLaneOriginals([], 'rng')).toEqual([])
})
