import type { Page } from '@playwright/test'
import { callsOf, expect, inWorld, type Portal, RAHIM, stepTo, test } from '../fixtures.ts'

const onKeyboards = { tag: '@desktop' }

/** Opens the demonstration service's window by its button. */
async function openService({ dialog, page }: Portal): Promise<Page> {
  const window = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Log in with Google' }).click()
  const service = await window
  await expect(
    service.getByRole('heading', { name: 'Sign in to Suborno with Google' }),
  ).toBeVisible()
  return service
}

test.describe('by SMS', () => {
  inWorld('guest+lang-EN')

  test(
    'MOD-18 VAL-29 VAL-30 AUT-19 the keyboard alone logs in',
    onKeyboards,
    async ({ portal, page }) => {
      await portal.open('/login')
      await expect(portal.dialog.getByRole('textbox', { name: 'User name' })).toBeFocused()
      await stepTo(portal.dialog.getByRole('tab', { name: 'Account' }), 'Shift+Tab')
      await page.keyboard.press('ArrowRight')
      await stepTo(portal.dialog.getByRole('textbox', { name: 'Mobile number', exact: true }))
      await page.keyboard.type('01712000000')
      await stepTo(portal.dialog.getByRole('button', { name: 'Send code', exact: true }))
      await page.keyboard.press('Enter')
      await expect(portal.dialog.getByText(/^Again in/)).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.type('246810')
      await page.keyboard.press('Enter')
      await expect(portal.dialog).toBeHidden()
      await expect(portal.balance).toBeVisible()
    },
  )

  test('AUT-19 D-008 the countdown outlives the pop-up and a reload', async ({ portal, page }) => {
    await portal.open('/login')
    const { dialog } = portal
    const openSms = () => dialog.getByRole('tab', { name: 'Mobile' }).click()
    await openSms()
    await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('1712000000')
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await expect(dialog.getByText(/^Again in/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await portal.logInButton.click()
    await openSms()
    await expect(dialog.getByText(/^Again in/)).toBeVisible()
    await page.reload()
    await openSms()
    await expect(dialog.getByText(/^Again in/)).toBeVisible()
  })
})

test.describe('from an unknown address', () => {
  inWorld('guest+member-ip-unverified+lang-EN')

  test(
    'AUT-15 D-026 the keyboard alone proves who it is',
    onKeyboards,
    async ({ portal, page }) => {
      await portal.open('/login')
      await expect(portal.dialog.getByRole('textbox', { name: 'User name' })).toBeFocused()
      await page.keyboard.type(RAHIM.username)
      await page.keyboard.press('Tab')
      await page.keyboard.type(RAHIM.password)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeFocused()
      await stepTo(portal.dialog.getByRole('button', { name: 'Send code', exact: true }))
      await page.keyboard.press('Enter')
      await expect(portal.dialog.getByText('•••• 0000')).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.type('246810')
      await page.keyboard.press('Enter')
      await expect(portal.dialog).toBeHidden()
      await expect(portal.balance).toBeVisible()
    },
  )

  test('AUT-17 another way, wrong and then right', async ({ portal }) => {
    await portal.open('/login')
    await portal.fillLogIn(RAHIM)
    const { dialog } = portal
    await dialog.getByRole('radio', { name: 'Name on your bank account' }).check()
    const name = dialog.getByRole('textbox', { name: 'Name on your bank account' })
    await name.fill('Nobody')
    await name.press('Enter')
    await expect(dialog.getByText('That is not right. Tries left: 4.')).toBeVisible()
    await name.fill('Rahim')
    await name.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(portal.balance).toBeVisible()
  })
})

test.describe('with an account of another service', () => {
  inWorld('guest+lang-EN')

  test('a linked account is in, and the window closes itself', async ({ portal }) => {
    await portal.open('/login')
    const service = await openService(portal)
    const closed = service.waitForEvent('close')
    await service.getByRole('button', { name: 'Continue as Rahim' }).click()
    await closed
    await expect(portal.dialog).toBeHidden()
    await expect(portal.balance).toBeVisible()
  })

  test('AUT-34 D-094 an unlinked one is linked after a log-in and a yes, and then lets in', async ({
    portal,
    page,
  }) => {
    await portal.open('/login')
    const asNobody = async () => {
      const service = await openService(portal)
      await service.getByRole('button', { name: 'Continue as somebody new' }).click()
    }
    await asNobody()
    await expect(portal.dialog).toContainText('This account is not linked yet')
    await portal.dialog.getByRole('textbox', { name: 'User name' }).fill('shirin')
    await portal.dialog.getByLabel('Password', { exact: true }).fill(RAHIM.password)
    await portal.dialog.getByRole('button', { name: 'Log in and continue' }).click()
    const question = page.getByRole('alertdialog', { name: 'Link Google for good?' })
    await expect(question).toContainText('This is final')
    await expect.poll(async () => (await callsOf(page)).join()).not.toContain('/bind/social')
    await question.getByRole('button', { name: 'Link for good' }).click()
    await expect(question).toBeHidden()
    await expect(portal.balance).toBeVisible()
    await portal.askToLeave()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
    await portal.logInButton.click()
    await asNobody()
    await expect(portal.dialog).toBeHidden()
    await expect(portal.balance).toBeVisible()
  })

  test('ERR-36 a window that is closed is said', async ({ portal }) => {
    await portal.open('/login')
    const service = await openService(portal)
    await service.close()
    await expect(
      portal.dialog.getByText('The log-in window was closed. Please try again.'),
    ).toBeVisible()
  })
})

test.describe('where no window opens', () => {
  inWorld('guest+popup-blocked+lang-EN')

  test('ERR-19 it says so', async ({ portal }) => {
    await portal.open('/login')
    await portal.dialog.getByRole('button', { name: 'Log in with Google' }).click()
    await expect(
      portal.dialog.getByText('Popup blocked. Please allow popups and try again.'),
    ).toBeVisible()
  })
})

test.describe('where the browser keeps nothing', () => {
  // Not even the language: it is Bengali, as the merchant's.
  inWorld('guest+no-storage')

  test('D-024 the remember box says why it is off, and the log-in works', async ({ portal }) => {
    await portal.open('/login')
    const { dialog } = portal
    await expect(dialog.getByRole('checkbox')).toBeDisabled()
    await expect(dialog.getByText(/কিছু নিরাপদে রাখা যায় না/)).toBeVisible()
    await dialog.getByRole('textbox', { name: 'ইউজারনেম' }).fill(RAHIM.username)
    await dialog.getByLabel('পাসওয়ার্ড', { exact: true }).fill(RAHIM.password)
    await dialog.getByRole('button', { name: 'লগ ইন করুন', exact: true }).click()
    await expect(dialog).toBeHidden()
  })
})
