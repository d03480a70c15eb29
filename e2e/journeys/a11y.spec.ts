import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { AT, addressOf, expect, scrollTo, test } from '../fixtures.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Broken rules of the page as it stands, one line each. */
async function scan(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found: unknown = await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')
  const violations: unknown = Reflect.get(Object(found), 'violations')
  return (Array.isArray(violations) ? violations : []).map((one: unknown) => {
    const { id, nodes } = Object(one) as { id: string; nodes: { target: string[]; html: string }[] }
    return `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`
  })
}

/** By how much the page is wider than its window, in px. */
const sideways = () => document.documentElement.scrollWidth - innerWidth

interface Screen {
  world: string
  path: string
  /** What shows that the screen is complete. */
  ready: (page: Page) => Promise<void>
}

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible()

const wholeHome = async (page: Page) => {
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
  for (const name of ['Hot right now', 'Recent winners', 'Slots', 'Cockfight']) {
    await scrollTo(page.getByRole('region', { name, exact: true }))
  }
  await scrollTo(page.getByRole('contentinfo'))
  await page.waitForLoadState('networkidle')
}

const SCREENS: Readonly<Record<string, Screen>> = {
  'home, guest': { world: 'guest', path: '/', ready: wholeHome },
  'home, member': { world: 'member', path: '/', ready: wholeHome },
  'log-in': {
    world: 'guest',
    path: '/login',
    ready: (page) => expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible(),
  },
  'game host': {
    world: 'guest',
    path: '/game/10023?demo=1',
    ready: (page) =>
      expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled(),
  },
  'agent login': { world: 'guest', path: '/agent', ready: heading('Agent login') },
  'agent home': { world: 'agent-1', path: '/agentHome', ready: heading(/^Welcome, /) },
  'list of games': { world: 'guest', path: '/seamless', ready: heading('Seamless games') },
  'points mall': { world: 'guest', path: '/pointMall', ready: heading('Points mall') },
  promotions: { world: 'member', path: '/promotions?id=72', ready: heading('Conditions') },
  article: { world: 'guest', path: '/blog?id=301', ready: heading('An example') },
  'not found': { world: 'guest', path: '/nowhere', ready: heading('This page is not here') },
  maintenance: { world: 'maintenance', path: '/', ready: heading('We are under maintenance') },
  region: { world: 'region-blocked', path: '/', ready: heading('Not available where you are') },
}

/** Elsewhere a phone shows what a desktop does, only narrower. */
const ON_PHONES = ['home, member', 'log-in', 'game host']

for (const [name, { world, path, ready }] of Object.entries(SCREENS)) {
  const tag = ON_PHONES.includes(name) ? [] : '@desktop'
  test(`A11Y ${name}`, { tag }, async ({ portal, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(addressOf(path, `scenario=${world}+lang-EN&${AT}`))
    await ready(portal.page)
    for (const theme of ['midnight', 'daylight']) {
      await page.locator('html').evaluate((root, chosen) => {
        root.dataset.theme = chosen
      }, theme)
      expect.soft(await scan(page), theme).toEqual([])
    }
    // WCAG 1.4.10: at four times the size, with a mouse, nothing is to be scrolled sideways.
    await page.setViewportSize({ width: 320, height: 900 })
    await expect.poll(() => page.evaluate(sideways)).toBeLessThanOrEqual(0)
  })
}
