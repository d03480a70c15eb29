import { describe, expect, test } from 'vitest'
import { NO_FILTERS } from '#features/play/lobby/address.ts'
import { filterGames, filterPageGames, PAGES } from '#features/play/lobby/model.ts'
import {
  getOddsChoices,
  NO_ODDS,
  type Odds,
  oddsCount,
  offeredOdds,
} from '#features/play/lobby/odds.ts'
import { gamesNamed, readGameIndex } from './games.ts'

const { games } = gamesNamed([
  { name: 'A', volatility: 'LOW', rtp: 96, seamless: true, trial: true },
  { name: 'B', volatility: 'LOW', rtp: 95.9, seamless: false, trial: true },
  { name: 'C', volatility: 'HIGH', rtp: 97.4, seamless: true, trial: false, marks: ['JP'] },
  { name: 'D', volatility: null, rtp: null, seamless: false, trial: false },
])
const CONTEXT = { inhouse: new Set(''), favorites: new Set([100, 101]), recent: [], now: 0 }
const kept = (odds: Partial<Odds>, more: Partial<typeof NO_FILTERS> = {}) =>
  filterGames(games, { ...NO_FILTERS, ...more, ...odds }, { ...CONTEXT, found: null })
    .map(({ name }) => name)
    .join('')

describe('F-16 volatility, return and features', () => {
  test('keep only games with known values', () => {
    expect(kept({})).toBe('ABCD')
    expect(kept({ volatility: 'LOW' })).toBe('AB')
    expect(kept({ rtp: 96 })).toBe('AC')
    expect(kept({ rtp: 97 })).toBe('C')
    expect(kept({ features: ['demo'] })).toBe('AB')
    expect(kept({ features: ['jackpot'] })).toBe('C')
  })

  test('apply together with all other filters', () => {
    expect(kept({ volatility: 'LOW', features: ['demo', 'wallet'] })).toBe('A')
    expect(kept({ rtp: 95 }, { selection: 'FAV' })).toBe('AB')
    expect(kept({ volatility: 'HIGH', features: ['demo'] })).toBe('')
  })

  test('are counted each', () => {
    expect(oddsCount(NO_ODDS)).toBe(0)
    expect(oddsCount({ volatility: 'LOW', rtp: 96, features: ['demo', 'wallet'] })).toBe(4)
  })

  test('are offered with the number of games, without repeating the chips of a page', () => {
    expect(getOddsChoices(games, false)).toEqual({
      volatility: [
        { value: 'LOW', count: 2 },
        { value: 'HIGH', count: 1 },
      ],
      rtp: [
        { value: 95, count: 3 },
        { value: 96, count: 2 },
        { value: 97, count: 1 },
      ],
      features: [
        { value: 'demo', count: 2 },
        { value: 'wallet', count: 2 },
        { value: 'jackpot', count: 1 },
      ],
    })
    expect(getOddsChoices(games, true).features.map(({ value }) => value)).toEqual([
      'demo',
      'wallet',
    ])
  })

  test('a filter that keeps all games or none is not offered, and ignored in the address', () => {
    const { games: silent } = gamesNamed(['A', 'B'])
    const choices = getOddsChoices(silent, false)
    expect(choices).toEqual({ volatility: [], rtp: [], features: [] })
    const odds: Odds = { volatility: 'LOW', rtp: 96, features: ['demo'] }
    expect(offeredOdds(odds, choices)).toEqual(NO_ODDS)
    expect(offeredOdds(odds, getOddsChoices(games, false))).toEqual(odds)
  })

  test('slots of the fake world have each of them, sports matches none', () => {
    const all = readGameIndex('EN').games
    const slots = getOddsChoices(filterPageGames(PAGES.rng, all), true)
    expect([slots.volatility, slots.rtp].map(({ length }) => length)).toEqual([3, 3])
    const matches = getOddsChoices(filterPageGames(PAGES.sports, all), false)
    expect([...matches.volatility, ...matches.rtp]).toEqual([])
  })
})
