import { expect, inWorld, navigate, test } from '../fixtures.ts'

inWorld('member+lang-EN')

test('MBR-01 D-016 F-13 D-061 a limit set over the list of games stops a stake; play earns points, and points buy a reward', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  await portal.open('/fish')
  await expect(page.getByRole('feed')).toBeVisible()
  await test.step('the member centre opens over the list', async () => {
    await navigate(page, '/fish?mc=limits')
    const centre = page.getByRole('dialog', { name: 'Member centre' })
    await centre.getByRole('button', { name: 'Set: Stake per round' }).click()
    const form = page.getByRole('dialog', { name: 'Stake per round' })
    await form.getByRole('textbox', { name: 'Amount' }).fill('100')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(
      centre.getByRole('region', { name: 'Stake per round' }).getByText('৳100.00'),
    ).toBeVisible()
    await page.goBack()
    await expect(centre).toBeHidden()
    await expect(page).toHaveURL(/\/fish(\?scenario|$)/)
  })
  await test.step('a stake beyond the limit is refused, one within it is played', async () => {
    await navigate(page, '/fish?game=18627')
    await portal.dialog.getByRole('button', { name: 'Play', exact: true }).click()
    const game = page.frameLocator('iframe')
    const higher = game.getByRole('button', { name: 'Higher stake' })
    for (let step = 0; step < 6; step += 1) await higher.click()
    await game.getByRole('button', { name: 'Cast' }).click()
    await expect(game.getByText('A limit you set applies here.')).toBeVisible()
    await game.getByRole('button', { name: 'Lower stake' }).click()
    await game.getByRole('button', { name: 'Cast' }).click()
    await expect(game.getByText(/^(Won|No win)/)).toBeVisible()
  })
  await test.step('the points of the round are redeemed for a reward', async () => {
    await navigate(page, '/pointMall')
    const points = page.getByText(/^Your points [\d,.]+$/)
    // The balance was 1,436.78 before the round.
    await expect(points).toContainText('1,436.98')
    await page.getByRole('button', { name: 'Redeem: Mobile top-up' }).click()
    await portal.dialog.getByLabel('Mobile number', { exact: true }).fill('01712345678')
    await portal.dialog.getByRole('button', { name: 'Continue', exact: true }).click()
    await portal.dialog.getByLabel('Payment password', { exact: true }).fill('246810')
    await portal.dialog.getByRole('button', { name: 'Redeem', exact: true }).click()
    await expect(points).toContainText('1,036.98')
  })
})
