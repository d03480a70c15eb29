// `npm run bench:search`: measures a keystroke in the search over the 10,000 titles of the fake world.

import { duration, fail, main, needLockedNode } from '../say.mjs'

const LANGUAGES = ['EN', 'BN']
/** 50 ms per keystroke on a machine four times slower. */
const SLOWER = 4
const LIMIT_MS = 50 / SLOWER
const TITLES = 60
const ROUNDS = 3
const DISTURBED = ['golden dragan', 'tigre temple', 'paddy gold slots', 'সোনালি ড্রাগণ', 'পদ্মার মাছ']

const median = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]
const ms = (time) => `${time.toFixed(2)} ms`

function timed(work) {
  const start = performance.now()
  const result = work()
  return { result, took: performance.now() - start }
}

await main(async () => {
  needLockedNode('bench:search')
  const { createWorld } = await import('#mocks/create-world.ts')
  const { makeIndexColumns } = await import('#mocks/factories/games-index.ts')
  const { readGameIndex } = await import('#api/games/game-index.ts')
  const { createSearch } = await import('#features/play/lobby/catalogue/search.ts')
  const { searchDataOf } = await import('#features/play/lobby/catalogue/search-data.ts')
  const world = createWorld({ clock: '2026-11-20T09:00:00Z' })
  for (const language of LANGUAGES) {
    const text = JSON.stringify(makeIndexColumns(world, world.catalogue.all(), language))
    const read = timed(() => readGameIndex({ version: 'bench', games: JSON.parse(text) }))
    const data = timed(() => searchDataOf(read.result, (type) => type))
    const built = timed(() => createSearch(data.result))
    const titles = read.result.games.slice(0, TITLES).map(({ name }) => name)
    const typed = [...titles, ...DISTURBED].flatMap((query) =>
      [...query].map((_, n, signs) => signs.slice(0, n + 1).join('')),
    )
    // The best of three runs of each keystroke counts, because other load on the machine must not count.
    const times = typed.map((query) =>
      Math.min(...Array.from({ length: ROUNDS }, () => timed(() => built.result.find(query)).took)),
    )
    const worst = Math.max(...times)
    console.log(
      `${language}: ${read.result.games.length} games in ${Math.round(Buffer.byteLength(text) / 1000)} kB, read in ${duration(read.took)}, handed over in ${duration(data.took)}, learnt in ${duration(built.took)} (beside the page).`,
    )
    console.log(
      `${language}: ${times.length} keystrokes, median ${ms(median(times))}, slowest ${ms(worst)} (limit ${ms(LIMIT_MS)} here, ${LIMIT_MS * SLOWER} ms at ${SLOWER}x).`,
    )
    if (worst > LIMIT_MS) fail(`A keystroke takes ${ms(worst)}, above ${ms(LIMIT_MS)}.`)
  }
})
