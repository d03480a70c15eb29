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
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/agent(\?|$)/)
  })
})
