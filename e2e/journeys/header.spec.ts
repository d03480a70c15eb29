import { expect, getOverflowPx, inWorld, test } from '../fixtures.ts'

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

/** Pairs of controls in the header of which one covers a part of the other. Click targets may meet by a few px. */
const overlaps = () => {
  const controls = [...document.querySelectorAll('header :is(a, button)')].flatMap((control) => {
    const box = control.getBoundingClientRect()
    return box.width > 0
      ? [{ box, name: control.getAttribute('aria-label') ?? control.textContent }]
      : []
  })
  return controls.flatMap(({ box, name }, at) =>
    controls.slice(at + 1).flatMap(({ box: other, name: otherName }) => {
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
      const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
      return across > 6 && down > 6 ? [`${name} and ${otherName} by ${Math.round(across)} px`] : []
    }),
  )
}

test.describe('the header with money', () => {
  inWorld('agent-1+lang-BN')

  test('no control covers another one at the widths where the header changes', {
    tag: '@desktop',
  }, async ({ portal, page }) => {
    await portal.open('/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('group', { name: 'ব্যালেন্স' })).toBeVisible()
    for (const width of [768, 1023, 1024, 1279, 1280, 1359, 1360, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      await expect.poll(() => page.evaluate(overlaps), { message: `${width} px` }).toEqual([])
      expect(await getOverflowPx(page)).toBe(0)
    }
  })
})
