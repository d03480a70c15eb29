// Draws the pictures of the guides (stories/guides/pictures/): the testers' from the portal with its fake backend, the
// designers' from the last `npm run visual` that found a difference.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { serveSite } from '#e2e/visual/review/site.mjs'
import { pictureFile, FOLDER as VISUAL } from '#e2e/visual/store.mjs'
import { asWebp, keep, shotOf, startPortal, WORLD } from './site.ts'

/** The content of each picture: the address, the section of the panel, and the actions there. */
const PICTURES: readonly {
  name: string
  address: string
  section: string
  act: (panel: Locator) => Promise<unknown>
}[] = [
  {
    name: 'world',
    address: `/?scenario=member+lang-EN&${WORLD}`,
    section: 'World',
    act: (panel) => panel.getByRole('searchbox').first().fill('withdrawl'),
  },
  {
    name: 'calls',
    address: `/member?page=depositv2&scenario=member+lang-EN&${WORLD}`,
    section: 'Calls',
    act: (panel) =>
      panel
        .getByRole('list', { name: /^Last calls/ })
        .locator('summary', { hasText: 'balance' })
        .first()
        .click(),
  },
  {
    name: 'offline',
    address: `/member?page=withdraw&scenario=member+withdraw-rejected+lang-BN&${WORLD}`,
    section: 'Faults',
    act: (panel) =>
      panel.locator('label', { hasText: 'Network' }).locator('select').selectOption('off'),
  },
  {
    name: 'compare',
    address: `/member?page=transactionHistory&scenario=member+lang-EN&${WORLD}`,
    section: 'Snapshots',
    async act(panel) {
      await panel.getByLabel('Name', { exact: true }).fill('before')
      await panel.getByRole('button', { name: 'Save snapshot' }).click()
      await panel.getByRole('tab', { name: 'Clock', exact: true }).click()
      // Payments that are due happen with the next call.
      const asked = panel.page().waitForResponse(/\/messages\//)
      await panel.getByRole('button', { name: '+1 day' }).click()
      await asked
      await panel.getByRole('tab', { name: 'Snapshots', exact: true }).click()
      await panel
        .getByRole('button', { name: /^Compare/ })
        .first()
        .click()
    },
  },
]

test.use({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'dark',
  deviceScaleFactor: 1.25,
  contextOptions: { reducedMotion: 'reduce' },
})

async function keepPicture(page: Page, name: string) {
  const picture = await page.evaluate(asWebp, { source: await shotOf(page), quality: 0.82 })
  keep(`stories/guides/pictures/${name}.webp`, picture)
}

test.describe('the panel', () => {
  let site: Awaited<ReturnType<typeof startPortal>>
  test.beforeAll(async () => {
    site = await startPortal()
  })
  test.afterAll(() => site.stop())

  for (const { name, address, section, act } of PICTURES)
    test(name, async ({ page }) => {
      await page.goto(site.url + address)
      await page.waitForLoadState('networkidle')
      await page.locator('portal-mock-panel').waitFor({ state: 'attached' })
      await page.keyboard.press('Control+Alt+M')
      const panel = page.getByRole('dialog', { name: 'QA panel' })
      await panel.getByRole('tab', { name: section, exact: true }).click()
      await act(panel)
      await keepPicture(page, name)
    })
})

test('the review of the last differences', async ({ page }) => {
  const path = join(VISUAL, 'report.json')
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { differences: [] }
  expect(report.differences, 'run `npm run visual` on a change first').not.toEqual([])
  const read = () => ({ report, verdicts: {}, comments: { entries: [], troubles: [] } })
  const nothing = () => undefined
  const server = await serveSite({ read, keep: nothing, add: nothing, fileOf: pictureFile }, 0)
  const address = server.address()
  await page.goto(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`)
  await page.getByRole('main').waitFor()
  for (const [name, view] of [
    ['review', '1'],
    ['review-difference', '2'],
  ] as const) {
    // The story's own mode.
    for (const key of ['m', view]) await page.keyboard.press(key)
    await keepPicture(page, name)
  }
  server.close()
})
