import { describe, expect, test } from 'vitest'
import { parseGameIndex } from '#api/games/game-index.ts'

const columns = {
  picture: 'games/{nodeId}.svg',
  addedFrom: 86_400_000,
  types: ['RNG', 'FISH'],
  vendors: [
    { vassalage: 'PG', displayName: 'Paddy Gold' },
    { vassalage: 'JDB', displayName: 'Jadebay' },
  ],
  words: ['Golden', 'Delta', 'Hilsa'],
  nodeId: [11, 12],
  name: [
    [0, 1],
    [0, 2],
  ],
  gameName: [],
  vendor: [0, 1],
  type: [0, 1],
  added: [2, 0],
  flags: [1 + 2 + 16, 4 + 8 + 256],
}
const read = (changes: object = {}) =>
  parseGameIndex({ version: 'c-1', unchanged: false, games: { ...columns, ...changes } })
const names = (changes: object) => read(changes)?.games.map(({ name }) => name)

describe('F-01 reading the index', () => {
  test('rows become games, most popular first', () => {
    const index = read()
    expect(index?.version).toBe('c-1')
    expect(index?.games).toEqual([
      {
        id: 11,
        name: 'Golden Delta',
        gameName: '',
        vendor: 'PG',
        vendorName: 'Paddy Gold',
        vendorOwnName: '',
        gameType: 'RNG',
        popularity: 2,
        isHot: true,
        addedAt: 3 * 86_400_000,
        marks: ['JP'],
        seamless: true,
        maintenance: false,
        trial: false,
        opensList: false,
        picture: 'games/11.svg',
        rtp: null,
        volatility: null,
      },
      {
        id: 12,
        name: 'Golden Hilsa',
        gameName: '',
        vendor: 'JDB',
        vendorName: 'Jadebay',
        vendorOwnName: '',
        gameType: 'FISH',
        popularity: 1,
        isHot: false,
        addedAt: 86_400_000,
        marks: [],
        seamless: false,
        maintenance: true,
        trial: true,
        opensList: true,
        picture: 'games/12.svg',
        rtp: null,
        volatility: null,
      },
    ])
    expect(index?.byId.get(12)).toBe(index?.games[1])
  })

  test("the vendors' names, and their own names where these differ", () => {
    const index = read({
      vendors: [
        { vassalage: 'PG', displayName: 'সোনাধান', vendorName: 'Paddy Gold' },
        { vassalage: 'JDB', displayName: 'Jadebay' },
      ],
      gameName: [[0, 2], []],
    })
    expect(index?.games.map((game) => [game.gameName, game.vendorOwnName])).toEqual([
      ['Golden Hilsa', 'Paddy Gold'],
      ['', ''],
    ])
    expect(read({ gameName: [[0]] })).toBeNull()
  })

  test('ENT-64..67 the marks of a game', () => {
    const marks = (flags: number) => read({ flags: [flags, 0] })?.games[0]?.marks
    expect([16, 32, 64, 128, 240].map(marks)).toEqual([
      ['JP'],
      ['TG'],
      ['AC'],
      ['BG'],
      ['JP', 'TG', 'AC', 'BG'],
    ])
  })

  test.each([
    ['a node id of zero', { nodeId: [0, 12] }],
    ['a node id as text', { nodeId: ['11', 12] }],
    ['a node id beyond safe integers', { nodeId: [1e300, 12] }],
    ['an empty name', { name: [[], [0, 2]] }],
    [
      'a name of unknown words',
      {
        name: [
          [9, -1, 0.5, '0', 'length'],
          [0, 2],
        ],
      },
    ],
    ['a name that is not a list', { name: [{ length: 1e9 }, [0, 2]] }],
    ['an unknown vendor', { vendor: [7, 1] }],
    ['a vendor without a code', { vendors: [{ vassalage: '<b>' }, columns.vendors[1]] }],
    ['an unknown type', { types: ['__proto__', 'FISH'] }],
    ['invalid flags', { flags: [-1, 0] }],
    ['an invalid day', { added: [Number.NaN, 0] }],
  ])('D-095 a row with %s is left out, the others stay', (_, changes) => {
    expect(names(changes)).toEqual(['Golden Hilsa'])
  })

  test('D-095 texts become one line of plain text, whatever they contain', () => {
    expect(names({ words: ['A\n\tB ', { toString: 'x' }, ' C'] })).toEqual(['A B', 'A B C'])
  })

  test('D-095 a repeated game is listed once', () => {
    expect(names({ nodeId: [12, 12] })).toEqual(['Golden Delta'])
  })

  test('missing lists are empty', () => {
    expect(parseGameIndex({ version: 'c-1', games: { picture: 'x' } })?.games).toEqual([])
  })

  test.each([
    ['null', null],
    ['a text', 'index'],
    ['a list', [columns]],
    ['no version', { games: columns }],
    ['a version that is too long', { version: 'x'.repeat(65), games: columns }],
    ['no games', { version: 'c-1', unchanged: true, games: null }],
    ['columns of different lengths', { version: 'c-1', games: { ...columns, type: [0] } }],
    ['a missing column', { version: 'c-1', games: { ...columns, flags: undefined } }],
  ])('D-095 %s is not an index', (_, value) => {
    expect(parseGameIndex(value)).toBeNull()
  })
})
