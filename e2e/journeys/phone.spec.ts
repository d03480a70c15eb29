import { expect, inWorld, RAHIM, scrollTo, test } from '../fixtures.ts'

inWorld('normal+lang-EN')

test.describe('on a phone', { tag: '@phone' }, () => {
  test('D-036 the bottom bar, the chips and the drawer lead everywhere', async ({
    portal,
    page,
  }) => {
    await portal.open()
    const bar = page.getByRole('navigation', { name: 'Quick menu' })
    await expect(bar).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Games' })
      .getByRole('link', { name: 'Fishing' })
      .tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fishing')
    await bar.getByRole('link', { name: 'Promotions' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
    await bar.getByRole('button', { name: 'Menu' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('radio', { name: 'Daylight' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight')
    await drawer.getByRole('link', { name: 'Live casino' }).tap()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live casino')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight')
  })

  test('A phone logs in from the bar and pays in from it', async ({ portal, page }) => {
    await portal.open()
    const bar = page.getByRole('navigation', { name: 'Quick menu' })
    await bar.getByRole('button', { name: 'Log in' }).tap()
    await portal.fillLogIn(RAHIM)
    await expect(portal.dialog).toBeHidden()
    await expect(portal.balance).toBeVisible()
    await bar.getByRole('link', { name: 'Deposit' }).tap()
    await expect(page).toHaveURL(/\/member\?page=depositv2/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member centre')
  })

  test('Nothing is wider than the screen', async ({ portal, page }) => {
    await portal.open()
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
    await scrollTo(page.getByRole('region', { name: 'Cockfight' }))
    for (const path of ['/', '/rng', '/agent', '/nowhere', '/game/10023?demo=1']) {
      await portal.open(path)
      await expect(page.getByRole('main')).toBeVisible()
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `${path} overflows`).toBeLessThanOrEqual(0)
    }
  })
})

test.describe('on a phone on its side', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 844, height: 390 } })
  inWorld('member+lang-EN')

  for (const [game, press] of [
    ['10005', 'Spin'],
    ['19786', 'Spin'],
    ['19380', 'Pick for me'],
  ] as const) {
    test(`F-02 game ${game} has its button, time, result and help in one view`, async ({
      portal,
      page,
    }) => {
      await portal.open(`/game/${game}`)
      const button = page.frameLocator('iframe').getByRole('button', { name: press })
      await expect(button).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Set limits' })).toBeInViewport({ ratio: 1 })
    })
  }
})
