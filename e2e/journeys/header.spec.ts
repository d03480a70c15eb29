import { expect, inWorld, test } from '../fixtures.ts'

inWorld('guest+lang-EN')

test('HDR-17 D-036 the vendors of a type, by keyboard and by pointer', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  await portal.open('/promotions')
  const row = page.getByRole('navigation', { name: 'Games' })
  await test.step('the pointer moves from the type into its panel', async () => {
    const slots = row.getByRole('link', { name: 'Slots', exact: true })
    await slots.hover()
    const panel = row.getByRole('region', { name: 'Slots by vendor' })
    await expect(panel.getByRole('listitem').nth(9)).toBeVisible()
    await panel.getByRole('listitem').nth(5).getByRole('link').click()
    await expect(page).toHaveURL(/\/rng\?vassalage=/)
    // The new page takes the focus when it is rendered, and never later.
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeFocused()
  })
  await test.step('arrow keys move along the row and into the panel', async () => {
    await row.getByRole('link', { name: 'Card games', exact: true }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await expect(row.getByRole('link', { name: 'Fishing: view all' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    // The first fishing vendor has its own list of games, which opens over the page.
    await expect(page).toHaveURL(/[?&]popup=games&of=JL&kind=FISH/)
    await expect(row.getByRole('region')).toBeHidden()
  })
})
