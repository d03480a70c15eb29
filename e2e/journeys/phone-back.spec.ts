import { expect, inWorld, scrollTo, test } from '../fixtures.ts'

test.describe('a member on a phone', { tag: '@phone' }, () => {
  inWorld('member+lang-EN')

  test('D-079 Back closes what a page has opened, and keeps what was typed', async ({
    portal,
    page,
  }) => {
    await portal.open('/member?page=limits')
    await test.step('the dialog of a limit', async () => {
      const set = page.getByRole('button', { name: 'Set: Stake per round' })
      const dialog = page.getByRole('dialog', { name: 'Stake per round' })
      const amount = dialog.getByRole('textbox', { name: 'Amount' })
      await set.tap()
      await amount.fill('77')
      await page.goBack()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/page=limits/)
      await set.tap()
      await expect(amount).toHaveValue('77')
      await dialog.getByRole('button', { name: 'Close' }).tap()
      await expect(dialog).toBeHidden()
    })
    await test.step('the menu', async () => {
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await page
        .getByRole('navigation', { name: 'Quick menu' })
        .getByRole('button', { name: 'Menu' })
        .tap()
      await expect(drawer).toBeVisible()
      await page.goBack()
      await expect(drawer).toBeHidden()
      await expect(page).toHaveURL(/page=limits/)
    })
  })

  test('the amount of a deposit is on the first screen, a second row of games on the second', async ({
    portal,
    page,
  }) => {
    const height = page.viewportSize()?.height ?? 0
    await portal.open('/member?page=depositv2')
    const amount = page.getByRole('textbox', { name: 'Amount' })
    await expect(amount).toBeVisible()
    const bar = await page.getByRole('navigation', { name: 'Quick menu' }).boundingBox()
    const field = await amount.boundingBox()
    expect((field?.y ?? height) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    await portal.open('/')
    const region = page.getByRole('region', { name: 'Slots', exact: true })
    const row = region.getByRole('article').first()
    await scrollTo(region)
    await expect(row).toBeVisible()
    const top = await row.evaluate((one) => one.getBoundingClientRect().top + window.scrollY)
    expect(top).toBeLessThan(2 * height)
  })
})
