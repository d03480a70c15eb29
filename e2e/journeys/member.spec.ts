import { expect, inWorld, openFirstGame, RAHIM, sessionKeys, test } from '../fixtures.ts'

inWorld('normal+lang-EN')

const amountIn = (text: string) => Number(text.replace(/[^\d.]/g, ''))

test('HDR-02..05 a member logs in, hides the balance and fetches it again', async ({
  portal,
  page,
}) => {
  await portal.open()
  await portal.loginAs(RAHIM)
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  await expect(portal.balance).toContainText('25,480.50')
  await portal.balance.getByRole('button', { name: 'Hide balance' }).click()
  await expect(portal.balance).not.toContainText('25,480.50')
  await expect(portal.balance).toContainText('Balance hidden')
  await page.reload()
  await expect(portal.balance).toContainText('Balance hidden')
  await portal.balance.getByRole('button', { name: 'Show balance' }).click()
  await expect(portal.balance).toContainText('25,480.50')
  const answer = page.waitForResponse(/\/wps\/v2\/wallets\/balance/)
  await portal.balance.getByRole('button', { name: 'Refresh balance' }).click()
  expect((await answer).status()).toBe(200)
})

test('F-02 F-03 a member plays for money: round, result, time, way out', async ({
  portal,
  page,
}) => {
  await portal.open()
  await portal.loginAs(RAHIM)
  const before = amountIn(await portal.balance.locator('bdi').innerText())
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
  expect(shown).not.toBeNull()
  const net = amountIn(shown?.[2] ?? '') * (shown?.[1] === '+' ? 1 : -1)
  expect(net).not.toBe(0)
  await bar.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  await expect
    .poll(async () => amountIn(await portal.balance.locator('bdi').innerText()))
    .toBeCloseTo(before + net, 2)
})

test('AUT-29..33 D-023 log-out asks first, ends every tab and leaves nothing private', async ({
  portal,
  page,
  context,
  isMobile,
}) => {
  await portal.open()
  await portal.loginAs(RAHIM)
  if (isMobile) {
    await page.getByRole('link', { name: 'Account' }).click()
  } else {
    await page.getByRole('button', { name: 'Account of' }).click()
    await page.getByRole('menuitem', { name: 'Betting record' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Member centre' })).toBeVisible()
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  await expect
    .poll(() => page.evaluate((text) => Object.values(localStorage).join().includes(text), token))
    .toBe(true)
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open('/promotions'))
  const other = await opened
  portal.watch(other)
  await expect(other.getByRole('group', { name: 'Balance' })).toBeVisible()

  await portal.askToLeave()
  const question = page.getByRole('alertdialog', { name: 'Log out?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toBeHidden()
  await expect(portal.balance).toBeVisible()
  await portal.askToLeave()
  await question.getByRole('button', { name: 'Log out' }).click()

  await expect(portal.logInButton).toBeVisible()
  await expect.poll(() => sessionKeys(page)).toEqual(['merchantCode'])
  await expect(other.getByRole('group', { name: 'Balance' })).toBeHidden()
  expect(await sessionKeys(other)).toEqual(['merchantCode'])

  await page.goBack()
  await expect(page.getByText('Member centre')).toHaveCount(0)
  await expect(portal.balance).toBeHidden()
})
