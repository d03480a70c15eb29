import { expect, type Locator, type Page } from '@playwright/test'

/** A message if the focus or the page's heading is out of view; empty if both are in view. */
function focusProblem(): string {
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

/** WCAG 2.4.3: a navigation or a login moves the focus to the page's heading; a dialog that opens takes the focus. */
export const expectFocusOnHeading = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(focusProblem)).toBe('')

/** Pop-ups and games are not pages with a heading, and a hash leads to its own target. */
const HAS_HEADING = (path: string) => !/[?&](popup|mc)=|#|^\/(game|login|register)\b/.test(path)

/** Goes to a path inside the app without a reload, like a link, and checks that its heading gets the focus. */
export async function navigate(page: Page, path: string): Promise<void> {
  const before = new URL(page.url())
  await page.evaluate((to) => {
    document.querySelector('#main h1')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  const { pathname } = new URL(path, before)
  if (pathname !== before.pathname && HAS_HEADING(path)) await expectFocusOnHeading(page)
  else
    await page.evaluate(() => document.querySelector('[data-left]')?.removeAttribute('data-left'))
}

/** Holds the calls of an operation, until the journey decides about them. */
export async function holdCalls(page: Page, operation: string, point?: 'request' | 'answer') {
  await page.evaluate(([target, at]) => void window.portalMock?.hold(target, at), [
    operation,
    point,
  ] as const)
  return {
    /** Number of calls that wait. */
    count: () => page.evaluate(() => window.portalMock?.breakpoints.waiting().length),
    /** Does the same with all calls that wait, and holds no later one. */
    end: (action: 'continue' | 'twice' | 'drop') =>
      page.evaluate((chosen) => {
        const { breakpoints } = window.portalMock ?? {}
        for (const { id } of breakpoints?.waiting() ?? [])
          breakpoints?.decide(id, { action: chosen })
        breakpoints?.remove()
      }, action),
  }
}

/**
 * Decides whether the page has a network. `context.setOffline` cannot, on a device without any: Chromium replaces the
 * device's own state only by a connection that has a latency.
 */
export async function switchNetwork(page: Page) {
  const protocol = await page.context().newCDPSession(page)
  const noLimit = { downloadThroughput: -1, uploadThroughput: -1 }
  const turn = (offline: boolean) =>
    protocol.send('Network.emulateNetworkConditions', { offline, latency: 1, ...noLimit })
  await turn(false)
  return { on: () => turn(false), off: () => turn(true) }
}

/** Calls of the fake backend's log, as `METHOD /path status`. */
export const getCalls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.portalMock?.log() ?? []).map(
      ({ method, path, status }) => `${method} ${path} ${status}`,
    ),
  )

/**
 * Waits until the operations have been called in this order; other calls may come between them. Journeys that the QA
 * panel records request it.
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

/** The portal's own keys in this tab's session storage. */
export const sessionKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => !key.startsWith('portal-mock'))
      .sort(),
  )

/** The text of the latest captcha; waits for a picture. */
export async function captchaText(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: 'Four characters to copy' })).toBeVisible()
  return page.evaluate(() => {
    const rows: unknown = window.portalMock?.snapshot().rows
    const captchas: unknown = Reflect.get(Object(rows), 'captchas')
    const last: unknown = Array.isArray(captchas) ? captchas.at(-1) : null
    return String(Reflect.get(Object(last), 'code'))
  })
}

/** Presses a key until the target has the focus, at most as often as a person would. */
export async function tabTo(target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 30; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await target.page().keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** By how many px the page is wider than its window, whose `innerWidth` grows with it on phones. WCAG 1.4.10 allows none. */
export const getOverflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** Scrolls by half a window; from the end it goes back to the start, for content that came late. */
function scrollOn() {
  const [before, behavior] = [window.scrollY, 'instant' as const]
  window.scrollBy({ top: innerHeight / 2, behavior })
  if (window.scrollY === before) window.scrollTo({ top: 0, behavior })
}

/** Scrolls until a lazily rendered target exists and is in view. */
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
 * Types into the search of a list and waits for its results, because tiles move under the pointer while the list
 * changes.
 */
export async function searchFor(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type(words)
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === words)
  await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false')
}
