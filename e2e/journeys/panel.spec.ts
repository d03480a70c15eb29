import type { Page } from '@playwright/test'
import { expect, getOverflowPx, SEED_AND_CLOCK, test } from '../fixtures.ts'
import { findViolations } from '../scan.ts'

test.use({ world: `scenario=lang-EN+member&${SEED_AND_CLOCK}` })

async function openPanel(page: Page) {
  await page.locator('portal-mock-panel').waitFor({ state: 'attached' })
  await page.keyboard.press('Control+Alt+M')
  const panel = page.getByRole('dialog', { name: 'QA panel' })
  await expect(panel).toBeVisible()
  const turnTo = (name: string) => panel.getByRole('tab', { name, exact: true }).click()
  return { panel, turnTo }
}

const PARTS = [
  'World',
  'Calls',
  'Faults',
  'Responses',
  'Clock',
  'Snapshots',
  'Record',
  'HAR',
  'Storage',
]

test('every section of the panel is accessible, also with a waiting call, in a corner and at an edge', async ({
  portal,
  page,
}) => {
  await portal.open('/')
  await expect(portal.balance).toBeVisible()
  const { panel, turnTo } = await openPanel(page)
  await page.evaluate(() => window.portalMock?.hold('getBalance', 'answer'))
  await page.getByRole('button', { name: 'Refresh balance' }).first().click()
  await turnTo('Calls')
  await panel.getByText('Edit response').click()
  await panel.getByRole('button', { name: /^Breakpoints/ }).click()
  const target = panel.getByRole('combobox', { name: 'Operation, tag or all' })
  await target.fill('balance')
  expect(await findViolations(page, { within: 'portal-mock-panel' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(target).toHaveAttribute('aria-expanded', 'false')
  await expect(panel).toBeVisible()
  await turnTo('Faults')
  const find = panel.getByRole('searchbox', { name: 'Find an operation' })
  await find.fill('getVip')
  await find.press('Enter')
  await panel.getByRole('button', { name: 'Add fault' }).click()
  await expect(panel.getByText('getVip fails with 500')).toBeVisible()
  await find.fill('withdraw')
  await find.press('Enter')
  await turnTo('Responses')
  await panel.getByRole('combobox', { name: 'Operation' }).fill('getBalance')
  // An edge gives the sections another width only; the longest two show that.
  for (const [place, parts] of [
    ['Bottom edge', ['World', 'Calls']],
    ['Left corner', PARTS],
  ] as const) {
    await panel.getByRole('button', { name: 'Panel options' }).click()
    await panel.getByRole('combobox', { name: 'Place of the panel' }).selectOption(place)
    for (const part of parts) {
      await turnTo(part)
      const found = await findViolations(page, { within: 'portal-mock-panel' })
      expect.soft(found, `${part}, ${place}`).toEqual([])
    }
  }
  await expect.poll(() => getOverflowPx(page)).toBeLessThanOrEqual(0)
})

test('a saved world is restored with its session and page, also from another link', async ({
  portal,
  page,
}) => {
  await portal.open('/promotions')
  await expect(portal.balance).toBeVisible()
  const first = await openPanel(page)
  await first.turnTo('Snapshots')
  await first.panel.getByLabel('Name', { exact: true }).fill('before')
  await first.panel.getByRole('button', { name: 'Save snapshot' }).click()
  await expect(first.panel.getByText('“before” saved.')).toBeVisible()
  await first.turnTo('Clock')
  await first.panel.getByRole('button', { name: '+1 day' }).click()
  await first.turnTo('World')
  await first.panel.getByRole('button', { name: 'Guest', exact: true }).click()
  await page.waitForURL(/scenario=guest/)
  const second = await openPanel(page)
  await second.turnTo('Snapshots')
  await second.panel.getByRole('button', { name: 'Restore: before' }).click()
  await page.waitForURL(/promotions.*member/)
  await expect(portal.balance).toBeVisible()
  const third = await openPanel(page)
  await expect(third.panel.getByText('“before” is restored.')).toBeVisible()
  const now = await page.evaluate(() => window.portalMock?.clock.now())
  expect(now).toBe(Date.parse('2026-11-20T09:00:00Z'))
})

test('back to before a call loads its page at its time, and saves the way not taken', async ({
  portal,
  page,
}) => {
  await portal.open('/promotions')
  await expect(portal.balance).toBeVisible()
  const { panel, turnTo } = await openPanel(page)
  await turnTo('Clock')
  await panel.getByRole('button', { name: '+1 day' }).click()
  await turnTo('Calls')
  await panel.getByText('GET /wps/v2/wallets/balance').last().click()
  const reloaded = page.waitForEvent('load')
  await panel.getByRole('button', { name: 'Back to before this call' }).click()
  await reloaded
  await expect(portal.balance).toBeVisible()
  const now = await page.evaluate(() => window.portalMock?.clock.now())
  expect(now).toBe(Date.parse('2026-11-20T09:00:00Z'))
  const later = await openPanel(page)
  await expect(later.panel.getByText('“Before getBalance at 09:00:00” is restored.')).toBeVisible()
  await expect(later.panel.getByText('Way not taken: getBalance at 09:00:00')).toBeVisible()
})

test('the panel works while a dialog of the page is open', async ({ portal, page }) => {
  await portal.open('/')
  await expect(portal.balance).toBeVisible()
  await page.getByRole('link', { name: 'Withdraw' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Member centre' })
  await expect(dialog).toBeVisible()
  const { panel, turnTo } = await openPanel(page)
  await turnTo('World')
  const find = panel.getByRole('searchbox', { name: 'Find a scenario' })
  await find.click()
  await page.keyboard.type('/rejected')
  await expect(find).toHaveValue('/rejected')
  await turnTo('Faults')
  await panel.getByRole('combobox', { name: 'Network' }).selectOption('Offline')
  await expect(page.getByText('You are offline').first()).toBeVisible()
  await panel.getByRole('combobox', { name: 'Network' }).selectOption('No delay')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(dialog).toBeVisible()
})

test('the palette reaches everything in one line, from a closed panel and over a dialog of the page', async ({
  portal,
  page,
}) => {
  await portal.open('/')
  await expect(portal.balance).toBeVisible()
  await page.getByRole('link', { name: 'Withdraw' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Member centre' })
  await expect(dialog).toBeVisible()
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  const field = palette.getByRole('combobox', { name: 'Search or run' })
  const open = async () => {
    await page.keyboard.press('Control+Alt+P')
    await expect(field).toBeFocused()
  }
  await page.locator('portal-mock-panel').waitFor({ state: 'attached' })
  await open()
  expect(await findViolations(page, { within: 'portal-mock-panel' })).toEqual([])
  await page.keyboard.type('slow,getBalance 503 once')
  await expect(palette.getByRole('option', { selected: true })).toContainText(
    'getBalance fails with 503, once',
  )
  expect(await findViolations(page, { within: 'portal-mock-panel' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(dialog).toBeVisible()
  // Without a reload: the result is said, and the dialog stays.
  await open()
  await page.keyboard.type('+1 day')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Clock: +1 day.')).toBeVisible()
  await expect(dialog).toBeVisible()
  // As one world, on the same page; then the network goes.
  await open()
  await page.keyboard.type('withdraw-rejected,lang-BN,offline')
  await page.keyboard.press('Enter')
  await page.waitForURL(/scenario=member\+withdraw-rejected\+lang-BN.*withdraw/)
  await expect(page.getByText('আপনি এখন অফলাইনে আছেন').first()).toBeVisible()
})
