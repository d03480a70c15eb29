import { expect, inWorld, test, withPictures } from '../fixtures.ts'

withPictures()

test.describe('code that cannot be loaded', { tag: '@desktop' }, () => {
  inWorld('guest+chunk-error+lang-EN')
  test.use({ expectedProblems: [/dynamically imported module|preload CSS/] })

  test('D-086 the page reloads once, then offers Reload; once the code is available it opens', async ({
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

  test('D-086 the page does not reload by itself while a form has input, which is kept', async ({
    portal,
    page,
  }) => {
    await portal.open('/?popup=register')
    await portal.dialog.getByRole('textbox', { name: 'Username' }).fill('shapla88')
    // A reload would remove this attribute.
    await page.evaluate(() => document.body.setAttribute('data-same-load', ''))
    await portal.dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    const messages = page.getByRole('region', { name: /^Messages/ })
    await expect(messages.getByText('This could not be opened.')).toBeVisible()
    await expect(messages.getByRole('button', { name: 'Reload' })).toBeVisible()
    await expect(portal.dialog).toBeHidden()
    await page.getByRole('button', { name: 'Register', exact: true }).first().click()
    await expect(portal.dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('shapla88')
    await expect(page.locator('body[data-same-load]')).toBeAttached()
  })
})

test.describe('pictures whose CDN fails', { tag: '@desktop' }, () => {
  inWorld('guest+cdn-first-fails+lang-EN')

  test('D-085 HOM-29 are loaded from the other CDN', async ({ portal, page }) => {
    await page.addInitScript(() => localStorage.setItem('imageCDN', '0.2'))
    await portal.open('/live')
    const pictures = page.getByRole('feed').locator('img')
    await expect(pictures.nth(3)).not.toHaveJSProperty('naturalWidth', 0)
    await expect(pictures.first()).toHaveAttribute('src', /\/cdn-b\//)
    await expect(page.getByRole('feed').locator('[data-state="failed"]')).toHaveCount(0)
  })
})
