import { expect, getCalls, inWorld, RAHIM, tabTo, test, withPictures } from '../fixtures.ts'

withPictures()

inWorld('guest+lang-EN')

test('MOD-23 AUT-28 A11Y by keyboard alone a code sets a new password, which is valid from then on', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  const { dialog } = portal
  await portal.open('/promotions?popup=login')
  await test.step('from the log-in to the recovery by mobile', async () => {
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused()
    await tabTo(dialog.getByRole('button', { name: 'Forgot password?' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused()
    await tabTo(dialog.getByRole('tab', { name: 'By email' }), 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('tab', { name: 'By mobile' })).toBeFocused()
  })
  await test.step('the code and the new password', async () => {
    await tabTo(dialog.getByRole('textbox', { name: 'Mobile number' }))
    await page.keyboard.type('01712000000')
    await tabTo(dialog.getByRole('button', { name: 'Send code' }))
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(/^Send again in/)).toBeVisible()
    await tabTo(dialog.getByRole('textbox', { name: 'Verification code' }), 'Shift+Tab')
    await page.keyboard.type('246810')
    await tabTo(dialog.getByLabel('New password', { exact: true }))
    await page.keyboard.type('Meghna2027')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(portal.balance).toBeVisible()
    await expect(page.getByText(/^New password set/)).toBeVisible()
    const asked = (await getCalls(page)).filter((call) => call.includes('/password/verification'))
    expect(asked).toHaveLength(1)
  })
  await test.step('the new password logs in', async () => {
    await portal.logOut()
    await portal.logIn({ ...RAHIM, password: 'Meghna2027' })
  })
})
