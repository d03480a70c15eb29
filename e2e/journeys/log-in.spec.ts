import type { Page } from '@playwright/test'
import {
  expect,
  getCalls,
  inWorld,
  type Portal,
  RAHIM,
  tabTo,
  test,
  withPictures,
} from '../fixtures.ts'

withPictures()

/** Opens the window of the demo login service with its button. */
async function openService({ dialog, page }: Portal): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Log in with Google' }).click()
  const service = await opening
  await expect(
    service.getByRole('heading', { name: 'Sign in to Suborno with Google' }),
  ).toBeVisible()
  return service
}

test.describe('a guest', { tag: '@desktop' }, () => {
  inWorld('guest+lang-EN')

  test('MOD-10..14 A11Y the pop-up stays until it is closed, and the keyboard alone logs in', async ({
    portal,
    page,
  }) => {
    const { dialog } = portal
    await portal.open('/promotions')
    await test.step('from the skip link to the pop-up', async () => {
      await expect(portal.logInButton).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await tabTo(portal.logInButton)
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused()
    })
    await test.step('a click beside it closes nothing, and nothing scrolls behind it', async () => {
      const box = await dialog.boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(200)
      expect(box?.height).toBeGreaterThanOrEqual(200)
      await page.mouse.click(5, 5)
      await page.mouse.wheel(0, 600)
      await expect(dialog).toBeVisible()
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    })
    await test.step('a mouse drags it by its head', async () => {
      const head = dialog.getByRole('heading', { name: 'Log in' })
      const before = await head.boundingBox()
      if (!before) throw new Error('The pop-up has no heading.')
      await page.mouse.move(before.x + 20, before.y + 10)
      await page.mouse.down()
      await page.mouse.move(before.x + 140, before.y + 70, { steps: 6 })
      await page.mouse.up()
      await expect.poll(async () => (await head.boundingBox())?.x).toBeCloseTo(before.x + 120, -1)
      await expect.poll(async () => (await head.boundingBox())?.y).toBeCloseTo(before.y + 60, -1)
    })
    await test.step('the close button and Escape close it', async () => {
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
      await expect(page).not.toHaveURL(/popup=/)
      await portal.logInButton.press('Enter')
      await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(portal.logInButton).toBeFocused()
    })
    await test.step('the keyboard logs in', async () => {
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused()
      await page.keyboard.type(RAHIM.username)
      await page.keyboard.press('Tab')
      await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
      await page.keyboard.type(RAHIM.password)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(portal.balance).toBeVisible()
    })
  })

  test('MOD-18 AUT-19 D-008 the wait for an SMS is kept when the pop-up closes and the page reloads, and the code logs in', async ({
    portal,
    page,
  }) => {
    const { dialog } = portal
    await portal.open('/promotions?popup=login')
    const openSms = async () => {
      await tabTo(dialog.getByRole('tab', { name: 'Username' }), 'Shift+Tab')
      await page.keyboard.press('ArrowRight')
    }
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused()
    await openSms()
    await tabTo(dialog.getByRole('textbox', { name: 'Mobile number', exact: true }))
    await page.keyboard.type('01712000000')
    await tabTo(dialog.getByRole('button', { name: 'Send code', exact: true }))
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(/^Send again in/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await portal.logInButton.click()
    await expect(dialog).toBeVisible()
    await page.reload()
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused()
    await openSms()
    await expect(dialog.getByText(/^Send again in/)).toBeVisible()
    await tabTo(dialog.getByRole('textbox', { name: 'Mobile number', exact: true }))
    await page.keyboard.type('01712000000')
    await tabTo(dialog.getByRole('textbox', { name: 'Verification code' }))
    await page.keyboard.type('246810')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(portal.balance).toBeVisible()
  })

  test('AUT-34 ERR-36 D-094 an account of another service is linked in its window, and then logs in', async ({
    portal,
    page,
  }) => {
    const { dialog } = portal
    await portal.open('/promotions?popup=login')
    const continueAsNew = async () => {
      const service = await openService(portal)
      const closed = service.waitForEvent('close')
      await service.getByRole('button', { name: 'Continue as someone new' }).click()
      await closed
    }
    await test.step('a window that is closed is reported', async () => {
      const service = await openService(portal)
      await service.close()
      await expect(dialog.getByText('The login window was closed. Try again.')).toBeVisible()
    })
    await test.step('an unlinked account is linked after a log-in and a confirmation', async () => {
      await continueAsNew()
      await expect(dialog).toContainText('This account is not linked yet')
      await dialog.getByRole('textbox', { name: 'Username' }).fill('shirin')
      await dialog.getByLabel('Password', { exact: true }).fill(RAHIM.password)
      await dialog.getByRole('button', { name: 'Log in and continue' }).click()
      const question = page.getByRole('alertdialog', { name: 'Link Google permanently?' })
      await expect(question).toContainText('This is final')
      expect((await getCalls(page)).join()).not.toContain('/bind/social')
      await question.getByRole('button', { name: 'Link permanently' }).click()
      await expect(question).toBeHidden()
      await expect(portal.balance).toBeVisible()
    })
    await test.step('the linked account then logs in without a password', async () => {
      await portal.logOut()
      await portal.logInButton.click()
      await continueAsNew()
      await expect(dialog).toBeHidden()
      await expect(portal.balance).toBeVisible()
    })
  })
})

test.describe('with the default password', { tag: '@desktop' }, () => {
  inWorld('member-default-password+lang-EN')

  test('AUT-25 D-025 neither Back nor a reload avoids the password change', async ({
    portal,
    page,
  }) => {
    await portal.open('/promotions')
    await portal.logInButton.click()
    await portal.fillLogIn({ username: 'rahim', password: 'a123456' })
    const change = page.getByRole('dialog', { name: 'Change password' })
    await expect(change).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/promotions\?.*popup=change-password/)
    await page.reload()
    await expect(change).toBeVisible()
    await expect(change.getByRole('button', { name: 'Later' })).toHaveCount(0)
    await change.getByRole('button', { name: 'Log out instead' }).click()
    await expect(change).toBeHidden()
    await expect(portal.logInButton).toBeVisible()
    await expect(page).not.toHaveURL(/popup=/)
  })
})

test.describe('in a browser without storage', { tag: '@desktop' }, () => {
  // The language is not kept either, so the page is in Bengali, the merchant's language.
  inWorld('guest+no-storage')

  test('D-024 the remember box is off with a reason, and the log-in works', async ({ portal }) => {
    const { dialog } = portal
    await portal.open('/promotions?popup=login')
    await expect(dialog.getByRole('checkbox')).toBeDisabled()
    await expect(dialog.getByText(/কিছু নিরাপদে রাখা যায় না/)).toBeVisible()
    await dialog.getByRole('textbox', { name: 'ইউজারনেম' }).fill(RAHIM.username)
    await dialog.getByLabel('পাসওয়ার্ড', { exact: true }).fill(RAHIM.password)
    await dialog.getByRole('button', { name: 'লগ ইন করুন', exact: true }).click()
    await expect(dialog).toBeHidden()
  })
})
