import { captchaText, expect, getCalls, inWorld, scrollTo, tabTo, test } from '../fixtures.ts'

inWorld('guest+lang-EN')

test('REG-01 RTE-07 MOD-26 D-019 D-050 invited by a friend and by keyboard alone, a visitor registers and is welcomed', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  const { dialog } = portal
  const { keyboard } = page
  const textbox = (name: string) => dialog.getByRole('textbox', { name })
  await test.step("the friend's link fills in its code, also on a later visit", async () => {
    await portal.open('/register?aff=AFF2026')
    await expect(page).toHaveURL(/\/\?(.*&)?popup=register/)
    await expect(textbox('Invitation code')).toHaveValue('AFF2026')
    await portal.open('/promotions?popup=register')
    await scrollTo(textbox('Invitation code'))
    await expect(textbox('Invitation code')).toHaveValue('AFF2026')
  })
  await test.step('the form is filled in by keyboard', async () => {
    await tabTo(textbox('Username'))
    await keyboard.type('shapla88')
    await tabTo(dialog.getByLabel('Password', { exact: true }))
    await keyboard.type('Padma2026')
    await tabTo(dialog.getByLabel('Repeat password'))
    await keyboard.type('Padma2026')
    await tabTo(textbox('Mobile number'))
    await keyboard.type('01799000001')
    await tabTo(dialog.getByRole('button', { name: 'Send code' }))
    await keyboard.press('Enter')
    await expect(dialog.getByText(/^Send again in/)).toBeVisible()
    await tabTo(textbox('Verification code'), 'Shift+Tab')
    await keyboard.type('246810')
    await tabTo(textbox('Characters in the picture'))
    await keyboard.type(await captchaText(page))
    await tabTo(dialog.getByRole('checkbox', { name: /I am 18 or older/ }))
    await keyboard.press('Space')
    await tabTo(dialog.getByRole('button', { name: 'Register', exact: true }))
    await keyboard.press('Enter')
  })
  await test.step('the welcome', async () => {
    const welcome = page.getByRole('dialog', { name: 'Welcome, your account is ready' })
    await expect(welcome).toBeVisible()
    await keyboard.press('Escape')
    await expect(welcome).toBeHidden()
    await expect(portal.balance).toBeVisible()
    const sent = (await getCalls(page)).filter((call) =>
      /^[A-Z]+ \/wps\/member\/register/.test(call),
    )
    expect(sent).toHaveLength(1)
  })
})
