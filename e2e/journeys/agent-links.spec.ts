import { captchaText, expect, inWorld, navigate, test } from '../fixtures.ts'

inWorld('guest+lang-EN')

test('AGT-03 AGT-07 D-071 D-074 D-019 F-20 an agent sees a visit, a sign-up, a first deposit and a bet that came by a link, and earns from it', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  const { dialog } = portal
  const main = page.getByRole('main')
  await test.step('a visitor registers by the link', async () => {
    await portal.open('/register?aff=DHAKA701')
    const textbox = (name: string) => dialog.getByRole('textbox', { name })
    await expect(textbox('Invitation code')).toHaveValue('DHAKA701')
    await textbox('Username').fill('shapla88')
    await dialog.getByLabel('Password', { exact: true }).fill('Padma2026')
    await dialog.getByLabel('Repeat password').fill('Padma2026')
    await textbox('Mobile number').fill('01799000001')
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await expect(dialog.getByText(/^Send again in/)).toBeVisible()
    await textbox('Verification code').fill('246810')
    await textbox('Characters in the picture').fill(await captchaText(page))
    await dialog.getByRole('checkbox', { name: /I am 18 or older/ }).check()
    await dialog.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Welcome, your account is ready' })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('the new member deposits', async () => {
    await navigate(page, '/member?page=depositv2')
    await main.getByRole('button', { name: 'Continue without a limit' }).click()
    await main.getByRole('textbox', { name: 'Amount' }).fill('1000')
    await main.getByRole('button', { name: 'Continue to payment' }).click()
    await main.getByRole('textbox', { name: 'Transaction ID' }).fill('9HB7XYZ123')
    await main.getByRole('button', { name: 'I have paid' }).click()
    await expect(main.getByText('Checking your payment').first()).toBeVisible()
    await page.evaluate(() => window.portalMock?.clock.advance('5m'))
    await page.getByRole('button', { name: 'Refresh balance' }).click()
    await expect(portal.balance).toContainText('1,000.00')
  })
  await test.step('the new member plays', async () => {
    await navigate(page, '/lottery')
    await page.getByRole('link', { name: 'Padma 5 of 36' }).click()
    await page.getByRole('button', { name: 'Quick pick' }).click()
    await page.getByRole('button', { name: 'Add to slip' }).click()
    await page.getByRole('button', { name: /^Place bet/ }).click()
    await expect(page.getByRole('complementary', { name: 'Bet slip' })).toContainText(
      'Your slip is empty',
    )
    await page.evaluate(() => window.portalMock?.clock.advance('10m'))
    await portal.logOut()
    // A logout navigates to the home page. A navigation before that would be undone.
    await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  })
  await test.step('the agent sees the figures of the link', async () => {
    await navigate(page, '/agent')
    await page.getByRole('textbox', { name: 'Username' }).fill('agent1')
    await page.getByLabel('Password', { exact: true }).fill('gold1234')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Team overview', level: 1 })).toBeVisible()
    await navigate(page, '/agentHome?page=registerCenter&tab=links&link=link-3')
    const drawer = page.getByRole('dialog', { name: 'Facebook page' })
    await drawer.getByRole('combobox', { name: 'Placement' }).selectOption('reels')
    await expect(drawer.getByRole('definition')).toHaveText(['1', '1', '1'])
  })
  await test.step('the agent earns a commission from it', async () => {
    await navigate(page, '/agentHome?page=agentRevenueReport')
    await main.getByRole('button', { name: 'shapla88' }).click()
    const drawer = page.getByRole('dialog', { name: 'shapla88' })
    await expect(drawer.getByText('Commission').first()).toBeVisible()
    await expect(drawer).not.toContainText('৳0.00 of bets')
  })
})
