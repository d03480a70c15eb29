import { describe, expect, test } from 'vitest'
import { parseGameIndex } from '#api/games/game-index.ts'

const columns = {
  picture: 'games/{nodeId}.svg',
  addedFrom: 0,
  types: ['RNG'],
  vendors: [{ vassalage: 'PG', displayName: 'Paddy Gold' }],
  words: ['Delta'],
  nodeId: [11, 12, 13],
  name: [[0], [0], [0]],
  gameName: [],
  vendor: [0, 0, 0],
  type: [0, 0, 0],
  added: [0, 0, 0],
  flags: [0, 0, 0],
}
const TOLD = { rtpFrom: 931, rtp: [0, 32, null], volatility: 'LH-' }
const oddsOf = (more: object) =>
  parseGameIndex({ version: 'c-1', games: { ...columns, ...more } })?.games.map((game) => [
    game.rtp,
    game.volatility,
  ])
const NOTHING = [
  [null, null],
  [null, null],
  [null, null],
]

describe('F-16 the odds in the index', () => {
  test('a return in percent and a volatility; missing ones stay missing', () => {
    expect(oddsOf(TOLD)).toEqual([
      [93.1, 'LOW'],
      [96.3, 'HIGH'],
      [null, null],
    ])
  })

  test('whole percents are exact, so that "96 or more" includes 96', () => {
    const whole = oddsOf({ rtpFrom: 0, rtp: [950, 960, 970] })
    expect(whole?.map(([rtp]) => rtp)).toEqual([95, 96, 97])
  })

  test.each([
    ['an older server without these columns', {}],
    ['empty columns', { rtpFrom: 931, rtp: [], volatility: '' }],
    ['columns of another length', { rtpFrom: 931, rtp: [1, 2], volatility: 'LHMM' }],
    ['columns of another type', { rtpFrom: '931', rtp: 'LHM', volatility: ['L', 'H', 'M'] }],
    ['a missing start', { rtp: [1, 2, 3], volatility: 7 }],
    ['invalid rows', { rtpFrom: 931, rtp: [0.5, '3', -1], volatility: 'xX<' }],
    ['values out of range', { rtpFrom: 931, rtp: [70, 1e9, Number.NaN], volatility: null }],
  ])('D-095 %s: the games are read without odds', (_, more) => {
    expect(oddsOf(more)).toEqual(NOTHING)
  })
})
