// Combines every two compatible scenarios in some world and checks the main screens of each world on a phone.
import { mergeScenarios } from '#mocks/scenarios/merge.ts'
import { addressOf } from '../fixtures.ts'
import { readRoutes, screensOf } from '../walk/screens.ts'
import { expect, test, type Visit } from '../walk/visit.ts'
import { coveringArray, randomOf } from './cover.ts'
import { fewest } from './fewest.ts'
import { fits, items, VISITORS } from './items.ts'

/** Another seed combines the same pairs in other worlds. */
const SEED = Number(process.env.PAIRS_SEED ?? 7)
/** The most scenarios in one world: with more of them, each would be harder to see. */
const MAX_SCENARIOS = 30
/** The milliseconds that a screen may take; a screen whose calls are never answered is checked as it is then. */
const PATIENCE = 1500
/**
 * In a world where every call fails, most screens look alike, so only one screen in this many is checked, in rotation.
 */
const ALIKE = 4
/** Maximum number of page loads for finding the fewest scenarios. */
const LOADS = 30

type Own = (typeof items)[number]

const visitors = Object.fromEntries(
  Object.entries(VISITORS).flatMap(([role, name]) =>
    items.filter((item) => item.name === name).map((item) => [role, item]),
  ),
)

function remembered(test: (one: Own, other: Own) => boolean) {
  const known = new Map<string, boolean>()
  return (one: Own, other: Own) => {
    const key = [one.name, other.name].sort().join()
    const is = known.get(key) ?? test(one, other)
    known.set(key, is)
    return is
  }
}

const linkOf = (world: readonly Own[]) =>
  `scenario=${world.map(({ name }) => name).join('+')}&seed=${SEED}&clock=2026-11-20T09:00:00Z`

/** Messages that a scenario makes the portal report on the console without further harm. */
function isWanted(mistake: string, world: readonly Own[]) {
  const { code, faults = {} } = mergeScenarios(world.map(({ scenario }) => scenario))
  const hollow = Object.values(faults).some(({ kind }) => kind === 'hollow')
  return (
    (hollow && /^console: .* breaks the contract/.test(mistake)) ||
    (code === 'gone' &&
      /^console: .*(dynamically imported module|Unable to preload CSS)/.test(mistake))
  )
}

/** The problems on the screens of a world. */
async function walk(visit: Visit, world: readonly Own[], screens: readonly string[]) {
  const found: { screen: string; mistake: string }[] = []
  for (const [at, screen] of screens.entries()) {
    if (at === 0) await visit.open(addressOf(screen, linkOf(world)))
    else await visit.go(screen)
    await visit.settle(PATIENCE)
    for (const mistake of await visit.mistakes())
      if (!isWanted(mistake, world)) found.push({ screen, mistake })
  }
  return found
}

const { worlds, pairs, met } = coveringArray({
  items,
  fits: remembered(fits),
  visitors,
  most: MAX_SCENARIOS,
  random: randomOf(SEED),
})
const { routes } = await readRoutes()

test('every compatible pair meets in a world', () => {
  expect(met).toBe(pairs)
})

for (const [turn, { items: own, role, masks }] of worlds.entries()) {
  // The visitor comes last, because it stays when the others are reduced.
  const world = own.toSorted((one) => (one.role ? 1 : -1))
  test(`${turn + 1}: ${world.map(({ name }) => name).join('+')}`, async ({ visit }) => {
    const screens = screensOf(routes, role)
    const looked =
      masks.length > 0 ? screens.filter((_, at) => at % ALIKE === turn % ALIKE) : screens
    const [first, ...others] = await walk(visit, world, looked)
    if (!first) return
    const { screen, mistake } = first
    // Failures that differ only in numbers count as one.
    const kind = (text: string) => text.replaceAll(/\d+/g, '#')
    const least = await fewest(world, LOADS, async (fewer) => {
      const found = await walk(visit, fewer, [screen])
      return found.some((one) => kind(one.mistake) === kind(mistake))
    })
    const lines = [first, ...others].map((one) => `${one.screen}: ${one.mistake}`)
    expect(lines, `seen at ${addressOf(screen, linkOf(least))}`).toEqual([])
  })
}
