import type { Page } from '@playwright/test'
import { expect, getCalls, holdCalls, inWorld, test } from '../fixtures.ts'

inWorld('member+lang-EN')

const placed = async (page: Page) =>
  (await getCalls(page)).filter((call) => call === 'POST /lgw/lottery/bets 200').length

test('RTE-30 D-043 GAM-19 a member bets on a draw, once, and sees it settled', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  await portal.open('/lottery')
  await page.getByRole('link', { name: 'Padma 5 of 36' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Padma 5 of 36')
  await page.getByRole('button', { name: 'Sides' }).click()
  for (const side of ['Big', 'Small']) {
    await page.getByRole('button', { name: side, exact: true }).click()
    await page.getByRole('button', { name: 'Add to slip' }).click()
  }
  await page.getByLabel('Stake for Sides Big').fill('100')
  await page.getByLabel('Stake for Sides Small').fill('100')
  const held = await holdCalls(page, 'placeLotteryBets')
  await page.getByRole('button', { name: 'Place bet, ৳200.00' }).dblclick()
  await expect.poll(held.count).toBe(1)
  await held.end('twice')
  await expect(portal.balance).toContainText('25,280.50')
  await expect(page.getByRole('complementary', { name: 'Bet slip' })).toContainText(
    'Your slip is empty',
  )
  expect(await placed(page)).toBe(1)
  await page.getByRole('tab', { name: 'My bets' }).click()
  const bets = page.getByRole('list', { name: 'My bets' })
  await expect(bets.getByText('Open')).toHaveCount(2)
  await page.evaluate(() => window.portalMock?.clock.advance('5m'))
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'Padma 5 of 36' }).click()
  await page.getByRole('tab', { name: 'My bets' }).click()
  await expect(bets.getByText('Won')).toHaveCount(1)
  await expect(bets.getByText('Lost')).toHaveCount(1)
  // Two opposite bets: the payout is less than both stakes.
  await expect(portal.balance).toContainText('25,473.50')
})

test('RTE-32 RTE-34 a phone fills the slip at the foot of the screen and bets from its sheet', {
  tag: '@phone',
}, async ({ portal, page }) => {
  await portal.open('/vnlottery?gameCode=VN-HANOI')
  await page.getByRole('button', { name: 'Quick pick' }).click()
  await page.getByRole('button', { name: 'Add to slip' }).click()
  const bar = page.getByRole('region', { name: 'Bet slip' })
  await expect(bar).toContainText('1 line')
  await bar.getByRole('button', { name: 'Open slip' }).click()
  await portal.dialog.getByRole('button', { name: /^Place bet/ }).click()
  await expect(portal.dialog).toBeHidden()
  await expect(bar).toBeHidden()
  await page.getByRole('tab', { name: 'My bets' }).click()
  await expect(page.getByRole('list', { name: 'My bets' })).toContainText('Open')
})
