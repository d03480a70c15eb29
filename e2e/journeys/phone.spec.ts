import { expect, inWorld, navigate, scrollTo, test } from '../fixtures.ts'

test.describe('a guest on a phone', { tag: '@phone' }, () => {
  inWorld('guest+lang-EN')

  test('D-036 FTR-13 the bottom bar, the chips and the drawer lead to every page', async ({
    portal,
    page,
  }) => {
    await portal.open()
    const bar = page.getByRole('navigation', { name: 'Quick menu' })
    const chips = page.getByRole('navigation', { name: 'Games' })
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    const heading = page.getByRole('heading', { level: 1 })
    await test.step('the service button is above the bar and gives way while scrolling', async () => {
      const service = page.getByRole('button', { name: 'Open service menu' })
      await expect(service).toBeVisible()
      const place = await service.boundingBox()
      const foot = await bar.boundingBox()
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
      await scrollTo(page.getByRole('region', { name: 'Slots', exact: true }))
      await expect(page.locator('[data-away]')).toHaveCSS('opacity', '0')
    })
    await test.step('chips and bar', async () => {
      await chips.getByRole('link', { name: 'Fishing' }).tap()
      await expect(heading).toHaveText('Fishing')
      const games = bar.getByRole('link', { name: 'Games' })
      await expect(games).toHaveAttribute('aria-current', 'page')
      await bar.getByRole('link', { name: 'Promotions' }).tap()
      await expect(heading).toHaveText('Promotions')
      await expect(games).not.toHaveAttribute('aria-current')
      await expect(chips.getByRole('link', { name: 'Promotions' })).toBeInViewport()
    })
    await test.step('the drawer', async () => {
      await bar.getByRole('button', { name: 'Menu' }).tap()
      await expect(drawer.getByRole('link', { name: /^WhatsApp/ })).toBeVisible()
      await drawer.getByRole('radio', { name: 'Daylight' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight')
      await drawer.getByRole('button', { name: 'Games' }).tap()
      await drawer.getByRole('link', { name: 'Live casino' }).tap()
      await expect(drawer).toBeHidden()
      await expect(heading).toHaveText('Live casino')
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight')
      await bar.getByRole('button', { name: 'Menu' }).tap()
      await drawer.getByRole('button', { name: 'Live chat' }).tap()
      await expect(page).toHaveURL(/popup=chat/)
      await expect(drawer).toBeHidden()
      await page.goBack()
      await expect(portal.dialog).toBeHidden()
    })
    await test.step('the log-in of the bar', async () => {
      await bar.getByRole('button', { name: 'Log in' }).tap()
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    })
  })

  test('D-079 a help article replaces the list, and Back returns to it', async ({
    portal,
    page,
  }) => {
    await portal.open('/help')
    const { dialog } = portal
    await dialog.getByRole('button', { name: /^Money/ }).tap()
    await dialog.getByRole('link', { name: 'Withdrawing' }).tap()
    await expect(dialog.getByRole('heading', { name: 'Withdrawing' })).toBeVisible()
    await expect(dialog.getByRole('searchbox')).toBeHidden()
    await dialog.getByRole('article').getByRole('link', { name: 'turnover' }).tap()
    await expect(page).toHaveURL(/#turnover$/)
    await dialog.getByRole('button', { name: 'All articles' }).tap()
    await expect(dialog.getByRole('link', { name: 'What is turnover?' })).toBeFocused()
    expect(new URL(page.url()).hash).toBe('')
    await dialog.getByRole('searchbox', { name: 'Search help' }).fill('submarine')
    await dialog.getByRole('button', { name: 'Write to us' }).first().tap()
    await expect(page).toHaveURL(/popup=feedback/)
    await page.goBack()
    await expect(page.getByRole('dialog', { name: 'Help centre' })).toBeVisible()
  })
})

test.describe('a member on a phone', { tag: '@phone' }, () => {
  inWorld('member+lang-EN')

  test('F-02 in landscape, games show button, time, result and help at once; the bar leads to the deposit', async ({
    portal,
    page,
  }) => {
    await portal.open('/promotions')
    const bar = page.getByRole('navigation', { name: 'Quick menu' })
    await bar.getByRole('link', { name: 'Deposit' }).tap()
    await expect(page).toHaveURL(/\/member\?page=depositv2/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deposit')
    await page.setViewportSize({ width: 844, height: 390 })
    for (const [game, press] of [
      ['10005', 'Spin'],
      ['19784', 'Drop'],
      ['19087', 'Place bet'],
      ['19380', 'Pick for me'],
    ] as const) {
      await navigate(page, `/game/${game}`)
      const button = page.frameLocator('iframe').getByRole('button', { name: press })
      await expect(button).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Set limits' })).toBeInViewport({ ratio: 1 })
    }
  })
})
