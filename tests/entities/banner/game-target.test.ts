import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { catalogueQueries } from '#api/games/catalogue.ts'
import type { IndexGame } from '#api/games/game-index.ts'
import { shortenTitle } from '#entities/banner/banner.ts'
import { gameTarget } from '#entities/banner/game-target.ts'

const game = (over: Partial<IndexGame>): IndexGame => ({
  id: 10023,
  name: 'Golden Monsoon',
  vendor: 'PG',
  gameName: '',
  vendorName: 'Paddy Gold',
  vendorOwnName: '',
  gameType: 'RNG',
  popularity: 1,
  isHot: false,
  addedAt: 0,
  marks: [],
  seamless: false,
  maintenance: false,
  trial: true,
  opensList: false,
  picture: 'games/1.svg',
  rtp: null,
  volatility: null,
  ...over,
})

const targetOf = (over: Partial<IndexGame>, nodeId = 10023) => {
  const client = new QueryClient()
  const one = game(over)
  client.setQueryData(catalogueQueries.index('EN').queryKey, {
    version: '1',
    games: [one],
    byId: new Map([[one.id, one]]),
  })
  return gameTarget(client, 'EN', nodeId)
}

test('D-081 GAM-03 GAM-04 GAM-06 GAM-07 a banner leads to the page of its game', async () => {
  expect(await targetOf({})).toBe('/game/10023')
  expect(await targetOf({ vendor: 'TCG_SEA', gameType: 'ELOTT' })).toBe('/seaLottery')
  expect(await targetOf({ vendor: 'TCG_LOTTO_VN', gameType: 'ELOTT' })).toBe('/vnLottery')
  expect(await targetOf({ vendor: 'JL', gameType: 'PVP', opensList: true })).toBe(
    '/?popup=games&of=JL&kind=PVP',
  )
  expect(await targetOf({}, 99)).toBeNull()
})

test('a title is truncated to the length of a name', () => {
  expect(shortenTitle('সোনালি বর্ষা')).toBe('সোনালি বর্ষা')
  expect([...shortenTitle('😀'.repeat(500))]).toHaveLength(121)
})
