import { expect, holdCalls, inWorld, openFirstGame, RAHIM, sessionKeys, test } from '../fixtures.ts'

const amountIn = (text: string) => Number(text.replace(/[^\d.]/g, ''))

test.describe('from the log-in to the log-out', () => {
  inWorld('normal+lang-EN')

  test('HDR-02..05 F-02 F-03 a member logs in, plays for money and logs out', async ({
    portal,
    page,
  }) => {
    const { balance } = portal
    await test.step('the balance can be hidden, also after a reload, and refreshed', async () => {
      await portal.open()
      await portal.logIn(RAHIM)
      await expect(page).toHaveURL(/\/(\?.*)?$/)
      await expect(balance).toContainText('25,480.50')
      await balance.getByRole('button', { name: 'Hide balance' }).click()
      await expect(balance).toContainText('Balance hidden')
      await expect(balance).not.toContainText('25,480.50')
      await page.reload()
      await expect(balance).toContainText('Balance hidden')
      await balance.getByRole('button', { name: 'Show balance' }).click()
      await expect(balance).toContainText('25,480.50')
      const answer = page.waitForResponse(/\/wps\/v2\/wallets\/balance/)
      await balance.getByRole('button', { name: 'Refresh balance' }).click()
      expect((await answer).status()).toBe(200)
    })
    await test.step('a round updates result and balance', async () => {
      await openFirstGame(page, 'Slots')
      await portal.dialog.getByRole('button', { name: 'Play', exact: true }).click()
      await expect(page).toHaveURL(/\/game\/\d+/)
      const bar = page.getByRole('banner').filter({ has: page.getByRole('timer') })
      await expect(bar).toContainText('You are even.')
      await expect(bar.getByText('Demo, no real money')).toHaveCount(0)
      const elapsed = bar.getByRole('timer')
      const early = await elapsed.innerText()
      const game = page.frameLocator('iframe')
      await game.getByRole('button', { name: 'Spin' }).click()
      await expect(bar).not.toContainText('You are even.')
      await expect(game.getByText(/^(Won|No win)/)).toBeVisible()
      await expect(elapsed).not.toHaveText(early)
      const shown = (await bar.innerText()).match(/([+−-])৳([\d,]+\.\d{2})/)
      const net = amountIn(shown?.[2] ?? '') * (shown?.[1] === '+' ? 1 : -1)
      expect(net).not.toBe(0)
      await bar.getByRole('button', { name: 'Leave game' }).click()
      await expect(page).toHaveURL(/\/(\?.*)?$/)
      await expect
        .poll(async () => amountIn(await balance.locator('bdi').innerText()))
        .toBeCloseTo(25_480.5 + net, 2)
    })
    await test.step('after the log-out the visitor is a guest', async () => {
      await portal.logOut()
      await expect(portal.logInButton).toBeVisible()
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    })
  })
})

test.describe('in two tabs', { tag: '@desktop' }, () => {
  inWorld('member+lang-EN')

  test('AUT-29..33 D-023 the log-out asks first, ends every tab even if its call fails, and leaves no private data', async ({
    portal,
    page,
    context,
  }) => {
    await portal.open('/promotions')
    await page.getByRole('button', { name: '’s account' }).click()
    await page.getByRole('menuitem', { name: 'Betting record' }).click()
    await expect(page.getByRole('navigation', { name: 'Member centre' })).toBeVisible()
    const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
    const opened = context.waitForEvent('page')
    await page.evaluate(() => void window.open('/promotions'))
    const other = await opened
    portal.watch(other)
    await expect(other.getByRole('group', { name: 'Balance' })).toBeVisible()

    await portal.pressLogOut()
    const question = page.getByRole('alertdialog', { name: 'Log out?' })
    await question.getByRole('button', { name: 'Stay logged in' }).click()
    await expect(question).toBeHidden()
    await expect(portal.balance).toBeVisible()
    const held = await holdCalls(page, 'logout')
    await portal.logOut()
    await expect.poll(held.count).toBe(1)

    await expect(other.getByRole('group', { name: 'Balance' })).toBeHidden({ timeout: 2000 })
    expect(await sessionKeys(other)).toEqual(['merchantCode'])
    await held.end('drop')
    await expect(portal.logInButton).toBeVisible()
    await expect.poll(() => sessionKeys(page)).toEqual(['merchantCode'])
    const kept = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => !key.startsWith('portal-mock')),
    )
    expect(JSON.stringify(kept)).not.toContain(token)
    await page.goBack()
    await expect(page.getByRole('navigation', { name: 'Member centre' })).toHaveCount(0)
    await expect(portal.balance).toBeHidden()
  })
})
