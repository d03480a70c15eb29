import { expect, inWorld, test } from '../fixtures.ts'

test.describe('an agent', { tag: '@desktop' }, () => {
  inWorld('agent-1+lang-EN')

  test('HDR-14 the account menu leads to the agent centre, alone on the page', async ({
    portal,
    page,
  }) => {
    await portal.open()
    await page.getByRole('button', { name: 'Account of' }).click()
    await page.getByRole('menuitem', { name: 'Agent centre' }).click()
    await expect(page).toHaveURL(/\/agentHome/)
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/agent(\?|$)/)
  })
})

test.describe('at the agents’ door', { tag: '@desktop' }, () => {
  inWorld('guest+member-ip-unverified+lang-EN')

  test('AGT-21 D-026 D-018 a log-in from an unknown address, the guard both ways', async ({
    portal,
    page,
  }) => {
    await portal.open('/agentHome')
    await expect(page).toHaveURL(/\/agent(\?|$)/)
    await page.getByRole('textbox', { name: 'User name' }).fill('agent1')
    await page.getByLabel('Password', { exact: true }).fill('gold1234')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeFocused()
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText(/^Again in/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Verification code' }).fill('246810')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/agentHome/)
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
    await page.evaluate(() => window.history.pushState(null, '', '/agent'))
    await page.reload()
    await expect(page).toHaveURL(/\/agentHome/)
  })
})
