// A keystroke in the search over the 10,000 titles of the fake world.
import { expect, test } from 'vitest'
import { parseGameIndex } from '#api/games/game-index.ts'
import { createSearch } from '#features/play/lobby/catalogue/search.ts'
import { toSearchData } from '#features/play/lobby/catalogue/search-data.ts'
import { createWorld } from '#mocks/create-world.ts'
import { makeIndexColumns } from '#mocks/factories/games-index.ts'

/** 50 ms on a machine four times slower. */
const LIMIT_MS = 50 / 4
const TITLES = 60
const MISSPELT = ['golden dragan', 'tigre temple', 'paddy gold slots', 'সোনালি ড্রাগণ', 'পদ্মার মাছ']

const world = createWorld({ clock: '2026-11-20T09:00:00Z' })

test.for(['EN', 'BN'])('a keystroke in %s', async (language, { bench }) => {
  const games = makeIndexColumns(world, world.catalogue.all(), language)
  const read = parseGameIndex({ version: 'bench', games: JSON.parse(JSON.stringify(games)) })
  if (!read) throw new Error('The index cannot be read.')
  const search = createSearch(toSearchData(read, (type) => type))
  const queries = [...read.games.slice(0, TITLES).map(({ name }) => name), ...MISSPELT]
  const typed = queries.flatMap((query) =>
    [...query].map((_, at, letters) => letters.slice(0, at + 1).join('')),
  )
  let at = 0
  const { latency } = await bench('keystroke', () => {
    search.find(typed[at % typed.length] ?? '')
    at += 1
  }).run()
  expect(latency.p99, 'ms').toBeLessThan(LIMIT_MS)
})
