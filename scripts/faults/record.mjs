// Visits every address of each world and records which operations it calls.
import { addressesOf, patternsOf, readRoutes } from '../walk/screens.mjs'
import { addressOf, openVisit } from '../walk/visit.mjs'
import { doAll, progress } from '../walk/workers.mjs'
import { linkOf, WORLDS } from './worlds.mjs'

/** Runs in the page: scrolls to its end and back, for whatever loads when it comes into view. */
async function scrollThrough() {
  for (let at = 0; at < 12; at += 1) {
    window.scrollTo({ top: at * innerHeight, behavior: 'instant' })
    await new Promise((done) => setTimeout(done, 40))
    if (scrollY + innerHeight >= document.documentElement.scrollHeight) break
  }
}

const callsIn = () =>
  window.portalMock.log().map(({ operationId, method }) => ({ operationId, method }))

const linksIn = () =>
  [...document.querySelectorAll('main a[href^="/"]')]
    .map((link) => link.getAttribute('href'))
    .filter((href) => !/^\/(demo-|assets)|[&?]mc=/.test(href))

/** Addresses that differ only in the values of parameters lead to the same screen: `/blog?article=`. */
function shapeOf(address) {
  const { pathname, searchParams } = new URL(address, 'http://portal')
  const page = searchParams.get('page') ?? searchParams.get('popup') ?? searchParams.get('mc') ?? ''
  return [pathname, page, ...[...searchParams.keys()].sort()].join(' ')
}

/** A link within the portal, without the parameters of the world. */
function withoutWorld(address) {
  const url = new URL(address, 'http://portal')
  for (const name of ['scenario', 'seed', 'clock', 'fault', 'reset']) url.searchParams.delete(name)
  return url.pathname + url.search
}

/** The operations that one address calls, and the addresses that it links to. */
async function look(visit, world, address) {
  await visit.open(`${addressOf(address, linkOf(world))}&reset`)
  await visit.settle(4000)
  await visit.ask(scrollThrough)
  await visit.settle(3000)
  const calls = await visit.ask(callsIn)
  const links = (await visit.ask(linksIn)).map(withoutWorld)
  return { operations: [...new Set(calls.map(({ operationId }) => operationId))].sort(), links }
}

/** @returns {Promise<Record<string, Record<string, string[]>>>} by world and address, the operations */
export async function record({ browser, url }, workers, worlds) {
  const known = await readRoutes()
  const patterns = patternsOf(known.routes)
  const seen = {}
  const jobs = worlds.flatMap((world) =>
    addressesOf(known, WORLDS[world].role).map((address) => ({ world, address })),
  )
  const addresses = new Set(jobs.map(({ address }) => shapeOf(address)))
  const inside = new Map()
  const visitAll = (some) => {
    const showProgress = progress(some.length, 'addresses')
    return doAll(some, workers, async ({ world, address }) => {
      const visit = await openVisit(browser, { url, keys: [] })
      try {
        const { operations, links } = await look(visit, world, address)
        seen[world] ??= {}
        seen[world][address] = operations
        for (const link of links) {
          const shape =
            patterns.find(({ fits }) => fits.test(link.split('?')[0]))?.path ?? shapeOf(link)
          const key = `${world} ${shape}`
          if (!addresses.has(shape) && !inside.has(key)) inside.set(key, { world, address: link })
        }
      } catch (error) {
        console.error(`  ${world} ${address}: ${error.message.split('\n')[0]}`)
      } finally {
        await visit.close()
      }
      showProgress(0)
    })
  }
  await visitAll(jobs)
  await visitAll([...inside.values()])
  return seen
}
