// Visits every address of a world and records which operations it calls.
import type { Browser } from '@playwright/test'
import { LINK_PARTS } from '#mocks/scenarios/link.ts'
import { addressOf } from '../fixtures.ts'
import { addressesOf, patternsOf, type Routes } from '../walk/screens.ts'
import { Visit } from '../walk/visit.ts'
import { linkOf, WORLDS } from './worlds.ts'

/** Runs in the page: scrolls to its end and back, for whatever loads when it comes into view. */
async function scrollThrough() {
  for (let at = 0; at < 12; at += 1) {
    window.scrollTo({ top: at * innerHeight, behavior: 'instant' })
    await new Promise((done) => {
      setTimeout(done, 40)
    })
    if (scrollY + innerHeight >= document.documentElement.scrollHeight) break
  }
}

const callsIn = () =>
  (window.portalMock?.log() ?? []).flatMap(({ operationId }) => operationId ?? [])

const linksIn = () =>
  [...document.querySelectorAll('main a[href^="/"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !/^\/(demo-|assets)|[&?]mc=/.test(href))

/** Addresses that differ only in the values of parameters lead to the same screen: `/blog?article=`. */
function shapeOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://portal')
  const page = searchParams.get('page') ?? searchParams.get('popup') ?? searchParams.get('mc') ?? ''
  return [pathname, page, ...[...searchParams.keys()].sort()].join(' ')
}

/** A link within the portal, without the parameters of the world. */
function withoutWorld(address: string) {
  const url = new URL(address, 'http://portal')
  for (const name of [...LINK_PARTS, 'reset']) url.searchParams.delete(name)
  return url.pathname + url.search
}

/** The operations that one address calls, and the addresses that it links to. */
async function look(browser: Browser, world: string, address: string) {
  const page = await browser.newPage()
  try {
    const visit = await Visit.on(page)
    await visit.open(`${addressOf(address, linkOf(world))}&reset`)
    await visit.settle(4000)
    await visit.ask(scrollThrough)
    await visit.settle(3000)
    const operations = [...new Set(await visit.ask(callsIn))].sort()
    return { operations, links: (await visit.ask(linksIn)).map(withoutWorld) }
  } finally {
    await page.close()
  }
}

/** The operations by address: the addresses of routes, and one of each kind that they link to. */
export async function readsOf(browser: Browser, known: Routes, world: string) {
  const patterns = patternsOf(known.routes)
  const addresses = addressesOf(known, WORLDS[world]?.role ?? '')
  const shapes = new Set(addresses.map(shapeOf))
  const linked: string[] = []
  const found: Record<string, string[]> = {}
  for (const address of addresses) {
    const { operations, links } = await look(browser, world, address)
    found[address] = operations
    for (const link of links) {
      const path = link.split('?')[0] ?? ''
      const shape = patterns.find(({ fits }) => fits.test(path))?.path ?? shapeOf(link)
      if (!shapes.has(shape)) linked.push(link)
      shapes.add(shape)
    }
  }
  for (const address of linked) found[address] = (await look(browser, world, address)).operations
  return { [world]: found }
}
