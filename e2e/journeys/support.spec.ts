import type { Page } from '@playwright/test'
import { callsOf, captchaText, expect, inWorld, RAHIM, scrollTo, test } from '../fixtures.ts'

const TEXT = 'My deposit of this morning has not arrived yet.'

const sent = async (page: Page) =>
  (await callsOf(page)).filter((call) => call.startsWith('PUT /wps/feedback'))

test.describe('a guest', () => {
  inWorld('guest+lang-EN')

  test('MOD-24 A11Y gives feedback with the keyboard alone', { tag: '@desktop' }, async ({
    portal,
    page,
  }) => {
    await portal.open('/?popup=feedback')
    const { dialog } = portal
    await expect(dialog.getByRole('radio', { name: 'Deposit' })).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: 'Withdrawal' })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Description')).toBeFocused()
    await page.keyboard.type(TEXT)
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Characters in the picture')).toBeFocused()
    await page.keyboard.type(await captchaText(page))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(
      page.getByText('Thank you. Your feedback has arrived.', { exact: true }),
    ).toBeVisible()
    expect(await sent(page)).toEqual(['PUT /wps/feedback 200'])
  })

  test('VAL-62 ERR-03 empty fields are named, and each name leads to its field', async ({
    portal,
    page,
  }) => {
    await portal.open('/?popup=feedback')
    const { dialog } = portal
    await dialog.getByRole('button', { name: 'Send feedback' }).click()
    const warning = dialog.getByRole('region', { name: 'Please fill in these fields' })
    await expect(warning.getByRole('link')).toHaveText([
      'Question type',
      'Description',
      'Characters in the picture',
    ])
    await expect(dialog.getByRole('radio', { name: 'Deposit' })).toBeFocused()
    await warning.getByRole('link', { name: 'Description' }).click()
    await expect(dialog.getByLabel('Description')).toBeFocused()
    expect(await sent(page)).toEqual([])
  })

  test('FTR-15 API-43 talks in a window of its own, which knows nothing of ours', async ({
    portal,
    page,
    context,
  }) => {
    await portal.open('/?popup=chat')
    const opening = context.waitForEvent('page')
    await portal.dialog.getByRole('button', { name: 'Start chat: General questions' }).click()
    const room = await opening
    await room.waitForURL(/\/demo-chat\/.*model=general/)
    expect(await room.evaluate(() => window.opener)).toBeNull()
    await expect(portal.dialog).toBeHidden()
    await expect(
      page.getByText('Your chat is open in another window: General questions', { exact: true }),
    ).toBeVisible()
  })

  test('SID-10 FTR-17 finds the chat services of the merchant', async ({ portal }) => {
    await portal.open('/?popup=chat')
    const telegram = portal.dialog.getByRole('link', { name: /^Telegram/ })
    await expect(telegram).toHaveAttribute('href', /^https:/)
    await expect(telegram).toHaveAttribute('rel', 'noopener noreferrer')
    await portal.dialog.getByRole('button', { name: 'Give feedback' }).click()
    await expect(portal.dialog.getByLabel('Description')).toBeVisible()
  })
})

test.describe('a browser that opens no window', () => {
  inWorld('guest+popup-blocked+lang-EN')

  test('ERR-19 says so, and the desk may be tried again', async ({ portal, page }) => {
    await portal.open('/?popup=chat')
    const start = portal.dialog.getByRole('button', { name: 'Start chat: General questions' })
    await start.click()
    await expect(portal.dialog.getByRole('alert')).toHaveText(
      'Popup blocked. Please allow popups and try again.',
    )
    await expect(start).toBeEnabled()
    expect((await callsOf(page)).filter((call) => call.includes('launchChat'))).toEqual([])
  })
})

test.describe('a member', () => {
  inWorld('normal+lang-EN')

  test('FTR-11 ENT-11 D-080 a second feedback within the minute waits, and loses nothing', async ({
    portal,
    page,
  }) => {
    await portal.open()
    await portal.loginAs(RAHIM)
    const { dialog } = portal
    const write = async () => {
      await dialog.getByRole('radio', { name: 'Games' }).check()
      await dialog.getByLabel('Description').fill(TEXT)
    }
    const send = async () => {
      await dialog.getByLabel('Characters in the picture').fill(await captchaText(page))
      await dialog.getByRole('button', { name: 'Send feedback' }).click()
    }
    const openFeedback = async () => {
      const door = page.getByRole('button', { name: 'Feedback', exact: true })
      await scrollTo(door)
      await door.click()
    }

    await openFeedback()
    await write()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await openFeedback()
    await expect(dialog.getByLabel('Description')).toHaveValue(TEXT)
    await expect(dialog.getByRole('radio', { name: 'Games' })).toBeChecked()
    await send()
    await expect(dialog).toBeHidden()

    await openFeedback()
    await expect(dialog.getByLabel('Description')).toHaveValue('')
    await write()
    await send()
    await expect(dialog.getByText(/You have just written to us/)).toBeVisible()
    await expect(dialog.getByRole('timer')).toHaveText(/You can send it in \d+ seconds?\./)
    await expect(dialog.getByLabel('Description')).toHaveValue(TEXT)
    expect(await sent(page)).toEqual(['PUT /wps/feedback 200', 'PUT /wps/feedback 200'])
  })
})
