// `npm run scenarios:pairwise`: combines every two compatible scenarios in some world and checks the main screens of
// each world on a phone.
import { merge } from '#mocks/scenarios/merge.ts'
import { shrink } from './contract/shrink.mjs'
import { coveringArray, randomOf } from './pairwise/cover.mjs'
import { fits, items, VISITORS } from './pairwise/items.mjs'
import { allowOptions, duration, fail, main, needLockedNode, option } from './say.mjs'
import { readRoutes, screensOf } from './walk/screens.mjs'
import { addressOf, MOMENT, openVisit, textKeys } from './walk/visit.mjs'
import { doAll, progress, sliceOption, withPortal, workersOption } from './walk/workers.mjs'

/** The most scenarios in one world: with more of them, each would be harder to see. */
const MOST = 30
/** The milliseconds that a screen may take; a screen whose calls are never answered is checked as it is then. */
const PATIENCE = 1500
/**
 * In a world where every call fails, most screens look alike, so only one screen in this many is checked, in rotation.
 */
const ALIKE = 4
/** How many different failures are reduced to the fewest scenarios, and how many page loads each reduction may take. */
const REDUCED = 12
const LOADS = 30

const itemNamed = (name) =>
  items.find((item) => item.name === name) ?? fail(`There is no scenario "${name}".`)

const visitors = Object.fromEntries(
  Object.entries(VISITORS).map(([role, name]) => [role, itemNamed(name)]),
)

function remembered(test) {
  const known = new Map()
  return (one, other) => {
    const key = [one.name, other.name].sort().join()
    if (!known.has(key)) known.set(key, test(one, other))
    return known.get(key)
  }
}

/** The single world of `--only A,B`, with a visitor. */
function worldOf(names) {
  const own = names.map(itemNamed)
  const role = own.find((item) => item.role)?.role
  const free = own.flatMap(({ roles }) => roles).find((one) => Object.hasOwn(visitors, one))
  return role ? { items: own, role } : { items: [...own, visitors[free]], role: free }
}

const seedOption = () => Number(option('seed') ?? 7)

const linkOf = (names) => `scenario=${names.join('+')}&seed=${seedOption()}&clock=${MOMENT}`

/** Checks the screens of a world. @returns what is wrong, by screen */
async function walk(visit, names, screens) {
  const found = []
  for (const [at, screen] of screens.entries()) {
    if (at === 0) await visit.open(addressOf(screen, linkOf(names)))
    else await visit.go(screen)
    await visit.settle(PATIENCE)
    for (const mistake of await visit.mistakes())
      if (!isWanted(mistake, names)) found.push({ screen, mistake })
  }
  return found
}

function screensFor(routes, { role, masks = [] }, turn) {
  const screens = screensOf(routes, role)
  return masks.length > 0 ? screens.filter((_, at) => at % ALIKE === turn % ALIKE) : screens
}

/** Messages that a scenario makes the portal report on the console without further harm. */
function isWanted(mistake, names) {
  const { code, faults = {} } = merge(names.map((name) => itemNamed(name).scenario))
  const hollow = Object.values(faults).some(({ kind }) => kind === 'hollow')
  return (
    (hollow && /^console: .* breaks the contract/.test(mistake)) ||
    (code === 'gone' &&
      /^console: .*(dynamically imported module|Unable to preload CSS)/.test(mistake))
  )
}

/** Identifies a failure: the same mistake with other numbers is the same failure. */
const kindOf = ({ screen, mistake }) => `${screen} ${mistake.replaceAll(/\d+/g, '#')}`

async function visited(portal, keys, names, screens) {
  const visit = await openVisit(portal.browser, { url: portal.url, keys })
  try {
    return await walk(visit, names, screens)
  } catch (error) {
    return [{ screen: screens[0], mistake: `could not be walked: ${error.message.split('\n')[0]}` }]
  } finally {
    await visit.close()
  }
}

/** The fewest scenarios with which a screen, opened by itself, fails in the same way; null if it does not. */
async function reduced(portal, keys, { names, screen, mistake }) {
  const kind = kindOf({ screen, mistake })
  const fails = async (some) => {
    const found = await visited(portal, keys, some, [screen])
    return found.some((one) => kindOf(one) === kind)
  }
  if (!(await fails(names))) return null
  return shrink(names, fails, { whole: true, most: LOADS })
}

await main(async () => {
  needLockedNode('scenarios:pairwise')
  allowOptions(['only', 'slice', 'workers', 'seed'])
  const start = performance.now()
  const seed = seedOption()
  if (!Number.isInteger(seed)) fail('--seed wants a whole number.')
  const workers = workersOption()
  const only = option('only')?.split(/[,+]/)
  const slice = sliceOption(option('slice'))
  const random = randomOf(seed)
  const all = only
    ? { worlds: [worldOf(only)], pairs: 1, met: 1 }
    : coveringArray({ items, fits: remembered(fits), visitors, most: MOST, random })
  const worlds = slice(all.worlds)
  const { routes } = await readRoutes()
  const keys = textKeys()
  const failures = new Map()
  let looks = 0

  await withPortal(async (portal) => {
    const showProgress = progress(worlds.length, 'worlds')
    await doAll([...worlds.entries()], workers, async ([turn, world]) => {
      // The visitor comes last, because the reduction keeps the last scenario.
      const names = world.items.toSorted((one) => (one.role ? 1 : -1)).map(({ name }) => name)
      const screens = screensFor(routes, world, turn)
      const found = await visited(portal, keys, names, screens)
      looks += screens.length
      for (const one of found) {
        const kind = kindOf(one)
        const known = failures.get(kind)
        if (known) known.times += 1
        else {
          failures.set(kind, { ...one, names, times: 1 })
          console.log(`  ${one.screen}: ${one.mistake}`)
        }
      }
      showProgress(failures.size)
    })
    for (const failure of [...failures.values()].slice(0, REDUCED))
      failure.least = await reduced(portal, keys, failure)
  })

  for (const { screen, mistake, names, least, times } of failures.values()) {
    console.log(`\n  ${screen}: ${mistake}${times > 1 ? ` (in ${times} worlds)` : ''}`)
    console.log(`    ${addressOf(screen, linkOf(least ?? names))}`)
    if (least === null) console.log('    only on the way through the screens before it')
  }
  console.log(
    `\n${all.met} of ${all.pairs} pairs met in ${all.worlds.length} worlds; ${worlds.length} worlds, ${looks} screens, ${failures.size} failures in ${duration(performance.now() - start)}.`,
  )
  if (failures.size > 0)
    fail('Repeat one world with `npm run scenarios:pairwise -- --only NAME,NAME`.')
})
