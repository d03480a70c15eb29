import { callsOf, captchaText, expect, inWorld, RAHIM, test } from '../fixtures.ts'

test.describe('with a captcha', () => {
  inWorld('login-captcha+lang-EN')

  test('AUT-11 wrong characters bring a new picture, right ones let in', async ({
    portal,
    page,
  }) => {
    await portal.open('/login')
    const { dialog } = portal
    await portal.fillLogIn(RAHIM)
    const picture = dialog.getByRole('img', { name: 'Four characters to copy' })
    await expect(picture).toBeVisible()
    const first = await picture.getAttribute('src')
    const right = await captchaText(page)
    const field = dialog.getByLabel('Characters in the picture')
    await field.fill(right.toUpperCase() === 'AAAA' ? 'BBBB' : 'AAAA')
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(
      dialog.getByText('That is not what the picture says. Here is a new one.'),
    ).toBeVisible()
    await expect(picture).not.toHaveAttribute('src', first ?? '')
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await field.fill((await captchaText(page)).toLowerCase())
    await field.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(portal.balance).toBeVisible()
  })

  test('VAL an empty captcha is asked for without a call', async ({ portal, page }) => {
    await portal.open('/login')
    await portal.fillLogIn(RAHIM)
    await expect(portal.dialog.getByLabel('Characters in the picture')).toBeVisible()
    const logIns = async () =>
      (await callsOf(page)).filter((call) => call.includes('/login')).length
    const before = await logIns()
    await portal.dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(portal.dialog.getByText('Please enter the captcha')).toBeVisible()
    expect(await logIns()).toBe(before)
  })
})

test.describe('locked', () => {
  inWorld('login-locked+lang-EN')

  test('AUT a locked account is told until when', async ({ portal }) => {
    await portal.open('/login')
    await portal.fillLogIn(RAHIM)
    await expect(portal.dialog.getByRole('alert')).toContainText(
      /Too many wrong tries\. You can log in again at .*\d{1,2}:\d{2}/,
    )
    await expect(portal.balance).toHaveCount(0)
  })
})

test.describe('with the password that was given', () => {
  inWorld('member-default-password+lang-EN')

  test('AUT-25 D-025 neither Back nor a reload gets round the change', async ({ portal, page }) => {
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

test.describe('normally', () => {
  inWorld('guest+lang-EN')

  test('AUT-05 a wrong password is refused and says so', async ({ portal }) => {
    await portal.open('/login')
    await portal.fillLogIn({ username: 'rahim', password: 'wrong-one' })
    await expect(portal.dialog.getByRole('alert')).toContainText(
      'The user name or the password is not right.',
    )
    await expect(portal.dialog.getByLabel('Password', { exact: true })).toBeFocused()
  })

  const onKeyboards = { tag: '@desktop' }
  test(
    'A11Y the keyboard alone logs in, from the skip link on',
    onKeyboards,
    async ({ portal, page }) => {
      await portal.open()
      await expect(portal.logInButton).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      const door = portal.logInButton
      for (let steps = 0; steps < 30; steps += 1) {
        if (await door.evaluate((element) => element === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await expect(door).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(portal.dialog.getByLabel('User name')).toBeFocused()
      await page.keyboard.type(RAHIM.username)
      await page.keyboard.press('Tab')
      await expect(portal.dialog.getByLabel('Password', { exact: true })).toBeFocused()
      await page.keyboard.type(RAHIM.password)
      await page.keyboard.press('Enter')
      await expect(portal.dialog).toBeHidden()
      await expect(portal.balance).toBeVisible()
    },
  )

  test('MOD-10 MOD-11 MOD-13 MOD-14 only its button and Esc close the pop-up, nothing moves behind it', async ({
    portal,
    page,
  }) => {
    await portal.open('/?popup=login')
    const { dialog } = portal
    await expect(dialog).toBeVisible()
    const box = await dialog.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(200)
    expect(box?.height).toBeGreaterThanOrEqual(200)
    await page.mouse.click(5, 5)
    await page.mouse.wheel(0, 600)
    await expect(dialog).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).not.toHaveURL(/popup=/)
    await portal.logInButton.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(portal.logInButton).toBeFocused()
  })

  test('MOD-12 a mouse drags the pop-up by its head', onKeyboards, async ({ portal, page }) => {
    await portal.open('/?popup=login')
    const head = portal.dialog.getByRole('heading', { name: 'Log in' })
    await expect(portal.dialog.getByRole('textbox', { name: 'User name' })).toBeFocused()
    const before = await head.boundingBox()
    if (!before) throw new Error('no heading')
    await page.mouse.move(before.x + 20, before.y + 10)
    await page.mouse.down()
    await page.mouse.move(before.x + 140, before.y + 70, { steps: 6 })
    await page.mouse.up()
    await expect.poll(async () => (await head.boundingBox())?.x).toBeCloseTo(before.x + 120, -1)
    await expect.poll(async () => (await head.boundingBox())?.y).toBeCloseTo(before.y + 60, -1)
  })
})
