import type { Page } from '@playwright/test'
import { expect, inWorld, searchFor, stepTo, test } from '../fixtures.ts'

inWorld('member+lang-EN')

const gridOf = (page: Page) => page.getByRole('feed')
const count = (page: Page) => page.getByRole('status').filter({ hasText: /\d games?$/ })
const topOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test('RTE-23 RTE-26 D-040 D-044 F-16 filters stand in the address; Back restores them and the place', async ({
    portal,
    page,
  }) => {
    await portal.open('/rng?show=nonsense&vassalage=nobody')
    await expect(count(page)).toHaveText('8,200 games')
    await page.getByRole('button', { name: 'Jackpot' }).click()
    await expect(page).toHaveURL(/[?&]sub=JP/)
    await expect(count(page)).not.toHaveText('8,200 games')
    const jackpots = await count(page).innerText()
    await page.getByRole('combobox', { name: 'Volatility' }).selectOption('LOW')
    await expect(page).toHaveURL(/[?&]volatility=low/)
    await expect(count(page)).not.toHaveText(jackpots)
    const found = await count(page).innerText()
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Name, A to Z')
    await expect(page).toHaveURL(/[?&]sort=name/)
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => topOf(page)).toBeGreaterThan(2500)
    const place = await topOf(page)
    await page.getByRole('link', { name: 'Fishing' }).first().click()
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
    await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('popular')
  })

  test('F-16 F-29 a search with a typo finds the game, and it runs', async ({ portal, page }) => {
    await portal.open('/rng')
    await expect(count(page)).toHaveText('8,200 games')
    const name = await gridOf(page).getByRole('article').nth(4).getAttribute('aria-label')
    const [first = '', ...others] = (name ?? '').split(' ')
    const typo = [`${first.slice(0, 2)}${first.slice(3)}`, ...others].join(' ')
    await searchFor(page, typo)
    const wanted = gridOf(page).getByRole('article', { name: name ?? '', exact: true })
    await expect(wanted.first()).toHaveAttribute('aria-posinset', /^[1-5]$/)
    await wanted.first().hover()
    await wanted.first().getByRole('button', { name: /^Play/ }).click()
    await expect(page).toHaveURL(/\/game\/\d+/)
    await expect(page.locator('iframe')).toBeVisible()
  })

  test('F-29 what was looked for is offered again, and nothing found has a way on', async ({
    portal,
    page,
  }) => {
    await portal.open('/rng')
    await expect(count(page)).toHaveText('8,200 games')
    await page.keyboard.press('/')
    await page.keyboard.type('zzqqxxww')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No game sounds like')).toBeVisible()
    await expect(page).toHaveURL(/[?&]q=zzqqxxww/)
    await page.keyboard.press('Escape')
    await expect(count(page)).toHaveText('8,200 games')
    await page.getByRole('button', { name: 'zzqqxxww' }).click()
    await expect(page.getByText('No game sounds like')).toBeVisible()
    await page.getByRole('button', { name: 'Show all games' }).click()
    await expect(count(page)).toHaveText('8,200 games')
  })

  test('RTE-28 GAM-10 GAM-12 GAM-22 MOD-29 a favourite comes and goes', async ({
    portal,
    page,
  }) => {
    await portal.open('/fish')
    await expect(count(page)).toBeVisible()
    const tile = gridOf(page).getByRole('article').nth(2)
    const name = (await tile.getAttribute('aria-label')) ?? ''
    await tile.hover()
    const heart = tile.getByRole('button', { name: `Favourite: ${name}` })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Favourites', exact: true }).click()
    await expect(gridOf(page).getByRole('article', { name, exact: true })).toBeVisible()
    await portal.open('/favorite')
    const kept = gridOf(page).getByRole('article', { name, exact: true })
    await kept.getByRole('button', { name: `Favourite: ${name}` }).click()
    await expect(kept).toHaveCount(0)
  })

  test('F-09 by keyboard alone from the home page to a running game', async ({ portal, page }) => {
    await portal.open()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await stepTo(menu.getByRole('link', { name: 'Slots' }))
    await page.keyboard.press('Enter')
    await expect(count(page)).toHaveText('8,200 games')
    await page.keyboard.press('/')
    const open = gridOf(page).getByRole('button', { name: /: details$/ })
    await stepTo(open.first())
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    const tile = gridOf(page).locator('article:focus-within')
    await expect(tile).toHaveAttribute('aria-posinset', '8')
    await stepTo(tile.getByRole('button', { name: /^Play/ }))
    await page.keyboard.press('Enter')
    await expect(page.locator('iframe')).toBeVisible()
    expect(new URL(page.url()).pathname).toMatch(/^\/game\/\d+$/)
  })

  test('GAM-06 MOD-25 the tile of a vendor opens the list of its games', async ({
    portal,
    page,
  }) => {
    await portal.open('/pvp?popup=games&of=JL&kind=PVP')
    const rows = portal.dialog.getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    await rows.first().getByRole('button', { name: /^Play/ }).click()
    await expect(page).toHaveURL(/\/game\/\d+/)
  })
})

test('a phone: chips, the game’s sheet, play', { tag: '@phone' }, async ({ portal, page }) => {
  await portal.open('/rng')
  await page.getByRole('button', { name: 'New', exact: true }).tap()
  await expect(page).toHaveURL(/[?&]show=new/)
  const tile = gridOf(page).getByRole('article').first()
  await tile.getByRole('button', { name: /: details$/ }).tap()
  await expect(portal.dialog.getByText('Return to player')).toBeVisible()
  await page.goBack()
  await expect(portal.dialog).toBeHidden()
  await tile.getByRole('button', { name: /: details$/ }).tap()
  await portal.dialog.getByRole('button', { name: 'Play', exact: true }).tap()
  await expect(page.locator('iframe')).toBeVisible()
})
