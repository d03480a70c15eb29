import { expect, inWorld, openFirstGame, test } from '../fixtures.ts'

inWorld('guest+lang-EN')

test('D-045 a guest plays a free demo', async ({ portal, page }) => {
  await portal.open()
  await openFirstGame(page, 'Slots')
  await portal.dialog.getByRole('button', { name: 'Free trial' }).click()
  await expect(page).toHaveURL(/\/game\/\d+\?(.*&)?demo=1/)
  await expect(page.getByText('Demo, no real money')).toBeVisible()
  const game = page.frameLocator('iframe')
  await expect(game.getByText('2,000.00')).toBeVisible()
  await game.getByRole('button', { name: 'Spin' }).click()
  await expect(game.getByText(/^(Won|No win)/)).toBeVisible()
  await expect(game.getByText('2,000.00')).toHaveCount(0)
  // The frame goes away under this press, which a click would wait for.
  await game.getByRole('button', { name: 'Exit' }).dispatchEvent('click')
  await expect(page.getByRole('timer')).toBeHidden()
  await expect(portal.logInButton).toBeVisible()
})

test('ROL free play gives a trial account, which real money asks for a real one', async ({
  portal,
  page,
}) => {
  await portal.open()
  await portal.logInButton.click()
  await portal.dialog.getByRole('button', { name: 'Try it free, without an account' }).click()
  await expect(portal.dialog).toBeHidden()
  await expect(portal.balance).toContainText('2,000.00')
  await expect(page.getByText('Trial', { exact: true }).filter({ visible: true })).toBeVisible()
  await openFirstGame(page, 'Slots')
  await portal.dialog.getByRole('button', { name: 'Play', exact: true }).click()
  const refusal = page.getByRole('dialog', { name: 'This needs a real account' })
  await expect(refusal).toBeVisible()
  await refusal.getByRole('button', { name: 'Keep trying' }).click()
  await expect(refusal).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(portal.dialog).toHaveCount(0)
  await expect(page).not.toHaveURL(/\/game\//)
  await expect(portal.balance).toBeVisible()
})
