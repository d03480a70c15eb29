import { describe, expect, test } from 'vitest'
import { createSearch } from '#features/play/lobby/catalogue/search.ts'
import { toSearchData } from '#features/play/lobby/catalogue/search-data.ts'
import { measureCost } from '#tests/house/cost.ts'
import { gamesNamed, readGameIndex } from './games.ts'

const WORDS: Readonly<Record<string, string>> = { RNG: 'Slots', LIVE: 'Live casino', FISH: 'মাছ ধরা' }

/** The names that are found, best match first. The games are given by popularity. */
function searchIn(names: readonly (string | Parameters<typeof gamesNamed>[0][number])[]) {
  const catalogue = gamesNamed(names)
  const search = createSearch(toSearchData(catalogue, (type) => WORDS[type] ?? type))
  return (query: string) =>
    [...search.find(query)].map((id) => catalogue.byId.get(id)?.name ?? `no game ${id}`)
}

describe('F-01 ranking', () => {
  const find = searchIn([
    'Golden Tigre',
    'Night of the Tiger',
    { name: 'Slow River', vendor: 'TW', vendorName: 'Tiger Works' },
    'Tigers of Sundarban',
    'Tiger',
    'Tiger Temple',
    'Lion King',
  ])

  test('the whole name, its beginning, a word of it, a word of the vendor, a typo', () => {
    expect(find('tiger')).toEqual([
      'Tiger',
      'Tigers of Sundarban',
      'Tiger Temple',
      'Night of the Tiger',
      'Slow River',
      'Golden Tigre',
    ])
    expect(find('tigr')[0]).toBe('Golden Tigre')
    expect(find('tigre')[0]).toBe('Golden Tigre')
  })

  test('equal matches are sorted by popularity', () => {
    const names = ['Lotus Moon', 'Lotus Sun', 'Lotus Star']
    expect(searchIn(names)('lotus')).toEqual(names)
    expect(searchIn(names.toReversed())('lotus')).toEqual(names.toReversed())
  })

  test('one typo comes before two', () => {
    expect(searchIn(['Dragun Bay', 'Dragan Bey', 'Dregun Bay'])('dragon')).toEqual([
      'Dragun Bay',
      'Dragan Bey',
      'Dregun Bay',
    ])
    expect(searchIn(['Dregun Bay', 'Dragan Bey'])('dragon')).toEqual(['Dragan Bey', 'Dregun Bay'])
  })

  test('every word counts, in any order, and the last may be incomplete', () => {
    expect(find('temple tiger')).toEqual(['Tiger Temple'])
    expect(find('tiger te')).toEqual(['Tiger Temple'])
    expect(find('tiger lion')).toEqual([])
  })

  test('a name without spaces is found', () => {
    expect(find('tigertem')).toEqual(['Tiger Temple'])
  })

  test('a query without a word has no results', () => {
    for (const query of ['', '   ', '-!?', '🎰']) expect(find(query)).toEqual([])
  })
})

describe('F-01 typos', () => {
  const find = searchIn(['Tiger', 'Sundarban', 'PG Sun', 'Elephant'])
  test.each([
    ['tigr', 'Tiger'],
    ['tyger', 'Tiger'],
    ['tigger', 'Tiger'],
    ['sunderbon', 'Sundarban'],
    ['sundrban', 'Sundarban'],
    ['elefant', 'Elephant'],
  ])('%s finds %s', (query, name) => {
    expect(find(query)).toContain(name)
  })

  test.each([['tagar'], ['pj'], ['sundirbinn'], ['elfnt']])(
    '%s is too different from any name',
    (query) => {
      expect(find(query)).toEqual([])
    },
  )
})

