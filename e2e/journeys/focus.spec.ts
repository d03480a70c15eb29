import { expect, inWorld, scrollTo, test } from '../fixtures.ts'

inWorld('guest+lang-EN')

const STEPS = 45

/** What has the focus, where something else lies over all of it or it is out of sight; else nothing. */
function coveredFocus(): string {
  const at = document.activeElement
  if (!at || at === document.body) return ''
  const { left, top, width, height } = at.getBoundingClientRect()
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98]
  const seen = shares.some((x) =>
    shares.some((y) => {
      const there = document.elementFromPoint(left + width * x, top + height * y)
      return there !== null && (at.contains(there) || there.contains(at))
    }),
  )
  return seen ? '' : at.outerHTML.slice(0, 200)
}

/** A desktop at 400 %: WCAG 2.2, 1.4.10 and 2.4.11. */
const ZOOMED = { width: 320, height: 480 }
const WIDE = { width: 1280, height: 720 }
/** The last one asks a guest to log in, in a window that is higher than the screen. */
const WALKS = [
  ['/', ZOOMED],
  ['/rng', ZOOMED],
  ['/promotions', ZOOMED],
  ['/lottery?gameCode=PADMA-536', ZOOMED],
  ['/', WIDE],
] as const

for (const [path, viewport] of WALKS) {
  test.describe(`${path} at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('The keyboard never loses sight of where it is @desktop', async ({ portal, page }) => {
      await portal.open(path)
      await expect(page.getByRole('main')).toBeVisible()
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < STEPS; step += 1) {
          await page.keyboard.press(key)
          // What glides into view is there a moment later.
          await expect.poll(() => page.evaluate(coveredFocus), `${key} ${step}`).toBe('')
        }
      }
    })
  })
}

test.describe('a rail that goes round', () => {
  test.use({ viewport: ZOOMED })

  test('HOM-13 the keyboard walks through it and out again, forwards and back @desktop', async ({
    portal,
    page,
  }) => {
    await portal.open()
    const rail = page.getByRole('group', { name: 'Hot right now' })
    await scrollTo(rail)
    await expect(rail.locator('[data-enhanced]')).toBeVisible()
    const inside = () => rail.evaluate((group) => group.contains(document.activeElement))
    const tile = () =>
      page.evaluate(() => document.activeElement?.closest('article')?.textContent ?? '')
    for (const [key, name] of [
      ['Tab', 'Previous'],
      ['Shift+Tab', 'Next'],
    ] as const) {
      await rail.getByRole('button', { name, exact: true }).focus()
      const tiles = new Set<string>()
      for (let step = 0; step < 20 && (await inside()); step += 1) {
        await page.keyboard.press(key)
        tiles.add(await tile())
      }
      expect(await inside(), key).toBe(false)
      expect(tiles.size, key).toBeGreaterThan(2)
    }
  })
})

test('What is chosen shows with the colours of the system too @desktop', async ({
  portal,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await portal.open('/rng')
  const ground = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((chip) => getComputedStyle(chip).backgroundColor)
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const chosen = await ground('All')
  expect(await ground('Hot')).not.toBe(chosen)
  await page.getByRole('button', { name: 'Hot', exact: true }).click()
  await expect.poll(() => ground('Hot')).toBe(chosen)
  await expect.poll(() => ground('All')).not.toBe(chosen)
})
