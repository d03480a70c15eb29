import type { Page } from '@playwright/test'
import { callsOf, expect, inWorld, type Portal, RAHIM, stepTo, test } from '../fixtures.ts'

const onKeyboards = { tag: '@desktop' }

const asked = async (page: Page, path: string) =>
  (await callsOf(page)).filter((call) => call.includes(path))

/** From the log-in to the pop-up, as a person who does not know the password finds it. */
async function openForgot({ page, dialog }: Portal): Promise<void> {
  await expect(dialog.getByRole('textbox', { name: 'User name' })).toBeFocused()
  await stepTo(dialog.getByRole('button', { name: 'Forgot password?' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'User name' })).toBeFocused()
}

test.describe('a guest who forgot the password', () => {
  inWorld('guest+lang-EN')

  test(
    'MOD-22 AUT-27 ERR-16 A11Y gets an email with the keyboard alone',
    onKeyboards,
    async ({ portal, page }) => {
      await portal.open('/?popup=login')
      await openForgot(portal)
      await page.keyboard.type(RAHIM.username)
      await page.keyboard.press('Tab')
      await page.keyboard.type('rahim@other.example')
      await page.keyboard.press('Enter')
      const { dialog } = portal
      await expect(dialog.getByRole('alert')).toHaveText('Username/Email does not exist')
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
      await page.keyboard.press('Control+A')
      await page.keyboard.type('rahim@suborno.example')
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(page.getByText(/^The email is on its way\./)).toBeVisible()
      expect(await asked(page, '/password/email')).toHaveLength(2)
      expect(new URL(page.url()).searchParams.get('popup')).toBeNull()
    },
  )

  test(
    'MOD-23 AUT-28 A11Y sets a new password with the keyboard alone',
    onKeyboards,
    async ({ portal, page }) => {
      await portal.open('/?popup=login')
      await openForgot(portal)
      const { dialog } = portal
      await stepTo(dialog.getByRole('tab', { name: 'By email' }), 'Shift+Tab')
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByRole('tab', { name: 'By mobile' })).toBeFocused()
      await stepTo(dialog.getByRole('textbox', { name: 'Mobile number' }))
      await page.keyboard.type('01712000000')
      await stepTo(dialog.getByRole('button', { name: 'Send code' }))
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(/^Again in/)).toBeVisible()
      await stepTo(dialog.getByRole('textbox', { name: 'Verification code' }), 'Shift+Tab')
      await page.keyboard.type('246810')
      await stepTo(dialog.getByLabel('New password', { exact: true }))
      await page.keyboard.type('Meghna2027')
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(portal.balance).toBeVisible()
      await expect(page.getByText(/^Your new password is set/)).toBeVisible()
      expect(await asked(page, '/password/verification')).toHaveLength(1)
    },
  )

  test('AUT-28 a wrong code, the old password, and then in; the new password holds', async ({
    portal,
    page,
  }) => {
    await portal.open('/?popup=forgot')
    const { dialog } = portal
    await dialog.getByRole('tab', { name: 'By mobile' }).click()
    await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('1712000000')
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await expect(dialog.getByText(/^Again in/)).toBeVisible()
    const code = dialog.getByRole('textbox', { name: 'Verification code' })
    const password = dialog.getByLabel('New password', { exact: true })
    const submit = dialog.getByRole('button', { name: 'Set the new password' })
    await code.fill('111111')
    await password.fill(RAHIM.password)
    await submit.click()
    await expect(code).toBeFocused()
    await expect(dialog.getByText('Please enter a valid verification code')).toBeVisible()
    await code.fill('246810')
    await submit.click()
    await expect(dialog.getByText('The new password must differ from the old one.')).toBeVisible()
    await expect(password).toBeFocused()
    await password.fill('Meghna2027')
    await submit.click()
    await expect(portal.balance).toBeVisible()
    await portal.askToLeave()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
    await portal.loginAs({ ...RAHIM, password: 'Meghna2027' })
  })

  test('ROL-01 who has neither is led to customer service', async ({ portal, page }) => {
    await portal.open('/?popup=forgot')
    await portal.dialog.getByRole('button', { name: 'Customer service' }).click()
    await expect(page).toHaveURL(/popup=chat/)
    await expect(portal.dialog.getByRole('button', { name: /^Start chat/ }).first()).toBeVisible()
  })
})

test.describe('with the outside phone service', () => {
  inWorld('guest+sms-firebase+lang-EN')

  test('AUT-28 D-008 the proof of the number lets in', async ({ portal, page }) => {
    await portal.open('/?popup=forgot')
    const { dialog } = portal
    await dialog.getByRole('tab', { name: 'By mobile' }).click()
    await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('1712000000')
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await expect(dialog.getByText(/^Again in/)).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Verification code' }).fill('246810')
    await dialog.getByLabel('New password', { exact: true }).fill('Meghna2027')
    await dialog.getByRole('button', { name: 'Set the new password' }).click()
    await expect(portal.balance).toBeVisible()
    expect(await asked(page, '/sms/password')).toHaveLength(0)
  })
})
