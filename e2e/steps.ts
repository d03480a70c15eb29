import { expect, type Locator, type Page } from '@playwright/test'

/** What is wrong with where the focus and the page's heading are; nothing when both are in view. */
function ledAstray(): string {
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  const at = document.activeElement
  if (at?.closest('[role="dialog"], [role="alertdialog"]')) return ''
  const heading = document.querySelector('#main h1')
  if (!heading || heading.hasAttribute('data-left')) return 'the page is not here yet'
  if (!at?.closest('#main')) return `the focus is on ${at?.outerHTML.slice(0, 120)}`
  return [at, heading].every(isInView) ? '' : 'the heading or the focus is out of view'
}

/** WCAG 2.4.3: every navigation and every log-in leads to the page's heading; a dialog that opens takes the focus. */
export const expectLed = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(ledAstray)).toBe('')

/** Pop-ups and games are no pages with a heading, and a hash leads to its own place. */
const HAS_HEADING = (path: string) => !/[?&](popup|mc)=|#|^\/(game|login|register)\b/.test(path)

/** Goes to a path inside the app, as a link would, without loading the page again, and is led to its heading. */
export async function navigate(page: Page, path: string): Promise<void> {
  const before = new URL(page.url())
  await page.evaluate((to) => {
    document.querySelector('#main h1')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  const { pathname } = new URL(path, before)
  if (pathname !== before.pathname && HAS_HEADING(path)) await expectLed(page)
  else
    await page.evaluate(() => document.querySelector('[data-left]')?.removeAttribute('data-left'))
}

/** Calls of the fake backend's log, as `METHOD /path status`. */
export const callsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.portalMock?.log() ?? []).map(
      ({ method, path, status }) => `${method} ${path} ${status}`,
    ),
  )

/**
 * Waits until the operations were called in this order, with any others between them. Journeys that the QA panel
 * records ask for it.
 * @public
 */
export async function expectCalls(page: Page, operations: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const made = await page.evaluate(() =>
        (window.portalMock?.log() ?? []).map(({ operationId }) => operationId),
      )
      let from = 0
      return operations.filter((operation) => {
        const at = made.indexOf(operation, from)
        if (at >= 0) from = at + 1
        return at < 0
      })
    }, 'these calls are missing, or were made in another order')
    .toEqual([])
}

/** The keys that the portal itself has in this tab's session storage. */
export const sessionKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => !key.startsWith('portal-mock'))
      .sort(),
  )

/** The characters of the last captcha picture; waits for a picture. */
export async function captchaText(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: 'Four characters to copy' })).toBeVisible()
  return page.evaluate(() => {
    const rows: unknown = window.portalMock?.snapshot().rows
    const captchas: unknown = Reflect.get(Object(rows), 'captchas')
    const last: unknown = Array.isArray(captchas) ? captchas.at(-1) : null
    return String(Reflect.get(Object(last), 'code'))
  })
}

/** Presses a key until the target has the focus; a person would give up after as many. */
export async function stepTo(target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 30; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await target.page().keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** By how much the page is wider than its window, in px. WCAG 1.4.10 allows nothing. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Half a window further down; from the end back to the beginning, for content that came late. */
function scrollOn() {
  const [before, behavior] = [window.scrollY, 'instant' as const]
  window.scrollBy({ top: innerHeight / 2, behavior })
  if (window.scrollY === before) window.scrollTo({ top: 0, behavior })
}

/** Scrolls until the target of a lazily filled page exists and is in view. */
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
  const games = rail.getByRole('button', { name: /: details$/ })
  await scrollTo(games)
  await games.first().press('Enter')
}

/**
 * Types into the search of a list and waits for its results: while one types, tiles come and go
 * under the pointer.
 */
export async function searchFor(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type(words)
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === words)
  await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false')
}
