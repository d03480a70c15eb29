import { expect, inWorld, scrollTo, test } from '../fixtures.ts'

inWorld('guest+lang-EN')

test.describe('by keyboard alone', { tag: '@desktop' }, () => {
  test('RTE-11 D-079 a reader searches, reads on, follows a link and leaves', async ({
    portal,
    page,
  }) => {
    await portal.open('/help')
    const { dialog } = portal
    await expect(dialog.getByRole('heading', { name: 'Opening an account' })).toBeVisible()
    await page.keyboard.press('/')
    await expect(dialog.getByRole('searchbox', { name: 'Search the help' })).toBeFocused()
    await page.keyboard.type('set limits')
    await expect(dialog.getByText(/^\d+ articles? found$/)).toBeVisible()
    // Past the button that clears the search.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const result = dialog.getByRole('link', { name: /^Setting limits/ })
    await expect(async () => {
      if (!(await result.evaluate((link) => link === document.activeElement)))
        await page.keyboard.press('Tab')
      await expect(result).toBeFocused({ timeout: 100 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Setting limits' })).toBeFocused()
    await expect(page).toHaveURL(/\/help\?.*#limits$/)
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('link', { name: 'Set limits', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('link', { name: /^Next: / })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Taking a break' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('RTE-12 an anchor opens its article, an unknown one the first', async ({ portal, page }) => {
    await portal.open('/help#self-exclusion')
    const { dialog } = portal
    await expect(dialog.getByRole('heading', { name: 'Self-exclusion' })).toBeVisible()
    await expect(dialog.locator('a[aria-current]')).toHaveText('Self-exclusion')
    await expect(dialog.locator('a[aria-current]')).toBeInViewport()
    await portal.open('/promotions?popup=help#no-such-term')
    await expect(dialog.getByRole('heading', { name: 'Opening an account' })).toBeVisible()
    await expect(page).toHaveURL(/\/promotions\?.*popup=help.*#register$/)
  })

  test('D-079 LNG-06 the same anchor in another language', async ({ portal, page }) => {
    await portal.open('/help#terms')
    await expect(portal.dialog.getByRole('heading', { name: 'Terms' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(portal.dialog).toBeHidden()
    await page.getByRole('button', { name: 'Language, Theme' }).press('Enter')
    await page.getByRole('menuitemradio', { name: 'বাংলা' }).press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    const link = page.getByRole('contentinfo').locator('a[href="/help#terms"]')
    await scrollTo(link)
    await link.press('Enter')
    await expect(page).toHaveURL(/\/help#terms$/)
    await expect(portal.dialog.getByRole('article')).toHaveAccessibleName(/[\u0980-\u09ff]/)
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('D-079 the list, then the article in its place, then back', async ({ portal, page }) => {
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
    await dialog.getByRole('searchbox', { name: 'Search the help' }).fill('submarine')
    await expect(dialog.getByText(/^We found nothing for/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Write to us' }).first().tap()
    await expect(page).toHaveURL(/popup=feedback/)
    await page.goBack()
    await expect(page.getByRole('dialog', { name: 'Help centre' })).toBeVisible()
  })
})

test.describe('a member', () => {
  inWorld('member+lang-EN')

  test('API-63 D-022 takes a guide to the phone, and never the session', async ({
    portal,
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await portal.open('/?popup=apps')
    const { dialog } = portal
    await dialog.getByRole('tab', { name: 'Home screen' }).press('ArrowRight')
    await expect(dialog.getByRole('tab', { name: 'iPhone', selected: true })).toBeFocused()
    await expect(page).toHaveURL(/guide=ios/)
    await expect(dialog.getByRole('heading', { name: 'Trust it' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Copy link' }).press('Enter')
    await expect(dialog.getByText('Link copied')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${new URL(page.url()).origin}/?popup=apps&guide=ios&lang=EN`)
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
  })
})
