import { expect, it } from 'vitest'
import { menuDoor, originalsOf, type Vendor, vendorsOf } from '../../src/app/menus/menu-lanes.ts'

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

it.each([
  ['GAM-03', 'TCG_LOTTO_VN', '/vnLottery'],
  ['GAM-04', 'TCG_SEA', '/seaLottery'],
  ['GAM-05', 'LOTT', '/lottery'],
  ['GAM-05', 'ELOTT', '/lottery'],
])('%s %s leads to %s, for those who may play', (_, vassalage, to) => {
  const lottery = vendor({ vassalage, gameType: 'ELOTT', isGame: 'GAME', nodeId: 7 })
  expect(menuDoor('/elott', lottery)).toEqual({ to, plays: true })
})

it('GAM-07 a lobby is launched', () => {
  const lobby = vendor({ vassalage: 'MDN', gameType: 'SPORTS', isGame: 'GAME', nodeId: 812 })
  expect(menuDoor('/sports', lobby)).toEqual({ to: '/game/812', plays: true })
})

it('GAM-06 GAM-08 the games of a vendor are listed on the page of its type', () => {
  expect(menuDoor('/rng', vendor({}))).toEqual({ to: '/rng?vassalage=PG', plays: false })
  expect(menuDoor('/rng', vendor({ isGame: 'GAME', nodeId: 5 })).to).toBe('/rng?vassalage=PG')
  const live = vendor({ vassalage: 'EVO', gameType: 'LIVE' })
  expect(menuDoor('/live', live)).toEqual({ to: '/live?vassalage=EVO', plays: false })
})

it('GAM-07 a lobby without a number falls back on the page', () => {
  const lobby = vendor({ vassalage: 'constructor', gameType: 'SPORTS', isGame: 'GAME' })
  expect(menuDoor('/sports', lobby).to).toBe('/sports?vassalage=constructor')
})

it('GAM-18 D-042 the in-house vendors stand with RNG only, and are none of its own', () => {
  const lanes = [
    { title: 'RNG', vendors: [vendor({})] },
    { title: 'INHOUSE', vendors: [vendor({ vassalage: 'INH1' })] },
  ] as const
  expect(vendorsOf(lanes, 'rng').map(({ vassalage }) => vassalage)).toEqual(['PG'])
  expect(originalsOf(lanes, 'rng').map(({ vassalage }) => vassalage)).toEqual(['INH1'])
  expect(originalsOf(lanes, 'live')).toEqual([])
  expect(originalsOf([], 'rng')).toEqual([])
})
