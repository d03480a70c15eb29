import type { Page } from '@playwright/test'
import { expect, inWorld, scrollTo, test, withMotion } from '../fixtures.ts'

withMotion()

/** Adds up the layout shifts without user input since the first paint. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(Reflect.get(entry, 'value'))
        const old = Number(document.documentElement.dataset.shift ?? 0)
        document.documentElement.dataset.shift = String(old + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftOf = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))

test.describe('a guest', () => {
  inWorld('guest+lang-EN')

  for (const [device, most] of [
    ['desktop', 490],
    ['phone', 410],
  ] as const) {
    test(`the first view of a ${device} has no layout shift and few elements`, {
      tag: `@${device}`,
    }, async ({ portal, page }) => {
      await watchShifts(page)
      await portal.open()
      const banners = page.getByRole('region', { name: 'Highlights' })
      await expect(banners.getByRole('button', { name: '1 of 4' })).toBeVisible()
      await test.step('HOM-04 it shows a whole row of games', async () => {
        const tile = page.getByRole('region', { name: 'Hot right now' }).getByRole('article')
        await expect(tile.first()).toBeInViewport({ ratio: 1 })
        const place = await tile.first().boundingBox()
        const bar = page.getByRole('navigation', { name: 'Quick menu' })
        const [foot] = await bar.evaluateAll((bars) => bars.map((b) => b.getBoundingClientRect().y))
        const end = foot ?? page.viewportSize()?.height ?? 0
        expect((place?.y ?? end) + (place?.height ?? 0)).toBeLessThanOrEqual(end)
      })
      await page.waitForLoadState('networkidle')
      // Only the portal's own elements count; the QA panel belongs to the mock build.
      const size = await page.evaluate(
        () => document.body.querySelectorAll('*:not(portal-mock-panel)').length,
      )
      expect.soft(size, 'elements of the first view').toBeLessThanOrEqual(most)
      expect(await shiftOf(page), 'layout shift').toBeLessThanOrEqual(0.005)
    })
  }

  test('FTR-02 HOM-16 HOM-22 HOM-23 animations move nothing else and can be stopped', {
    tag: '@desktop',
  }, async ({ portal, page }) => {
    await watchShifts(page)
    await portal.open()
    await test.step('the banners stop and turn by hand', async () => {
      const banners = page.getByRole('main').getByRole('region', { name: 'Highlights' })
      await banners.getByRole('button', { name: 'Pause' }).click()
      await expect(banners.getByRole('button', { name: 'Resume' })).toBeVisible()
      await expect(banners.getByRole('button', { name: /^\d of 4$/ })).toHaveCount(4)
      const third = banners.getByRole('button', { name: '3 of 4' })
      await third.click()
      await expect(third).toHaveAttribute('aria-current', 'true')
    })
    await test.step('the jackpot starts in its range and grows', async () => {
      const jackpot = page.getByRole('region', { name: 'Golden jackpot' })
      await scrollTo(jackpot)
      const amount = async () =>
        Number(
          (await jackpot.getByText(/^Jackpot: /).innerText())
            .replace(/^.*?([\d,.]+\d).*$/s, '$1')
            .replaceAll(',', ''),
        )
      const start = await amount()
      expect(start).toBeGreaterThanOrEqual(100_000_000)
      expect(start).toBeLessThanOrEqual(1_000_000_500)
      await expect(jackpot.getByText('Illustrative', { exact: true })).toBeVisible()
      await expect.poll(amount).toBeGreaterThanOrEqual(start + 100)
    })
    await test.step('the logos of the footer move', async () => {
      // The strip stops under the pointer, so the pointer is moved away.
      await page.mouse.move(0, 0)
      const strip = page.getByRole('region', { name: 'Our game vendors' })
      await scrollTo(strip)
      const logo = strip.getByRole('img').first()
      await expect(logo).toBeVisible()
      // Out of view the strip stands still, and what loads late above moves it out of view.
      const left = async () => {
        await strip.scrollIntoViewIfNeeded()
        return (await logo.boundingBox())?.x ?? 0
      }
      const [start, before] = [await left(), await shiftOf(page)]
      await expect.poll(async () => Math.abs((await left()) - start)).toBeGreaterThan(20)
      expect(await shiftOf(page)).toBe(before)
    })
  })
})

test.describe('a member', { tag: '@desktop' }, () => {
  inWorld('member+lang-EN')

  test('OTH-22 D-066 the wheel turns to the drawn prize, can be stopped, and announces it', async ({
    portal,
    page,
  }) => {
    await portal.open('/wheel')
    const won = portal.dialog.getByRole('heading', { name: /^You won / })
    await page.getByRole('button', { name: 'Spin the wheel' }).click()
    await expect(
      page.getByText('The wheel is spinning. The result is already decided.'),
    ).toBeVisible()
    // The button that started the wheel now stops it and keeps the focus.
    await expect(page.getByRole('button', { name: 'Stop and show the result' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(won).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(portal.dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Spin the wheel' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(won).toBeVisible()
  })
})
