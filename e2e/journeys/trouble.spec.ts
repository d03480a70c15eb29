import type { Page } from '@playwright/test'
import { expect, inWorld, test } from '../fixtures.ts'

/** A page that was loaded anew has forgotten this. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''))
const marked = (page: Page) => page.locator('body[data-marked]')

test.describe('code that is gone', { tag: '@desktop' }, () => {
  inWorld('guest+chunk-error+lang-EN')
  test.use({ forgive: [/dynamically imported module|preload CSS/] })

  test('D-086 one reload by itself, then a page with Reload; the code back, it opens', async ({
    portal,
    page,
  }) => {
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await portal.open()
    await page.getByRole('link', { name: 'Promotions' }).first().click()
    const note = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' })
    await expect(note).toBeVisible()
    expect(loads).toBe(2)
    await note.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
    await page.goBack()
    await expect(note).toBeVisible()
    await page.evaluate(() => window.portalMock?.use('guest+lang-EN'))
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  })

  test('D-086 never by itself while something is typed: a message, and it is still there', async ({
    portal,
    page,
  }) => {
    await portal.open('/?popup=register')
    await portal.dialog.getByRole('textbox', { name: 'User name' }).fill('shapla88')
    await mark(page)
    await portal.dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    const said = page.getByRole('region', { name: /^Messages/ })
    await expect(said.getByText('This could not be opened.')).toBeVisible()
    await expect(said.getByRole('button', { name: 'Reload' })).toBeVisible()
    await expect(portal.dialog).toBeHidden()
    await page.getByRole('button', { name: 'Register', exact: true }).first().click()
    await expect(portal.dialog.getByRole('textbox', { name: 'User name' })).toHaveValue('shapla88')
    await expect(marked(page)).toBeAttached()
  })
})

test.describe('pictures', { tag: '@desktop' }, () => {
  inWorld('guest+cdn-first-fails+lang-EN')

  for (const { draw, base } of [
    { draw: '0.2', base: '/cdn-b/' },
    { draw: '0.7', base: '/cdn-a/' },
  ]) {
    test(`D-085 HOM-29 drawn ${draw}: the other CDN is asked once, and has them`, async ({
      portal,
      page,
    }) => {
      await page.addInitScript((drawn) => localStorage.setItem('imageCDN', drawn), draw)
      await portal.open('/live')
      const pictures = page.getByRole('feed').locator('img[data-shown="true"]')
      await expect(pictures.nth(3)).toBeVisible()
      await expect(pictures.first()).toHaveAttribute('src', new RegExp(base))
      await expect(page.getByRole('feed').locator('[data-state="failed"]')).toHaveCount(0)
    })
  }
})

test.describe('banners', { tag: '@desktop' }, () => {
  inWorld('guest+hostile-banners+lang-EN')

  test('D-081 HOM-19 none leads anywhere bad, the rest works', async ({ portal, page }) => {
    await portal.open()
    const banners = page.getByRole('region', { name: 'Highlights' })
    await expect(banners.getByRole('link', { name: 'Jackpot Night' }).first()).toBeAttached()
    const links = await banners
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect([...new Set(links)].toSorted()).toEqual(['/fish', '/live', '/promotions', '/rng'])
    const videos = page.getByRole('button', { name: /^Play the video/ })
    expect(await videos.count()).toBeGreaterThanOrEqual(2)
    expect(await page.locator('iframe').count()).toBe(0)
    expect(await page.evaluate(() => Reflect.get(window, 'hostile'))).toBeUndefined()
    await banners.getByRole('link', { name: 'Golden Monsoon' }).first().press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots')
  })
})

test.describe('favourites', { tag: '@desktop' }, () => {
  inWorld('member+favourites-999+lang-EN')

  test('GAM-22 D-045 999 of them in one grid; one more is refused kindly', async ({
    portal,
    page,
  }) => {
    const feed = page.getByRole('feed')
    await portal.open('/favorite')
    await expect(page.getByRole('status').filter({ hasText: '999 games' })).toBeVisible()
    const drawn = await feed.getByRole('article').count()
    expect(drawn).toBeLessThan(120)
    // The grid's own End key: the page's would lead to what is its end at that moment.
    await feed.getByRole('button').first().press('End')
    await expect(feed.locator('[aria-posinset="999"]')).toBeAttached()
    await portal.open('/rng?sort=newest')
    const tile = feed.getByRole('article').nth(2)
    const name = (await tile.getAttribute('aria-label')) ?? ''
    const heart = tile.getByRole('button', { name: `Favourite: ${name}` })
    await tile.hover()
    await heart.click()
    const said = page.getByRole('region', { name: /^Messages/ })
    await expect(said.getByText('You have 999 favourites')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })
})
