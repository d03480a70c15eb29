import { describe, expect, test } from 'vitest'
import { commonCatalogue, createCatalogue } from '#mocks/catalogue/catalogue.ts'
import { genitive } from '#mocks/catalogue/names.ts'
import { getGameName } from '#mocks/factories/games.ts'
import { createRandom } from '#mocks/world/core/prng.ts'
import { measureCost } from '#tests/house/cost.ts'

const now = Date.UTC(2026, 10, 20, 9)
const catalogue = createCatalogue(7, now)

describe('createRandom', () => {
  test('repeats itself for a seed and differs between seeds', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, createRandom(seed).next)
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  test('forks by label, independent of earlier draws', () => {
    const one = createRandom(7)
    const first = one.fork('a').next()
    one.next()
    expect(one.fork('a').next()).toBe(first)
    expect(one.fork('b').next()).not.toBe(first)
  })

  test('stays inside the bounds of int()', () => {
    const random = createRandom(3)
    const drawn = new Set(Array.from({ length: 400 }, () => random.int(2, 5)))
    expect([...drawn].sort()).toEqual([2, 3, 4, 5])
  })
})

describe('createCatalogue', () => {
  test('makes 10,000 games in under 150 ms', () => {
    const costs = [1, 2, 3, 4, 5].map((seed) =>
      measureCost(() => expect(createCatalogue(seed, now).size).toBe(10_000)),
    )
    expect(Math.min(...costs)).toBeLessThan(150)
  })

  test('is the same for the same seed and another for another', () => {
    const pick = (seed: number) => createCatalogue(seed, now).all().slice(0, 50)
    expect(pick(7)).toEqual(catalogue.all().slice(0, 50))
    expect(pick(8)).not.toEqual(pick(7))
  })

  test('is shared by worlds with the same start, and cannot be changed', () => {
    const common = commonCatalogue(7, now)
    expect(commonCatalogue(7, now)).toBe(common)
    expect(commonCatalogue(8, now)).not.toBe(common)
    expect(commonCatalogue(7, now + 1)).not.toBe(common)
    const [game] = common.all()
    const lists = [common.all(), common.byType('RNG'), common.byVendor(game?.vassalage ?? '')]
    for (const part of [game, ...lists]) expect(Object.isFrozen(part)).toBe(true)
    expect(common.page({ sort: 'newest' }, 1, 3).games).toHaveLength(3)
  })

  test('never repeats a node id or a title in either language', () => {
    const games = catalogue.all()
    expect(new Set(games.map((game) => game.nodeId)).size).toBe(10_000)
    expect(new Set(games.map((game) => game.displayName)).size).toBe(10_000)
    expect(new Set(games.map((game) => game.displayNameBn)).size).toBe(10_000)
  })

  test('writes titles of one to three words, Bengali ones in Bengali', () => {
    for (const game of catalogue.all()) {
      expect(game.displayName.split(' ').length).toBeLessThanOrEqual(3)
      expect(game.displayNameBn).toMatch(/^[\u0980-\u09ff ]+$/)
    }
  })

  test('GAM-24 has every type, nearly all of them slots', () => {
    expect(catalogue.byType('RNG')).toHaveLength(8200)
    for (const type of [
      'LIVE',
      'FISH',
      'PVP',
      'SPORTS',
      'ESPORTS',
      'COCKFIGHT',
      'LOTT',
      'ELOTT',
      'BGS',
    ] as const)
      expect(catalogue.byType(type).length).toBeGreaterThan(50)
  })

  test('FTR-03 D-039 ENT-68 has the vendors of the contract, about 60 in all', () => {
    const codes =
      'PG EG2 PT JDB CQ9 FC JL BGS AV IMES IA AI TF CF SV388 WS168 INH1 INH2 LOTT TCG_LOTTO_VN TCG_SEA'
    for (const code of codes.split(' '))
      expect(catalogue.byVendor(code).length, code).toBeGreaterThan(0)
    expect(catalogue.vendors().length).toBeGreaterThanOrEqual(58)
    expect(catalogue.vendor('SV388')?.menuType).toBe('SPORTS')
  })

  test('sorts every list by popularity and finds a game by its id', () => {
    const list = catalogue.byType('FISH')
    for (let i = 1; i < list.length; i += 1)
      expect(list[i - 1]?.popularity ?? 0).toBeGreaterThanOrEqual(list[i]?.popularity ?? 0)
    expect(catalogue.byId(list[3]?.nodeId ?? 0)).toBe(list[3])
  })

  test('pages, filters and searches', () => {
    const page = catalogue.page({ gameType: 'RNG', subCategory: 'JP' }, 2, 20)
    expect(page.games).toHaveLength(20)
    expect(page.games.every((game) => game.jackpot)).toBe(true)
    const found = catalogue.page({ search: 'tiger', sort: 'name' }, 1, 999)
    expect(found.total).toBeGreaterThan(5)
    const fresh = catalogue.page({ releasedSince: now - 30 * 86_400_000, sort: 'newest' }, 1, 10)
    expect(fresh.total).toBeGreaterThan(200)
  })

  test('HOM-30 gives neighbours of a type different themes', () => {
    const list = catalogue.byType('RNG')
    let same = 0
    for (let i = 1; i < list.length; i += 1)
      if ((list[i - 1]?.nodeId ?? 0) % 6 === (list[i]?.nodeId ?? 0) % 6) same += 1
    expect(same).toBe(0)
  })

  test('ENT-43 names a game in the language asked for', () => {
    const row = catalogue.all()[0]
    if (!row) throw new Error('empty catalogue')
    expect(getGameName(row, 'BN')).toBe(row.displayNameBn)
    expect(getGameName(row, 'EN')).toBe(row.displayName)
  })

  test('builds the Bengali genitive', () => {
    expect(['পদ্ম', 'নদী', 'বই', 'নৌকা'].map(genitive)).toEqual(['পদ্মের', 'নদীর', 'বইয়ের', 'নৌকার'])
  })
})
