import { expect, inWorld, RAHIM, sessionKeys, test } from '../fixtures.ts'

inWorld('guest+lang-EN')

test('no markup is made from text: Trusted Types are enforced', async ({ portal, page }) => {
  await portal.open()
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>'
      return null
    } catch (error) {
      return error instanceof TypeError
    }
  })
  expect(refused).toBe(true)
  portal.troubles.length = 0
})

test('AUT-29 D-023 a log-out whose call fails still reaches every tab within two seconds', async ({
  portal,
  page,
  context,
}) => {
  await portal.open()
  await portal.loginAs(RAHIM)
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open('/promotions'))
  const other = await opened
  portal.watch(other)
  await expect(other.getByRole('group', { name: 'Balance' })).toBeVisible()
  await page.evaluate(() => window.portalMock?.fault('logout', { kind: 'timeout' }))
  await portal.askToLeave()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByRole('group', { name: 'Balance' })).toBeHidden({ timeout: 2000 })
  expect(await sessionKeys(other)).toEqual(['merchantCode'])
  await expect(portal.balance).toBeHidden()
})
