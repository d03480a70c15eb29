import type { Page } from '@playwright/test'
import { expect, getOverflowPx, inWorld, navigate, test } from '../fixtures.ts'

/** Sets the browser's own text size to twice the default. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** Elements of the header and the bottom bar that overlap or are cut off. */
const problemsInBars = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && !element.closest('[aria-hidden="true"], [inert]')
    }
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName
    return [...document.querySelectorAll('header, body nav[class]')].flatMap((bar) => {
      const parts = [...bar.querySelectorAll('a, button, time')].filter(seen)
      const over = parts.flatMap((one, index) =>
        parts.slice(index + 1).flatMap((other) => {
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          const apart = width < 2 || height < 2 || one.contains(other) || other.contains(one)
          return apart ? [] : [`${nameOf(one)} lies over ${nameOf(other)}`]
        }),
      )
      const labels = [...bar.querySelectorAll('a > span, button > span')].filter(seen)
      const cut = labels.filter((label) => label.scrollWidth > label.clientWidth + 1)
      return [...over, ...cut.map((label) => `${nameOf(label)} is cut`)]
    })
  })

/** Texts of the page that overlap, except sticky and fixed elements, which other texts may scroll under. */
const overlapsInPage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSticky = (element: Element) => {
      for (let at: Element | null = element; at && at.id !== 'main'; at = at.parentElement)
        if (/sticky|fixed|absolute/.test(getComputedStyle(at).position)) return true
      return false
    }
    const texts = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()) &&
        !element.closest('[aria-hidden="true"], [inert], .visually-hidden, svg') &&
        !isSticky(element),
    )
    const linesOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()]
    }
    const places = texts.slice(0, 300).map((element) => ({ element, lines: linesOf(element) }))
    return places.flatMap((one, index) =>
      places.slice(index + 1).flatMap((other) => {
        const isOver = one.lines.some((a) =>
          other.lines.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6,
          ),
        )
        if (!isOver || one.element.contains(other.element)) return []
        return [`"${one.element.textContent}" and "${other.element.textContent}"`]
      }),
    )
  })

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  // Before its first heading the app does not react to a change of the address.
  await expect(page.locator('main h1').first()).toBeAttached()
  for (const path of paths) {
    await test.step(path, async () => {
      await navigate(page, path)
      await expect(page.getByRole('heading').first()).toBeAttached()
      await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0)
      await expect.poll(() => getOverflowPx(page), path).toBeLessThanOrEqual(0)
      expect.soft(await problemsInBars(page), path).toEqual([])
      expect.soft(await overlapsInPage(page), path).toEqual([])
    })
  }
}

/** Pages of the agent centre: payments and contracts. */
const PAYMENTS = [
  ['agentDividendRecordCopy2', 'dividendContract'],
  ['agentDailyWages2', 'dailySalaryContract'],
  ['agentHourSalary', 'hourSalaryContract'],
  ['agentRealtimeSalary', 'realtimeSalaryContract'],
] as const

/** Enlarges the text as an app around the page or an extension does, which no media query notices. */
const enlargeRoot = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)

test.use({ viewport: { width: 320, height: 844 } })

for (const percent of [150, 200]) {
  test.describe(`root at ${percent} %`, { tag: '@phone' }, () => {
    inWorld('member+lang-EN')

    test("A11Y WCAG 1.4.4 1.4.10 no page is wider than 320 px with the member's header", async ({
      portal,
      page,
    }) => {
      await portal.open()
      await expect(portal.balance).toBeVisible()
      await enlargeRoot(page, percent)
      for (const path of ['/promotions', '/member?page=profile', '/member?page=depositv2']) {
        await navigate(page, path)
        await expect(portal.balance, path).toBeVisible()
        await expect.poll(() => getOverflowPx(page), path).toBe(0)
      }
    })
  })
}

/** The labels of the bars are longest in one language or the other; the pages below them are longest in Bengali. */
for (const [language, below] of [
  ['EN', { guest: [], member: [] }],
  [
    'BN',
    {
      guest: ['/rng', '/live', '/promotions', '/help', '/winners', '/register'],
      member: ['/rewards', '/member?page=bettingRecord', '/member?page=profile'],
    },
  ],
] as const) {
  test.describe(`text at twice the size, in ${language}, a guest`, { tag: '@phone' }, () => {
    inWorld(`guest+lang-${language}`)

    test('A11Y WCAG 1.4.4 1.4.10 no page is wider than 320 px, and nothing in the bars is cut off', async ({
      portal,
      page,
    }) => {
      await doubleText(page)
      await portal.open()
      await walk(page, ['/', ...below.guest])
    })
  })

  test.describe(`text at twice the size, in ${language}, a member`, { tag: '@phone' }, () => {
    inWorld(`member+lang-${language}`)

    test('A11Y WCAG 1.4.4 1.4.10 money, time and age mark are complete in the header', async ({
      portal,
      page,
    }) => {
      await doubleText(page)
      await portal.open()
      await walk(page, ['/', ...below.member])
    })
  })
}

test.describe('text at twice the size, in BN, a member who pays', { tag: '@phone' }, () => {
  inWorld('member+lang-BN')

  test("A11Y WCAG 1.4.4 1.4.10 deposit, withdrawal and wheel fit, and the wheel's table scrolls", async ({
    portal,
    page,
  }) => {
    await doubleText(page)
    await portal.open('/member?page=depositv2')
    await walk(page, ['/member?page=depositv2', '/member?page=withdraw', '/wheel'])
    const table = page
      .getByRole('group')
      .filter({ has: page.getByRole('table') })
      .last()
    await expect(table).toHaveAttribute('tabindex', '0')
    expect(await table.evaluate((area) => area.scrollWidth > area.clientWidth)).toBe(true)
  })
})

test.describe('text at twice the size, in BN, an agent', { tag: '@phone' }, () => {
  inWorld('agent-1+contract-active+lang-BN')

  test('A11Y WCAG 1.4.4 1.4.10 figures, income, and the payments of each contract and the contract itself fit', async ({
    portal,
    page,
  }) => {
    await doubleText(page)
    await portal.open('/agentHome?page=agentTeamOverview')
    await walk(page, ['/agentHome?page=agentTeamOverview', '/agentHome?page=agentRevenueReport'])
    for (const [paid, contract] of PAYMENTS) {
      await walk(page, [`/agentHome?page=${paid}`])
      // Only a page with rows shows whether its table fits.
      const rows = page.getByRole('main').getByRole('row')
      await expect.poll(() => rows.count(), paid).toBeGreaterThan(2)
      await walk(page, [`/agentHome?page=${contract}`])
    }
  })
})
