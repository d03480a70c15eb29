import type { Page } from '@playwright/test'
import { expect, getOverflowPx, inWorld, scrollTo, test, withPictures } from '../fixtures.ts'

withPictures()

inWorld('guest+lang-EN')

const STEPS = 45

/** The focused element if it has no ring, is covered or is out of view; otherwise an empty text. */
function coveredFocus(): string {
  const at = document.activeElement
  if (!at || at === document.body) return ''
  const { left, top, width, height } = at.getBoundingClientRect()
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98]
  const visible = shares.some((x) =>
    shares.some((y) => {
      const there = document.elementFromPoint(left + width * x, top + height * y)
      return there !== null && (at.contains(there) || there.contains(at))
    }),
  )
  // The ring of a field is drawn around its box, that of a card around the card.
  let ring: Element | null = at
  while (ring && getComputedStyle(ring).outlineStyle === 'none') ring = ring.parentElement
  return visible && ring ? '' : at.outerHTML.slice(0, 200)
}

/** Moves forwards and back with Tab and checks that the focus is visible at every step. */
async function walk(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < STEPS; step += 1) {
      await page.keyboard.press(key)
      // An element that scrolls into view smoothly takes a moment.
      await expect.poll(() => page.evaluate(coveredFocus), `${key} ${step}`).toBe('')
    }
  }
}

/** Tab leaves a looping rail in both directions. */
async function walkThroughRail(page: Page): Promise<void> {
  const rail = page.getByRole('group', { name: 'Hot right now' })
  await scrollTo(rail)
  // The rail is a plain list until it gets the focus.
  await rail.getByRole('button', { name: 'Next', exact: true }).focus()
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
}

/** In forced colours a selected chip differs from the others. */
async function chosenChipStandsOut(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  const chip = (name: string) => page.getByRole('button', { name, exact: true })
  const ground = (name: string) =>
    chip(name).evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect(chip('All')).toHaveAttribute('aria-pressed', 'true')
  const chosen = await ground('All')
  expect(await ground('Hot')).not.toBe(chosen)
  await chip('Hot').click()
  await expect.poll(() => ground('Hot')).toBe(chosen)
  await expect.poll(() => ground('All')).not.toBe(chosen)
}

test.describe('a desktop at 400 %', { tag: '@desktop' }, () => {
  // WCAG 2.2, 1.4.10 and 2.4.11.
  test.use({ viewport: { width: 320, height: 480 } })

  test('HOM-13 the home page: keyboard focus is always visible', async ({ portal, page }) => {
    await portal.open()
    await walk(page)
    await walkThroughRail(page)
    expect(await getOverflowPx(page)).toBeLessThanOrEqual(0)
  })

  test('other pages: keyboard focus is always visible', async ({ portal, page }) => {
    // The lottery asks a guest to log in, in a dialog that is higher than the screen.
    for (const path of ['/promotions', '/lottery?gameCode=PADMA-536', '/rng']) {
      await test.step(path, async () => {
        await portal.open(path)
        await walk(page)
        expect(await getOverflowPx(page)).toBeLessThanOrEqual(0)
      })
    }
    await test.step('in forced colours', () => chosenChipStandsOut(page))
  })
})

test.describe('a desktop', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('the home page: keyboard focus is always visible', async ({ portal, page }) => {
    await portal.open()
    await walk(page)
  })
})
