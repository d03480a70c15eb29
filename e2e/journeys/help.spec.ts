import { expect, inWorld, navigate, tabTo, test } from '../fixtures.ts'

inWorld('guest+lang-EN')

test('RTE-11 RTE-12 LNG-06 D-079 by keyboard alone: search, the next article, and the same anchor in another language', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  const { dialog } = portal
  await portal.open('/help')
  await expect(dialog.getByRole('heading', { name: 'Opening an account' })).toBeVisible()
  await test.step('a search result opens its article', async () => {
    await page.keyboard.press('/')
    await expect(dialog.getByRole('searchbox', { name: 'Search help' })).toBeFocused()
    await page.keyboard.type('set limits')
    await expect(dialog.getByText(/^\d+ articles? found$/)).toBeVisible()
    await tabTo(dialog.getByRole('link', { name: /^Setting limits/ }))
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Setting limits' })).toBeFocused()
    await expect(page).toHaveURL(/\/help\?.*#limits$/)
  })
  await test.step('the next article follows, and Escape leaves the help', async () => {
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('link', { name: 'Set limits', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('link', { name: /^Next: / })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Time-out' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/')
  })
  await test.step('the anchor of an article is the same in Bengali', async () => {
    await page.getByRole('button', { name: 'Language, Theme' }).press('Enter')
    await page.getByRole('menuitemradio', { name: 'বাংলা' }).press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    await navigate(page, '/help#terms')
    await expect(dialog.getByRole('article')).toHaveAccessibleName(/[\u0980-\u09ff]/)
    await expect(page).toHaveURL(/\/help#terms$/)
  })
})
