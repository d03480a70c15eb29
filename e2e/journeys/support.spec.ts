import {
  captchaText,
  expect,
  getCalls,
  inWorld,
  navigate,
  tabTo,
  test,
  withPictures,
} from '../fixtures.ts'

withPictures()

inWorld('guest+lang-EN')

const TEXT = 'My deposit of this morning has not arrived yet.'

test('MOD-24 FTR-15 API-43 D-080 a guest chats in another window and writes by keyboard alone', {
  tag: '@desktop',
}, async ({ portal, page, context }) => {
  const { dialog } = portal
  await test.step("the chat opens a window without access to the portal's", async () => {
    await portal.open('/promotions?popup=chat')
    const opening = context.waitForEvent('page')
    await dialog.getByRole('button', { name: 'Start chat: General questions' }).click()
    const room = await opening
    await room.waitForURL(/\/demo-chat\/.*model=general/)
    expect(await room.evaluate(() => window.opener)).toBeNull()
    await room.close()
    await expect(dialog).toBeHidden()
    await expect(
      page.getByText('Your chat is open in another window: General questions', { exact: true }),
    ).toBeVisible()
  })
  await test.step('a draft is kept when the pop-up is closed', async () => {
    await navigate(page, '/promotions?popup=feedback')
    await expect(dialog.getByRole('radio', { name: 'Deposit' })).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: 'Withdrawal' })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Description')).toBeFocused()
    await page.keyboard.type(TEXT)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await navigate(page, '/?popup=feedback')
    await expect(dialog.getByRole('radio', { name: 'Withdrawal' })).toBeChecked()
    await expect(dialog.getByLabel('Description')).toHaveValue(TEXT)
    await tabTo(dialog.getByLabel('Description'))
  })
  await test.step('it is sent once', async () => {
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Characters in the picture')).toBeFocused()
    await page.keyboard.type(await captchaText(page))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Thank you. We have your feedback.', { exact: true })).toBeVisible()
    const sent = (await getCalls(page)).filter((call) => call.startsWith('PUT /wps/feedback'))
    expect(sent).toEqual(['PUT /wps/feedback 200'])
  })
})
