// The page of `npm run visual -- --review`, opened from disk and from a server, as designers use it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSite, writeSite } from '#e2e/visual/review/site.mjs'
import { findUnaccepted } from '#e2e/visual/review/verdicts.mjs'
import { launchOptions } from '../../launch.ts'

const folder = mkdtempSync(join(tmpdir(), 'review-'))
const hashOf = (name: string) => name.repeat(24).slice(0, 24)
const fileOf = (hash: string) => join(folder, `${hash}.png`)

const difference = (id: string, mode: string) => ({
  id,
  title: 'UI/Button',
  name: id === 'a' ? 'Primary' : 'Loading',
  file: 'stories/ui/button.stories.tsx',
  mode,
  kind: 'changed',
  before: hashOf('b'),
  after: hashOf('c'),
  mask: hashOf('d'),
  pixels: 12,
  width: 800,
  height: 600,
  boxes: [[600, 402, 10, 10]],
  element: 'button “Play”',
  words: [
    { element: 'button “Play”', lines: ['padding-left: 16px (--sp-4) → 17px', '“Play” → “খেলুন”'] },
  ],
})

const report = {
  base: 'f'.repeat(40),
  differences: [
    difference('a', 'own'),
    difference('a', 'daylight-bengali'),
    difference('b', 'own'),
  ],
}

let browser: Browser
beforeAll(async () => {
  for (const name of ['b', 'c', 'd'])
    writeFileSync(fileOf(hashOf(name)), PNG.sync.write(new PNG({ width: 800, height: 600 })))
  browser = await chromium.launch(launchOptions())
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

const axe = readFileSync(
  new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url),
  'utf8',
)
const violations = async (page: Page) => {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations: found } = await Reflect.get(window, 'axe').run()
    return found.map(
      ({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`,
    )
  })
}

test('a page from disk shows the changes, takes verdicts by keyboard and stores them', async () => {
  const out = join(folder, 'out')
  writeSite({ report, verdicts: {} }, out, fileOf)
  const page = await browser.newPage()
  await page.goto(`file://${out}/index.html`)
  const summary = page.locator('#summary')
  expect(await summary.textContent()).toContain('2 changes, 2 open')
  for (const theme of ['midnight', 'daylight', 'emerald']) {
    await page.getByLabel('Theme').selectOption(theme)
    expect(await violations(page)).toEqual([])
  }
  expect(await page.getByText('padding-left: 16px (--sp-4) → 17px').isVisible()).toBe(true)
  const fonts = await page.evaluate(() =>
    Array.from(document.fonts, ({ family, status }) => `${family.replaceAll('"', '')} ${status}`),
  )
  expect(new Set(fonts)).toEqual(
    new Set(['Inter Variable loaded', 'Noto Sans Bengali Variable loaded']),
  )
  const picture = page.getByRole('group', { name: 'Picture' }).last()
  const difference = picture.locator('.box')
  const [frame, box] = [await picture.boundingBox(), await difference.boundingBox()]
  if (!frame || !box) throw new Error('no picture')
  expect(box.width / frame.width).toBeCloseTo(10 / 200, 2)
  expect((box.x + box.width / 2 - frame.x) / frame.width).toBeCloseTo(0.5, 1)
  expect((box.y + box.height / 2 - frame.y) / frame.height).toBeCloseTo(0.5, 1)
  for (const view of ['Difference', 'Slider', 'Onion skin', 'Flicker', 'Both']) {
    await page.getByRole('button', { name: view, exact: true }).click()
    expect(await violations(page)).toEqual([])
  }
  await page.locator('#main').focus()
  await page.keyboard.press('a')
  await expect.poll(() => summary.textContent()).toContain('1 open, 1 accepted')
  await page.keyboard.press('d')
  await page.getByLabel('Reason, for whoever made the change').fill('The padding is no token')
  await page.getByRole('dialog').getByRole('button', { name: 'Deny' }).click()
  await expect.poll(() => summary.textContent()).toContain('0 open, 1 accepted, 1 denied')
  await page.reload()
  expect(await summary.textContent()).toContain('0 open, 1 accepted, 1 denied')
  await page.close()
})

test('the served page writes verdicts; a page from elsewhere and an invalid form are refused', async () => {
  let kept: Parameters<typeof findUnaccepted>[0] = {}
  const keep = (verdicts: typeof kept) => {
    kept = verdicts
  }
  const server = await serveSite({ read: () => ({ report, verdicts: kept }), keep, fileOf }, 0)
  const { port } = server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}`
  const page = await browser.newPage()
  await page.goto(base)
  await page.getByRole('button', { name: 'Accept all of UI/Button' }).click()
  await expect.poll(() => findUnaccepted(kept, report.differences)).toEqual([])
  const post = (origin: string, body: string) =>
    fetch(`${base}/verdicts`, { method: 'POST', headers: { origin }, body }).then(
      ({ status }) => status,
    )
  expect(await post('http://elsewhere.test', '{}')).toBe(403)
  expect(await post(base, '{"a":{"own":{"picture":"no","verdict":"accepted"}}}')).toBe(422)
  expect(await post(base, '{')).toBe(400)
  await page.close()
  await new Promise((done) => server.close(done))
})

test('a verdict is for one picture: the next one needs another', () => {
  const verdicts = { a: { own: { picture: hashOf('c'), verdict: 'accepted' as const } } }
  const [own] = report.differences
  expect(findUnaccepted(verdicts, [own])).toEqual([])
  expect(findUnaccepted(verdicts, [{ ...own, after: hashOf('e') }])).toEqual([
    'no verdict UI/Button: Primary (own)',
  ])
})
