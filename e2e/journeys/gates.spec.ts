import { expect, inWorld, test } from '../fixtures.ts'

inWorld('maintenance+lang-EN')

test('SYS-02 SYS-05 D-021 maintenance takes the whole page, and its end opens the same address', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  await portal.open('/promotions')
  await expect(page.getByRole('heading', { name: 'We are under maintenance' })).toBeVisible()
  await expect(page.getByText(/Expected to end: .*GMT\+6/)).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  // One second before the end the page learns how little is left.
  await page.evaluate(() => window.portalMock?.clock.advance(90 * 60_000 - 1000))
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText(/Expected to end/)).toBeVisible()
  await page.evaluate(() => window.portalMock?.clock.advance(2000))
  await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible()
  await expect(page).toHaveURL(/\/promotions/)
})
