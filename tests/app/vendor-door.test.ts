import { expect, it } from 'vitest'
import { type Vendor, vendorDoor } from '../../src/app/vendor-door.ts'

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
])('%s %s leads to %s', (_, vassalage, to) => {
  const lottery = vendor({ vassalage, gameType: 'ELOTT', isGame: 'GAME', nodeId: 7 })
  expect(vendorDoor('/elott', lottery)).toEqual({ to, plays: false })
})

it('GAM-07 a lobby is launched', () => {
  const lobby = vendor({ vassalage: 'MDN', gameType: 'SPORTS', isGame: 'GAME', nodeId: 812 })
  expect(vendorDoor('/sports', lobby)).toEqual({ to: '/game/812', plays: true })
})

it('GAM-06 GAM-08 the games of a vendor are listed on the page of its type', () => {
  expect(vendorDoor('/rng', vendor({}))).toEqual({ to: '/rng?vassalage=PG', plays: false })
})

it('GAM-07 a lobby without a number falls back on the page', () => {
  const lobby = vendor({ vassalage: 'constructor', isGame: 'GAME' })
  expect(vendorDoor('/sports', lobby).to).toBe('/sports?vassalage=constructor')
})
