import type { Page } from '@playwright/test'
import { callsOf, expect, inWorld, test } from '../fixtures.ts'

const placed = async (page: Page) =>
  (await callsOf(page)).filter((call) => call === 'POST /lgw/lottery/bets 200').length

/** Advances the world's clock, and lets the page ask again as it would after a draw. */
const later = (page: Page, by: string) =>
  page.evaluate((time) => window.portalMock?.clock.advance(time), by)

test.describe('a member', () => {
  inWorld('member+lang-EN')

  test('RTE-30 D-043 GAM-19 bets on a draw, once, and sees it settled @desktop', async ({
    portal,
    page,
  }) => {
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
    await page.getByRole('button', { name: 'Place bet, ৳200.00' }).dblclick()
    await expect(portal.balance).toContainText('25,280.50')
    await expect(page.getByRole('complementary', { name: 'Bet slip' })).toContainText('Nothing on')
    expect(await placed(page)).toBe(1)
    await page.getByRole('tab', { name: 'My bets' }).click()
    const bets = page.getByRole('list', { name: 'My bets' })
    await expect(bets.getByText('Waiting')).toHaveCount(2)
    await later(page, '5m')
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('link', { name: 'Padma 5 of 36' }).click()
    await page.getByRole('tab', { name: 'My bets' }).click()
    await expect(bets.getByText('Won')).toHaveCount(1)
    await expect(bets.getByText('Lost')).toHaveCount(1)
    // Both sides of a coin: what comes back is less than what was staked.
    await expect(portal.balance).toContainText('25,473.50')
  })
})

test.describe('a member whose draw closes', () => {
  inWorld('member+lottery-closing+lang-EN')

  test('D-043 keeps the slip when the draw closes and takes it to the next one @desktop', async ({
    portal,
    page,
  }) => {
    await portal.open('/lottert?gameCode=PADMA-536')
    await page.getByRole('button', { name: '7', exact: true }).click()
    await page.getByRole('button', { name: 'Add to slip' }).click()
    await page.getByLabel('Stake for 1 ball 7').fill('12.50')
    const slip = page.getByRole('complementary', { name: 'Bet slip' })
    await expect(slip.getByRole('alert')).toContainText('0109 has closed')
    await expect(page.getByLabel('Stake for 1 ball 7')).toHaveValue('12.50')
    await expect(page).toHaveURL(/\/lottert\?/)
    await slip.getByRole('button', { name: /^Bet on draw .*-0110 instead$/ }).click()
    await slip.getByRole('button', { name: 'Place bet, ৳12.50' }).click()
    await expect(portal.balance).toContainText('25,468.00')
    expect(await placed(page)).toBe(1)
  })
})

test.describe('a member on a phone', () => {
  inWorld('member+lang-EN')
  test.use({ viewport: { width: 390, height: 844 } })

  test('RTE-32 RTE-34 fills the slip at the foot of the screen and bets from its sheet', async ({
    portal,
    page,
  }) => {
    await portal.open('/vnlottery?gameCode=VN-HANOI')
    await page.getByRole('button', { name: 'Choose for me' }).click()
    await page.getByRole('button', { name: 'Add to slip' }).click()
    const bar = page.getByRole('region', { name: 'Bet slip' })
    await expect(bar).toContainText('1 line')
    await bar.getByRole('button', { name: 'Open the slip' }).click()
    await portal.dialog.getByRole('button', { name: /^Place bet/ }).click()
    await expect(portal.dialog).toBeHidden()
    await expect(bar).toBeHidden()
    await page.getByRole('tab', { name: 'My bets' }).click()
    await expect(page.getByRole('list', { name: 'My bets' })).toContainText('Waiting')
  })
})

test.describe("a member of a vendor's lottery", () => {
  inWorld('member+lottery-vendor+lang-EN')

  test('API-38 RTE-32 opens it in the game host, plays, and comes back to its page @desktop', async ({
    portal,
    page,
  }) => {
    await portal.open('/vnLottery?gameCode=VN-HANOI')
    await page.getByRole('link', { name: 'Open the betting' }).click()
    const game = page.frameLocator('iframe')
    await game.getByRole('button', { name: 'Pick for me' }).click()
    await game.getByRole('button', { name: 'Draw' }).click()
    await expect(page.getByText(/You are (ahead|behind)\./)).toBeAttached()
    await page.getByRole('button', { name: 'Leave the game' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hanoi' })).toBeVisible()
    await expect(page).toHaveURL(/\/vnLottery\?gameCode=VN-HANOI$/)
  })
})
