// Presses every button of every screen, and records which writes are sent and how to reach them.
import { readRoutes, screensOf } from '../walk/screens.mjs'
import { addressOf, openVisit } from '../walk/visit.mjs'
import { doAll, progress } from '../walk/workers.mjs'
import { buttonNames, fillFields, press } from './act.mjs'
import { linkOf, WORLDS } from './worlds.mjs'

/** How many buttons are tried on a page, on what one of them opens, and one level deeper. */
const MOST = [9, 2, 1]

const writesIn = () =>
  window.portalMock
    .log()
    .filter(({ method, operationId }) => method !== 'GET' && operationId)
    .map(({ operationId }) => operationId)

/**
 * Opens an address and presses the buttons on the way, filling the fields before each. @returns whether all buttons
 * could be pressed
 */
export async function follow(visit, world, { address, presses }, more = '', last = {}) {
  await visit.open(`${addressOf(address, linkOf(world))}&reset${more}`)
  await visit.settle(2000)
  for (const [at, name] of presses.entries()) {
    // Parts of the page may still be loading, and some buttons are named after what was filled in.
    for (let tries = 0; tries < 10; tries += 1) {
      await visit.ask(fillFields)
      await visit.settle(150)
      if ((await visit.ask(buttonNames)).includes(name) && (await visit.ask(fillFields)) === 0)
        break
      await visit.page.waitForTimeout(100)
    }
    if (at === presses.length - 1) await last.before?.()
    const times = at === presses.length - 1 ? (last.times ?? 1) : 1
    if (!(await visit.ask(press, { name, times }))) return false
    await visit.settle(600)
  }
  return true
}

/**
 * @param what `found` collects the ways by operation and `keep` stores them; with `only`, just those addresses are
 * walked
 */
export async function recordWrites({ browser, url }, workers, { found, worlds, only, keep }) {
  const { routes, popups } = await readRoutes()
  const jobs = worlds.flatMap((world) => {
    const { role } = WORLDS[world]
    // Each pop-up is tried once logged in and once as a guest.
    const over = /agent|plain/.test(world) ? [] : popups.map((name) => `/?popup=${name}`)
    return [...screensOf(routes, role), ...over]
      .filter((address) => !only || only.some((word) => address.includes(word)))
      .map((address) => ({ world, address }))
  })
  const showProgress = progress(jobs.length, 'screens')
  const note = (world, way, writes) => {
    let isNew = false
    for (const operation of new Set(writes)) {
      found[operation] ??= []
      if (found[operation].length >= 3) continue
      if (found[operation].some((one) => one.world === world && one.address === way.address))
        continue
      found[operation].push({ world, ...way })
      isNew = true
    }
    return isNew
  }
  await doAll(jobs, workers, async ({ world, address }) => {
    const visit = await openVisit(browser, { url, keys: [] })
    const attempt = async (presses) => {
      const way = { address, presses }
      if (!(await follow(visit, world, way))) return []
      // A sealed call is sent a little later, because it is encrypted first.
      await visit.page.waitForTimeout(200)
      await visit.settle(800)
      note(world, way, await visit.ask(writesIn))
      await visit.ask(fillFields)
      await visit.settle(150)
      return visit.ask(buttonNames)
    }
    try {
      const explore = async (presses, names, known) => {
        for (const name of names.slice(0, MOST[presses.length])) {
          const way = [...presses, name]
          const next = (await attempt(way)).filter((one) => !known.includes(one))
          if (way.length < MOST.length) await explore(way, next, [...known, ...next])
        }
      }
      const names = await attempt([])
      await explore([], names, names)
    } catch (error) {
      console.error(`  ${world} ${address}: ${error.message.split('\n')[0]}`)
    } finally {
      await visit.close()
    }
    keep(found)
    showProgress(0)
  })
}
