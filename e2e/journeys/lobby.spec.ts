import type { Page } from '@playwright/test'
import { expect, inWorld, test } from '../fixtures.ts'

inWorld('member+lang-EN')

const count = (page: Page) => page.getByRole('status').filter({ hasText: /\d games?$/ })
const topOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('RTE-23 RTE-26 D-040 D-044 F-16 F-29 filters are kept in the address; Back restores them and the scroll position', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  await portal.open('/rng?show=nonsense&vassalage=nobody')
  await expect(count(page)).toHaveText('8,200 games')
  // The side menu stays in view while the page scrolls.
  const side = page.getByRole('navigation', { name: 'Main menu' })
  await side.getByRole('button', { name: 'Games' }).click()
  await test.step('an earlier search is offered again', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('zzqqxxww')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No games match')).toBeVisible()
    await expect(page).toHaveURL(/[?&]q=zzqqxxww/)
    await page.keyboard.press('Escape')
    await expect(count(page)).toHaveText('8,200 games')
    await page.getByRole('button', { name: 'zzqqxxww' }).click()
    await page.getByRole('button', { name: 'Show all games' }).click()
    await expect(count(page)).toHaveText('8,200 games')
  })
  await test.step('typed letters are kept with a processor twenty times slower', async () => {
    const search = page.getByRole('searchbox')
    const browser = await page.context().newCDPSession(page)
    const slowTo = (rate: number) => browser.send('Emulation.setCPUThrottlingRate', { rate })
    await search.focus()
    await slowTo(20)
    await page.keyboard.type('Dep Firework Legend', { delay: 60 })
    await slowTo(1)
    await expect(page).toHaveURL(/[?&]q=Dep\+Firework\+Legend(&|$)/)
    await expect(search).toHaveValue('Dep Firework Legend')
    await expect(search).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/[?&]q=/)
    await expect(count(page)).toHaveText('8,200 games')
  })
  await page.getByRole('button', { name: 'Jackpot' }).click()
  await expect(page).toHaveURL(/[?&]sub=JP/)
  await expect(count(page)).not.toHaveText('8,200 games')
  const jackpots = await count(page).innerText()
  await page.getByRole('combobox', { name: 'Volatility' }).selectOption('LOW')
  await expect(page).toHaveURL(/[?&]volatility=low/)
  await expect(count(page)).not.toHaveText(jackpots)
  const found = await count(page).innerText()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z')
  await expect(page).toHaveURL(/[?&]sort=name/)
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => topOf(page)).toBeGreaterThan(2500)
  const place = await topOf(page)
  await side.getByRole('link', { name: 'Fishing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fishing')
  await expect.poll(() => topOf(page)).toBe(0)
  await page.goBack()
  await expect(count(page)).toHaveText(found)
  await expect(page.getByRole('button', { name: 'Jackpot' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('combobox', { name: 'Volatility' })).toHaveValue('LOW')
  await expect.poll(() => topOf(page)).toBe(place)
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('popular')
})

test('a phone: chips, the sheet of a game, play', { tag: '@phone' }, async ({ portal, page }) => {
  await portal.open('/rng')
  await page.getByRole('button', { name: 'New', exact: true }).tap()
  await expect(page).toHaveURL(/[?&]show=new/)
  const tile = page.getByRole('feed').getByRole('article').first()
  await tile.getByRole('button', { name: /: details$/ }).tap()
  await expect(portal.dialog.getByText('Return to player (RTP)')).toBeVisible()
  await page.goBack()
  await expect(portal.dialog).toBeHidden()
  await tile.getByRole('button', { name: /: details$/ }).tap()
  await portal.dialog.getByRole('button', { name: 'Play', exact: true }).tap()
  await expect(page.locator('iframe')).toBeVisible()
})
