import { expect, inWorld, test } from '../fixtures.ts'

inWorld('maintenance+lang-EN')

test('SYS-02 SYS-05 D-021 maintenance replaces the whole page; after its end the same address opens', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  await portal.open('/promotions')
  await expect(page.getByRole('heading', { name: 'We are under maintenance' })).toBeVisible()
  await expect(page.getByText(/Expected to end: .*GMT\+6/)).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  // The clock runs from two seconds before the end, and the page is informed of the change.
  await page.evaluate(async () => {
    await window.portalMock?.clock.advance(90 * 60_000 - 2000)
    await window.portalMock?.clock.release()
  })
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible()
  await expect(page).toHaveURL(/\/promotions/)
})
