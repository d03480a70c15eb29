// The page of a change and its summary, opened as a reviewer does.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageOf, pageStyles, worldAddress } from '#e2e/visual/change/page.mjs'
import { drawnStories } from '#e2e/visual/change/stories.mjs'
import { summaryOf, tilesOf } from '#e2e/visual/change/words.mjs'
import { formatChange } from '#scripts/contract/compare.mjs'
import { launchOptions } from '../../launch.ts'
import { differs, EVIL, empty, facts, report, story } from './sample-change.ts'
import { axeViolations } from './sample-review.ts'

const folder = mkdtempSync(join(tmpdir(), 'change-'))
let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch(launchOptions())
  page = await browser.newPage()
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

async function open(of: typeof facts | typeof empty) {
  writeFileSync(join(folder, 'index.html'), pageOf(of, tilesOf(of)))
  writeFileSync(join(folder, 'page.css'), pageStyles())
  await page.goto(`file://${folder}/index.html`)
}
const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const rows = (section: string) =>
  page.getByRole('region', { name: section, exact: true }).getByRole('listitem').allInnerTexts()

describe('the page', () => {
  test('says of each change of the contract whether it breaks and is accepted', async () => {
    await open(facts)
    expect((await rows('Contract')).map((text) => text.split('\n')[0])).toEqual([
      'Breaks',
      'Breaks, accepted',
      'Does not break',
    ])
  })

  test('says what the pictures of each story show, with a link into the review and to Storybook', async () => {
    await open(facts)
    const found = await page
      .getByRole('region', { name: 'Screens' })
      .locator('.badge')
      .allInnerTexts()
    expect(found).toEqual([
      'Looks the same',
      'Differs in own: no verdict',
      'Differs in own: accepted',
      'Differs in own, daylight: denied',
      'New',
      'Trouble',
      'Not drawn yet',
      'Looks the same',
      'Has no pictures',
    ])
    expect(await row('UI/Button denied').getByText(EVIL).count()).toBe(1)
    expect(await row('UI/Button broken').getByText('No button').count()).toBe(1)
    const linksIn = (name: string) => page.getByRole('link', { name: `${name}`, exact: true })
    const href = (name: string) => linksIn(name).first().getAttribute('href')
    expect(await href('Review: UI/Button: open')).toBe('review/index.html#open')
    expect(await href('Storybook: UI/Button: same')).toBe('storybook/index.html?path=/story/same')
    expect(await linksIn('Review: UI/Button: same').count()).toBe(0)
    expect(await row('ui-button--gone').count()).toBe(1)
  })

  test('opens the mock build in the world of a screen, at the address of its story', async () => {
    await open(facts)
    const link = page.getByRole('link', { name: 'Mock build: Features/Deposit: pending' })
    const address = 'mock/member/?page=depositv2&scenario=member+deposit-pending&seed=7'
    expect(await link.getAttribute('href')).toBe(address)
    expect(worldAddress({ route: '/', world: 'scenario=member' })).toBe('mock/?scenario=member')
  })

  test('compares the first load, and lists responses that tests lost and won', async () => {
    await open(facts)
    const cells = await page.getByRole('row').nth(1).getByRole('cell').allInnerTexts()
    expect(cells).toEqual(['140.0', '141.3', '+1.3'])
    expect(await rows('Contract coverage')).toEqual(['b 200', 'b 409'])
  })

  test('shows the open comments first, and says where the picture has changed since', async () => {
    await open(facts)
    const [first = '', second = ''] = await rows('Comments on pictures')
    expect(first).toContain('Open')
    expect(first).toContain(EVIL)
    expect(first).toContain('The picture has changed since this comment.')
    expect(second).toContain('Resolved')
    expect(await page.getByText('1 comment on other pictures.').count()).toBe(1)
  })

  test('shows texts of the change as texts', async () => {
    await open(facts)
    expect(await page.locator('img, script').count()).toBe(0)
    expect(await page.getByText(EVIL).count()).toBeGreaterThan(2)
  })

  test('says what is missing, and offers nothing that is not there', async () => {
    await open(empty)
    for (const text of [
      'The contract did not change.',
      'None is reached.',
      'The first load is not measured yet.',
      'The responses of the base are not counted yet: npm run count counts them.',
      'No comments on pictures of this change.',
    ])
      expect(await page.getByText(text).first().isVisible()).toBe(true)
    expect(await page.getByRole('navigation').getByRole('link').count()).toBe(0)
  })

  test.each(['light', 'dark'] as const)(
    'is accessible in %s, and fits a phone',
    async (colorScheme) => {
      await page.emulateMedia({ colorScheme })
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        for (const of of [facts, empty]) {
          await open(of)
          expect(await axeViolations(page)).toEqual([])
          const wide = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(wide).toBeLessThanOrEqual(width)
        }
      }
    },
  )
})

describe('the summary', () => {
  test('has up to twenty lines, whatever the change', () => {
    const many = Array.from({ length: 99 }, (_, at) => ({ ...differs(`story-${at}`) }))
    const large = drawnStories(
      { ...report, differences: many, reached: many.map(({ id }) => story(id)) },
      {},
    )
    const text = summaryOf({ ...facts, stories: large }, formatChange)
    expect(text.split('\n').length).toBeLessThanOrEqual(20)
    expect(text).toContain('99 reached, 99 differ (99 not accepted)')
    expect(text).toMatch(/^To review: (`UI\/Button: story-\d+`(, )?){4} and 95 more$/m)
  })

  test('says what a reviewer must do, and quotes texts so that they are no markup', () => {
    const text = summaryOf(facts, formatChange)
    expect(text).toMatch(/^- \*\*Contract\*\*: 3 changes, 2 breaking, 1 not accepted$/m)
    expect(text).toMatch(/^- \*\*First load\*\*: desktop 141\.3 KiB \(\+1\.3\)$/m)
    expect(text).toMatch(/^- \*\*Contract coverage\*\*: 1 lost, 1 won$/m)
    expect(text).toMatch(/^To review: `UI\/Button: open`, `UI\/Button: denied`$/m)
    const bare = text.replaceAll(/`[^`\n]*`/g, '')
    expect(bare).not.toMatch(/@everyone|evil\.example|onerror/)
    expect(summaryOf(empty, formatChange)).toContain('- **First load**: Not measured')
  })
})
