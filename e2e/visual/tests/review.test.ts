// The page of `npm run visual -- --review`, opened from disk and from a server, as designers use it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Entry } from '#e2e/visual/review/comments.mjs'
import { readBack } from '#e2e/visual/review/import.mjs'
import { serveSite, writeSite } from '#e2e/visual/review/site.mjs'
import { findUnaccepted } from '#e2e/visual/review/verdicts.mjs'
import { launchOptions } from '../../launch.ts'
import { axeViolations, commented, hashOf, none, report } from './sample-review.ts'

const folder = mkdtempSync(join(tmpdir(), 'review-'))
const fileOf = (hash: string) => join(folder, `${hash}.png`)

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

test('a page from disk shows the changes, takes verdicts by keyboard and stores them', async () => {
  const out = join(folder, 'out')
  writeSite({ report, verdicts: {}, comments: none }, out, fileOf)
  const page = await browser.newPage()
  await page.goto(`file://${out}/index.html`)
  const summary = page.locator('#summary')
  expect(await summary.textContent()).toContain('2 changes, 2 open')
  for (const theme of ['midnight', 'daylight', 'emerald']) {
    await page.getByLabel('Theme').selectOption(theme)
    expect(await axeViolations(page)).toEqual([])
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
    expect(await axeViolations(page)).toEqual([])
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
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download review' }).click()
  const saved = readFileSync(await (await saving).path(), 'utf8')
  expect(readBack(saved, { verdicts: {}, entries: [] })).toMatchObject({
    given: 3,
    added: [{ story: 'b', text: 'The padding is no token' }],
    kept: [],
  })
  await page.close()
})

test('an address with the ID of a story opens that story, whatever its verdict', async () => {
  const out = join(folder, 'named')
  const verdict = { picture: hashOf('c'), verdict: 'accepted' as const }
  writeSite({ report, verdicts: { b: { own: verdict } }, comments: none }, out, fileOf)
  const page = await browser.newPage()
  await page.goto(`file://${out}/index.html#b`)
  expect(await page.getByRole('heading', { name: 'UI/Button: Loading' }).isVisible()).toBe(true)
  expect(await page.getByLabel('Show').inputValue()).toBe('all')
  await page.close()
})

test('the served page writes verdicts; a page from elsewhere and an invalid form are refused', async () => {
  let kept: Parameters<typeof findUnaccepted>[0] = {}
  const keep = (verdicts: typeof kept) => {
    kept = verdicts
  }
  const read = () => ({ report, verdicts: kept, comments: none })
  const server = await serveSite({ read, keep, add: () => undefined, fileOf }, 0)
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

test('places of a picture are commented, answered and resolved by keyboard; denying begins a comment', async () => {
  const gone = { thread: '1'.repeat(16), id: '1'.repeat(16), story: 'gone' }
  const entries = [commented({}), commented(gone)]
  const comments = { entries, troubles: ['Line 3 is no comment.'] }
  const read = () => ({ report, verdicts: {}, comments, author: 'Ben' })
  const add = (entry: Entry) => {
    entries.push(entry)
  }
  const server = await serveSite({ read, keep: () => undefined, add, fileOf }, 0)
  const { port } = server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}`
  const page = await browser.newPage()
  await page.goto(base)
  const list = page.getByRole('region', { name: 'Comments' })
  expect(await page.getByRole('alert').textContent()).toBe('Line 3 is no comment.')
  expect(await list.textContent()).toContain('The picture has changed since this comment.')
  await page.getByText('1 comment on pictures that are not in this report').click()
  expect(await page.getByText('gone (own)').isVisible()).toBe(true)

  await list.getByRole('button', { name: 'Show the place of comment 1' }).press('Enter')
  const pin = page.getByRole('button', { name: 'Comment 1 by Ada, on an earlier picture' })
  expect(await pin.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('c')
  await page.keyboard.type('<b>Too wide</b>')
  await list.getByRole('button', { name: 'Move its place' }).press('Enter')
  for (const key of ['ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowUp']) await page.keyboard.press(key)
  expect(await list.getByRole('status').textContent()).toBe('At 606, 387')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: 'Send comment' }).press('Enter')
  await list.getByText('<b>Too wide</b>').waitFor()
  const [, , own] = entries
  expect(own).toMatchObject({ by: 'Ben', picture: hashOf('c'), place: [606, 387] })
  await list.getByRole('button', { name: 'Answer Ben' }).press('Enter')
  await page.keyboard.type('Two pixels less')
  await list.getByRole('button', { name: 'Send answer' }).press('Enter')
  await list.getByText('Two pixels less').waitFor()
  await list.getByRole('button', { name: 'Resolve the comment by Ben' }).press('Enter')
  await list.getByText('1 resolved').waitFor()
  expect(entries.slice(3)).toMatchObject([{ text: 'Two pixels less' }, { resolved: true }])
  expect(new Set(entries.slice(2).map(({ thread }) => thread))).toEqual(new Set([own?.id]))

  await page
    .getByRole('group', { name: 'Picture' })
    .last()
    .click({ position: { x: 20, y: 20 } })
  await page.keyboard.type('The ground')
  await page.getByRole('button', { name: 'Flicker' }).click()
  expect(await list.getByLabel('New comment').inputValue()).toBe('The ground')

  await page.locator('#main').press('d')
  await page.getByLabel('Reason, for whoever made the change').fill('No token')
  await page.getByRole('dialog').getByRole('button', { name: 'Deny' }).click()
  await expect.poll(() => entries.at(-1)?.text).toBe('No token')
  expect(entries.at(-1)?.place).toEqual([605, 407])

  const body = JSON.stringify({ ...own, at: 'yesterday' })
  const refused = await fetch(`${base}/comments`, {
    method: 'POST',
    headers: { origin: base },
    body,
  })
  expect(refused.status).toBe(422)
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
