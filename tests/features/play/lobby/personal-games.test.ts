import { expect, test } from 'vitest'
import { FAVORITES_SIZE } from '#api/games/game-facts.ts'
import { type Game, PAGE_SIZE } from '#api/games/games.ts'
import { gameOfItem } from '#features/play/lobby/catalogue/game-of-item.ts'

const ITEM: Game = {
  gameId: 'g-1',
  nodeId: 10005,
  gameType: 'PVP',
  vassalage: 'JL',
  gameCode: 'JL-1',
  displayName: 'Jasmine Lobby',
  gameName: 'Jasmine Lobby',
  iconUrl: 'games/1.svg',
  isHot: 1,
  isGame: 'VASSALAGE',
  subCategory: null,
  demo: false,
  maintenance: true,
  jackpot: false,
  wallet: 'SEAMLESS',
}

test('GAM-21 GAM-22 twenty recent games, and all favourites at once', () => {
  expect(PAGE_SIZE).toBe(20)
  expect(FAVORITES_SIZE).toBe(999)
})

test('GAM-06 a game of a list has the shape of one in the catalogue', () => {
  const game = gameOfItem(ITEM, () => 'Jasmine Lane')
  expect(game).toMatchObject({ id: 10005, vendorName: 'Jasmine Lane', opensList: true })
  expect(game).toMatchObject({ isHot: true, seamless: true, maintenance: true, marks: [] })
  expect(gameOfItem({ ...ITEM, subCategory: 'JP' }, (code) => code).marks).toEqual(['JP'])
  expect(gameOfItem(ITEM, (code) => code).vendorName).toBe('JL')
})

test('F-16 the return of a game of a list has tenths and is never rounded up', () => {
  const game = gameOfItem({ ...ITEM, rtp: '96.99', volatility: 'HIGH' }, (code) => code)
  expect(game).toMatchObject({ rtp: 96.9, volatility: 'HIGH' })
  expect(gameOfItem({ ...ITEM, rtp: '64.10' }, (code) => code).rtp).toBe(64.1)
  expect(gameOfItem(ITEM, (code) => code)).toMatchObject({ rtp: null, volatility: null })
})
