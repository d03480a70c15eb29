import { expect, inWorld, navigate, test } from '../fixtures.ts'

inWorld('guest+member-ip-unverified+lang-EN')

test('AGT-21 AUT-33 RTE-09 RTE-45 HDR-14 D-018 D-026 an agent proves an unknown address, stays in the centre and leaves by its log-in', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  const overview = page.getByRole('heading', { name: 'Team overview', level: 1 })
  await test.step('the centre sends guests to the agent log-in', async () => {
    await portal.open('/agentHome')
    await expect(page).toHaveURL(/\/agent(\?|$)/)
    await expect(page.getByRole('heading', { name: 'Agent login' })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
  })
  await test.step('a code proves the unknown address', async () => {
    await page.getByRole('textbox', { name: 'Username' }).fill('agent1')
    await page.getByLabel('Password', { exact: true }).fill('gold1234')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeFocused()
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText(/^Send again in/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Verification code' }).fill('246810')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/agentHome/)
    await expect(overview).toBeVisible()
  })
  await test.step('after a reload the log-in sends agents to the centre', async () => {
    await page.evaluate(() => window.history.pushState(null, '', '/agent'))
    await page.reload()
    await expect(page).toHaveURL(/\/agentHome/)
  })
  await test.step('the account menu of the portal leads back', async () => {
    await expect(overview).toBeVisible()
    await navigate(page, '/promotions')
    await page.getByRole('button', { name: '’s account' }).click()
    await page.getByRole('menuitem', { name: 'Agent centre' }).click()
    await expect(overview).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })
  await test.step('the log-out leads to the agent log-in', async () => {
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/agent(\?|$)/)
  })
})
