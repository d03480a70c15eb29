import { expect, inWorld, scrollTo, test, withMotion } from '../fixtures.ts'

inWorld('guest+lang-EN')

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test('HDR-17 D-036 the vendors of a type, by pointer and by key', async ({ portal, page }) => {
    await portal.open('/promotions')
    const row = page.getByRole('navigation', { name: 'Games' })
    const live = row.getByRole('link', { name: 'Live casino', exact: true })
    await live.hover()
    const panel = row.getByRole('region', { name: 'Live casino by vendor' })
    await expect(panel.getByRole('listitem')).toHaveCount(6)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await row.getByRole('link', { name: 'Card games', exact: true }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await expect(row.getByRole('link', { name: 'Fishing: view all' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/fish\?vassalage=/)
    await expect(row.getByRole('region')).toBeHidden()
  })

  test('HDR-17 the way from a link to its panel may cross another', async ({ portal, page }) => {
    await portal.open('/promotions')
    const row = page.getByRole('navigation', { name: 'Games' })
    const slots = row.getByRole('link', { name: 'Slots', exact: true })
    await slots.hover()
    const panel = row.getByRole('region', { name: 'Slots by vendor' })
    await expect(panel.getByRole('listitem').nth(9)).toBeVisible()
    const from = await slots.boundingBox()
    const to = await panel.getByRole('listitem').nth(5).boundingBox()
    if (!from || !to) throw new Error('Neither link nor panel has a place.')
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
    await page.mouse.down()
    await page.mouse.up()
    await expect(page).toHaveURL(/\/rng\?vassalage=/)
  })

  test('SID-01 a menu once collapsed stays so', async ({ portal, page }) => {
    await portal.open('/promotions')
    await page.getByRole('button', { name: 'Collapse the menu' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
  })

  test('FTR-13 back at the top, the keyboard is there too', async ({ portal, page }) => {
    await portal.open('/')
    await scrollTo(page.getByRole('region', { name: 'Cockfight' }))
    await page.getByRole('button', { name: 'Back to top' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the chip of the page is in view, and the drawer has the rest', async ({ portal, page }) => {
    await portal.open('/promotions')
    const chips = page.getByRole('navigation', { name: 'Games' })
    await expect(chips.getByRole('link', { name: 'Promotions' })).toBeInViewport()
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByRole('link', { name: /^WhatsApp/ })).toBeVisible()
    await drawer.getByRole('button', { name: 'Live chat' }).tap()
    await expect(page).toHaveURL(/popup=chat/)
    await expect(drawer.getByRole('link', { name: /^WhatsApp/ })).toBeHidden()
  })

  test('FTR-13 the floating door gives way to who reads on', async ({ portal, page }) => {
    await portal.open('/')
    const door = page.getByRole('button', { name: 'Open service menu' })
    await expect(door).toBeVisible()
    const place = await door.boundingBox()
    const bar = await page.getByRole('navigation', { name: 'Quick menu' }).boundingBox()
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    await scrollTo(page.getByRole('region', { name: 'Slots', exact: true }))
    await expect(page.locator('[data-away]')).toHaveCSS('opacity', '0')
  })
})

test.describe('where things move', { tag: '@desktop' }, () => {
  withMotion()

  test('FTR-02 the logos pass without moving anything else', async ({ portal, page }) => {
    await portal.open('/promotions')
    await scrollTo(page.getByRole('contentinfo'))
    const strip = page.getByRole('region', { name: 'Our game vendors' })
    await expect(strip.getByRole('img', { name: 'Paddy Gold' })).toBeVisible()
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
          }).observe({ type: 'layout-shift' })
          setTimeout(() => done(sum), 4000)
        }),
    )
    expect(shift).toBe(0)
  })
})
