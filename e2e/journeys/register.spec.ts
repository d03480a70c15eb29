import type { Page } from '@playwright/test'
import {
  callsOf,
  captchaText,
  expect,
  inWorld,
  type Portal,
  scrollTo,
  stepTo,
  test,
} from '../fixtures.ts'

const onKeyboards = { tag: '@desktop' }

const sent = async (page: Page) =>
  (await callsOf(page)).filter((call) => /^[A-Z]+ \/wps\/member\/register/.test(call))

const textbox = ({ dialog }: Portal, name: string) => dialog.getByRole('textbox', { name })

/** What the ordinary world asks for, up to the captcha, with pointer and keys. */
async function fillForm(portal: Portal, username: string): Promise<void> {
  const { dialog } = portal
  await textbox(portal, 'User name').fill(username)
  await dialog.getByLabel('Password', { exact: true }).fill('Padma2026')
  await dialog.getByLabel('Password again').fill('Padma2026')
  await textbox(portal, 'Mobile number').fill('01799000001')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText(/^Again in/)).toBeVisible()
  await textbox(portal, 'Verification code').fill('246810')
  await textbox(portal, 'Characters in the picture').fill(await captchaText(portal.page))
  await dialog.getByRole('checkbox', { name: /I am 18 or older/ }).check()
}

test.describe('a guest', () => {
  inWorld('guest+lang-EN')

  test(
    'REG-01 MOD-26 D-050 registers with the keyboard alone and is welcomed',
    onKeyboards,
    async ({ portal, page }) => {
      await portal.open('/register')
      const { dialog } = portal
      const { keyboard } = page
      await expect(page).toHaveURL(/\/\?(.*&)?popup=register/)
      await stepTo(textbox(portal, 'User name'))
      await keyboard.type('shapla88')
      await stepTo(dialog.getByLabel('Password', { exact: true }))
      await keyboard.type('Padma2026')
      await stepTo(dialog.getByLabel('Password again'))
      await keyboard.type('Padma2026')
      await stepTo(textbox(portal, 'Mobile number'))
      await keyboard.type('01799000001')
      await stepTo(dialog.getByRole('button', { name: 'Send code' }))
      await keyboard.press('Enter')
      await expect(dialog.getByText(/^Again in/)).toBeVisible()
      await stepTo(textbox(portal, 'Verification code'), 'Shift+Tab')
      await keyboard.type('246810')
      await stepTo(textbox(portal, 'Characters in the picture'))
      await keyboard.type(await captchaText(page))
      await stepTo(dialog.getByRole('checkbox', { name: /I am 18 or older/ }))
      await keyboard.press('Space')
      await stepTo(dialog.getByRole('button', { name: 'Register', exact: true }))
      await keyboard.press('Enter')
      const welcome = page.getByRole('dialog', { name: 'Welcome, your account is ready' })
      await expect(welcome).toBeVisible()
      await keyboard.press('Escape')
      await expect(welcome).toBeHidden()
      await expect(portal.balance).toBeVisible()
      expect(await sent(page)).toHaveLength(1)
    },
  )

  test('VAL-50 ERR-24 an empty form names what is missing and leads there', async ({
    portal,
    page,
  }) => {
    await portal.open('/?popup=register')
    await portal.dialog.getByRole('button', { name: 'Register', exact: true }).click()
    const summary = portal.dialog.getByRole('region', {
      name: 'Please look at these fields once more',
    })
    await expect(summary).toBeVisible()
    await expect(textbox(portal, 'User name')).toBeFocused()
    await summary.getByRole('link', { name: /^Terms/ }).click()
    await expect(portal.dialog.getByRole('checkbox', { name: /I am 18/ })).toBeFocused()
    expect(await sent(page)).toEqual([])
  })

  test('REG-04 a taken name is said at its field, and another one goes through', async ({
    portal,
    page,
  }) => {
    await portal.open('/?popup=register')
    await fillForm(portal, 'shirin')
    const submit = portal.dialog.getByRole('button', { name: 'Register', exact: true })
    await submit.click()
    await expect(textbox(portal, 'User name')).toHaveAttribute('aria-invalid', 'true')
    await textbox(portal, 'User name').fill('shapla88')
    await textbox(portal, 'Characters in the picture').fill(await captchaText(page))
    await submit.click()
    await expect(page.getByRole('dialog', { name: /^Welcome/ })).toBeVisible()
  })

  test('D-019 a referral link fills in its code, and does so on a later visit', async ({
    portal,
    page,
  }) => {
    await portal.open('/register?aff=AFF2026')
    const code = textbox(portal, 'Invitation code')
    await expect(code).toHaveValue('AFF2026')
    await portal.open('/promotions')
    await portal.open('/?popup=register')
    await scrollTo(code)
    await expect(code).toHaveValue('AFF2026')
  })
})
