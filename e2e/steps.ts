import { expect, type Locator, type Page } from '@playwright/test'

/** Calls of the fake backend's log, as `METHOD /path status`. */
export const callsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.portalMock?.log() ?? []).map(
      ({ method, path, status }) => `${method} ${path} ${status}`,
    ),
  )

/** The keys that the portal itself has in this tab's session storage. */
export const sessionKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => !key.startsWith('portal-mock'))
      .sort(),
  )

/** What the captcha picture shown last says; waits for a picture. */
export async function captchaText(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: 'Four characters to copy' })).toBeVisible()
  return page.evaluate(() => {
    const rows: unknown = window.portalMock?.snapshot().rows
    const captchas: unknown = Reflect.get(Object(rows), 'captchas')
    const last: unknown = Array.isArray(captchas) ? captchas.at(-1) : null
    return String(Reflect.get(Object(last), 'code'))
  })
}

/** Presses a key until the focus is there; a person would not go on for longer. */
export async function stepTo(target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 25; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await target.page().keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** Half a window further down; from the end back to the beginning, for what filled itself late. */
function scrollOn() {
  const [before, behavior] = [window.scrollY, 'instant' as const]
  window.scrollBy({ top: innerHeight / 2, behavior })
  if (window.scrollY === before) window.scrollTo({ top: 0, behavior })
}

/** Scrolls until something of a page that fills itself on the way is there and in view. */
export async function scrollTo(target: Locator): Promise<void> {
  const page = target.page()
  await expect(async () => {
    if ((await target.count()) === 0) await page.evaluate(scrollOn)
    await target.first().scrollIntoViewIfNeeded({ timeout: 250 })
  }).toPass({ intervals: [50] })
}

/** Opens the sheet of the first game in a section of the home page. */
export async function openFirstGame(page: Page, section: string): Promise<void> {
  const rail = page.getByRole('region', { name: section, exact: true })
  const doors = rail.getByRole('button', { name: /: details$/ })
  await scrollTo(doors)
  await doors.first().press('Enter')
}

/**
 * Types into the search of a list and waits for what is found: while one types, what half of the words
 * found gives way to what all of them find, and a tile under the pointer may go.
 */
export async function searchFor(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type(words)
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === words)
  await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false')
}
