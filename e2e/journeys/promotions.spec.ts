import { expect, inWorld, RAHIM, test } from '../fixtures.ts'

inWorld('guest+lang-EN')

test('RTE-13 a guest finds a promotion by its kind, logs in and comes back to its form', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  await portal.open('/promotions?type=card')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
  await page.getByRole('link', { name: 'A round with friends' }).click()
  await expect(page).toHaveURL(/type=card&.*id=80/)
  await portal.dialog.getByRole('button', { name: 'Log in and apply' }).click()
  await portal.fillLogIn(RAHIM)
  await expect(page).toHaveURL(/type=card&.*id=80&apply=1/)
  await portal.dialog.getByLabel(/^Comment/).fill('Five evenings in November.')
  await portal.dialog.getByRole('button', { name: 'Send application' }).click()
  await expect(portal.dialog).toContainText('Your application is under review.')
  await portal.dialog.getByRole('button', { name: 'Close' }).click()
  await expect(portal.dialog).toBeHidden()
  await expect(page).toHaveURL(/\/promotions\?type=card/)
  await expect(page.getByRole('article')).toContainText('Under review')
})
