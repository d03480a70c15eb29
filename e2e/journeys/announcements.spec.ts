import type { Page } from '@playwright/test'
import { expect, getCalls, inWorld, RAHIM, test } from '../fixtures.ts'

inWorld('guest+popup-many+lang-EN')

const ASKED = /^GET \/wps\/relay\/announcements\b.* 200$/

const closedMarks = (page: Page) =>
  page.evaluate(() => ['USER_POPUP', 'ANONYMOUS_POPUP'].map((key) => sessionStorage.getItem(key)))
const timesAsked = async (page: Page) =>
  (await getCalls(page)).filter((call) => ASKED.test(call)).length
/** Whether the code that opens pop-ups is loaded. On the home page it comes with the other routes, in idle time. */
const popupCodeLoaded = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/routes-[\w-]+\.js/.test(name)),
  )

test('ANN-01..06 ANN-08 announcements open once for the guest and once for the member of a tab', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  const popup = page.getByRole('dialog', { name: 'Announcements' })
  await portal.open('/promotions')
  await expect(popup.getByRole('button', { name: /no\. 47/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  expect(await closedMarks(page)).toEqual([null, 'true'])

  await portal.open('/')
  await expect.poll(() => popupCodeLoaded(page)).toBe(true)
  const before = await timesAsked(page)
  await portal.logInButton.click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect(popup).toBeHidden()
  await portal.fillLogIn(RAHIM)
  await expect(popup).toBeVisible()
  expect(await timesAsked(page)).toBeGreaterThan(before)
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
  expect(await closedMarks(page)).toEqual(['true', 'true'])
})