describe('F-01 vendor, type, scripts', () => {
  const find = searchIn([
    { name: 'River Lantern', vendor: 'PG', vendorName: 'Paddy Gold' },
    { name: 'Hilsa Hunt', vendor: 'JDB', vendorName: 'Jadebay', gameType: 'FISH' },
    { name: 'Roulette Royal', vendor: 'EVO', vendorName: 'ইভো লাইভ', gameType: 'LIVE' },
    { name: 'Rồng Vàng Đại Phát' },
    { name: 'বাড়ির বাঘ' },
    { name: 'মাছরাঙা ৭৭৭' },
    { name: 'เสือทองคำ' },
    { name: '黄金龙虎' },
  ])
  test.each([
    ['the vendor by its name', 'paddy', 'River Lantern'],
    ['the vendor by its code', 'jdb', 'Hilsa Hunt'],
    ['the vendor with a typo', 'jadbay', 'Hilsa Hunt'],
    ['the type by its words', 'casino', 'Roulette Royal'],
    ['the type in Bengali', 'ধরা', 'Hilsa Hunt'],
    ['name and type', 'royal live', 'Roulette Royal'],
    ['Vietnamese without tones', 'rong vang', 'Rồng Vàng Đại Phát'],
    ['Vietnamese with tones', 'đại phát', 'Rồng Vàng Đại Phát'],
    ['Bengali with a separate nukta', 'বা\u09a1\u09bcি', 'বাড়ির বাঘ'],
    ['Bengali with a typo', 'মাছরাংগা', 'মাছরাঙা ৭৭৭'],
    ['Bengali digits by plain ones', '777', 'মাছরাঙা ৭৭৭'],
    ['Thai from the middle', 'ทอง', 'เสือทองคำ'],
    ['Thai with an extra tone mark', 'เสื้อทอง', 'เสือทองคำ'],
    ['Chinese from the middle', '龙虎', '黄金龙虎'],
    ['one Chinese character', '虎', '黄金龙虎'],
  ])('%s', (_, query, name) => {
    expect(find(query)).toContain(name)
  })

  test("a game with a Bengali name is found by the maker's name for it, its vendor by its own", () => {
    const find = searchIn([
      {
        name: 'জ্বলন্ত বাঘ',
        gameName: 'Blazing Tiger',
        vendorName: 'সোনাধান',
        vendorOwnName: 'Paddy Gold',
      },
      { name: 'শুভ হাতি', gameName: 'Lucky Elephant' },
      { name: 'টাইগার', gameName: 'Tiger' },
    ])
    expect(find('tiger')).toEqual(['টাইগার', 'জ্বলন্ত বাঘ'])
    expect(find('blazing tigr')).toEqual(['জ্বলন্ত বাঘ'])
    expect(find('বাঘ paddy')).toEqual(['জ্বলন্ত বাঘ'])
    expect(find('luckyele')).toEqual(['শুভ হাতি'])
    expect(find('হাতি')).toEqual(['শুভ হাতি'])
  })

  describe('suggested spellings', () => {
    const find = searchIn(['Tiger', 'Koi Pond', 'সোনার বাঘ', 'পদ্মানদীর মাঝি', 'শীতল পাষাণ', 'ড্রাগন'])
    test.each([
      ['neighbours swapped', 'tigre', 'Tiger'],
      ['neighbours swapped in a short word', 'kio', 'Koi Pond'],
      ['neighbours swapped at the beginning', 'itger', 'Tiger'],
      ['another ending in Bengali', 'বাঘকে', 'সোনার বাঘ'],
      ['no ending and a typo', 'সেনা', 'সোনার বাঘ'],
      ['another ending and a typo', 'ড্রগনের', 'ড্রাগন'],
      ['an ending and a typo in a longer word', 'পদ্মনদি', 'পদ্মানদীর মাঝি'],
      ['ি for ী, ু for ূ, ন for ণ, স for শ and ষ', 'সিতল পাসান', 'শীতল পাষাণ'],
    ])('%s', (_, query, name) => {
      expect(find(query)).toContain(name)
    })

    test('letters with the same sound are equal, so that the whole name still comes first', () => {
      expect(searchIn(['শীতলপাটি', 'শীতল'])('সিতল')).toEqual(['শীতল', 'শীতলপাটি'])
    })
  })

  test('Chinese characters in another order are another word', () => {
    expect(find('虎龙')).toEqual([])
  })
})

test('F-01 GAM-24 every keystroke over 10,000 titles takes far less than 50 ms on a machine four times slower', () => {
  for (const language of ['EN', 'BN']) {
    const catalogue = readGameIndex(language)
    const search = createSearch(toSearchData(catalogue, (type) => type))
    const names = catalogue.games.slice(0, 25).map(({ name }) => name)
    const typed = names.flatMap((name) =>
      [...name].map((_, at, signs) => signs.slice(0, at + 1).join('')),
    )
    const cost = measureCost(() => typed.map((words) => search.find(words)))
    expect(catalogue.games).toHaveLength(10_000)
    expect(cost / typed.length).toBeLessThan(12)
    for (const name of names) {
      const id = search.find(name)[0] ?? 0
      expect(catalogue.byId.get(id)?.name).toBe(name)
    }
  }
})
