import type { Page } from '@playwright/test'
import { expect, getOverflowPx, inWorld, navigate, scrollTo, test } from '../fixtures.ts'
import { findViolations } from '../scan.ts'

// axe posts messages to the frame of a game, whose sandbox has no origin.
test.use({ expectedProblems: [/'postMessage' .* recipient window's origin \('null'\)/] })

/** Checks the colours by day and the width at 400 %, which the stories of a screen do not. */
async function examine(page: Page, name: string): Promise<void> {
  await page.locator('html').evaluate((root) => {
    root.dataset.theme = 'daylight'
  })
  expect.soft(await findViolations(page, { only: ['color-contrast'] }), name).toEqual([])
  const size = page.viewportSize()
  // WCAG 1.4.10.
  await page.setViewportSize({ width: 320, height: 900 })
  await expect.poll(() => getOverflowPx(page), name).toBeLessThanOrEqual(0)
  if (size) await page.setViewportSize(size)
}

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible()

const wholeHome = async (page: Page) => {
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
  for (const name of ['Hot right now', 'Recent winners', 'Slots', 'Cockfight']) {
    await scrollTo(page.getByRole('region', { name, exact: true }))
  }
  await scrollTo(page.getByRole('contentinfo'))
}

const runningGame = (page: Page) =>
  expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled()

const logIn = (page: Page) => expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()

type Stop = readonly [path: string, ready: (page: Page) => Promise<void>]

/** Loads the first page; goes to the others inside the app. */
async function examineAll(page: Page, stops: readonly Stop[]): Promise<void> {
  for (const [path, ready] of stops) {
    await test.step(path, async () => {
      await navigate(page, path)
      await ready(page)
      await examine(page, path)
    })
  }
}

test.describe('a guest', { tag: '@desktop' }, () => {
  inWorld('guest+lang-EN')

  test('A11Y home page', async ({ portal, page }) => {
    await portal.open()
    await wholeHome(page)
    // A story is not the whole document: title, language, landmarks, links that skip.
    expect(await findViolations(page)).toEqual([])
    await examine(page, 'home')
  })

  test('A11Y log-in, list, article, agent log-in, unknown address, game', async ({
    portal,
    page,
  }) => {
    await portal.open('/nowhere')
    await heading('Page not found')(page)
    await examine(page, 'unknown address')
    await examineAll(page, [
      ['/promotions?popup=login', logIn],
      ['/seamless', heading('Seamless games')],
      ['/blog?id=301', heading('An example')],
      ['/agent', heading('Agent login')],
      ['/game/10023?demo=1', runningGame],
    ])
  })
})

test.describe('a member on a phone', { tag: '@phone' }, () => {
  inWorld('member+lang-EN')

  test('A11Y home page, offer, game', async ({ portal, page }) => {
    await portal.open()
    await wholeHome(page)
    expect(await getOverflowPx(page)).toBeLessThanOrEqual(0)
    await examine(page, 'home')
    await examineAll(page, [
      ['/promotions?id=72', heading('Terms')],
      ['/game/10023?demo=1', runningGame],
    ])
  })
})

test.describe('an agent', { tag: '@desktop' }, () => {
  inWorld('agent-1+lang-EN')

  test('A11Y agent centre, closed portal', async ({ portal, page }) => {
    await portal.open('/agentHome')
    await heading('Team overview')(page)
    await examine(page, 'agent centre')
    for (const [world, title] of [
      ['maintenance+lang-EN', 'We are under maintenance'],
      ['region-blocked+lang-EN', 'Not available where you are'],
    ] as const) {
      await page.evaluate((name) => window.portalMock?.use(name), world)
      await heading(title)(page)
      await examine(page, world)
    }
  })
})
