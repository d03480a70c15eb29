// Checks that the mock build, Storybook and the review beside the page of a change work in a sub-folder.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { putReview, putStorybook, readReviewOf } from '#e2e/visual/change/beside.mjs'
import { writeSite } from '#e2e/visual/review/site.mjs'
import { fromRoot } from '#scripts/lib/cli.mjs'
import { launchOptions } from '../../launch.ts'
import { none, report } from './sample-review.ts'

const folder = mkdtempSync(join(tmpdir(), 'beside-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a given Storybook names its pictures from its own folder, and leaves what the fake backend answers', () => {
  const given = join(folder, 'given')
  mkdirSync(join(given, 'assets'), { recursive: true })
  const script = 'a("/brand/hero.svg");b=["/demo-games"];c=`/brand/logo.svg`'
  writeFileSync(join(given, 'assets', 'page.js'), script)
  writeFileSync(join(given, 'assets', 'page.css'), ':root{--logo:url(/brand/logo.svg)}')
  putStorybook(folder, given)
  const read = (name: string) => readFileSync(join(folder, 'storybook', 'assets', name), 'utf8')
  expect(read('page.js')).toBe('a("./brand/hero.svg");b=["/demo-games"];c=`./brand/logo.svg`')
  expect(read('page.css')).toBe(':root{--logo:url(../brand/logo.svg)}')
})

test('a review that another job has exported is taken as it is, if it is of the same base', () => {
  const exported = join(folder, 'exported')
  const data = { report: { ...report, differences: [] }, verdicts: {}, comments: none }
  writeSite(data, exported, () => '')
  expect(readReviewOf('0'.repeat(40), exported)).toBeUndefined()
  const review = readReviewOf(report.base, exported)
  expect(review).toMatchObject({ ...data, hosted: false })
  putReview(folder, review, exported)
  expect(readFileSync(join(folder, 'review', 'data.js'), 'utf8')).toContain(report.base)
})

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** A host that knows only files. @returns its address, and a function that stops it */
async function serveFiles(root: string) {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host.invalid')
    const path = join(root, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    if (!existsSync(path)) return response.writeHead(404).end()
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    return response.writeHead(200, { 'content-type': type }).end(readFileSync(path))
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const { port } = server.address() as AddressInfo
  return { host: `http://localhost:${port}`, stop: () => server.close() }
}

test('the mock build opens a world at the address of a screen, and finds its files', async () => {
  const out = join(folder, 'portal', 'pr-12')
  const address = 'mock/member/?page=depositv2&scenario=member+deposit-pending&seed=7'
  const build = `import { putMock } from '#e2e/visual/change/beside.mjs'
await putMock(${JSON.stringify(out)}, '/portal/pr-12/', [${JSON.stringify(address)}])`
  // The runner's own NODE_ENV would make it a build for tests.
  const env = { ...process.env, NODE_ENV: undefined }
  execFileSync(process.execPath, ['--input-type=module', '--eval', build], {
    cwd: fromRoot(),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { host, stop } = await serveFiles(folder)
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ locale: 'bn-BD' })
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url())
  })
  await page.goto(`${host}/portal/pr-12/${address}`)
  await page.getByRole('timer').first().waitFor()
  await page.getByRole('link', { name: 'হোম' }).first().click()
  await page.waitForURL(({ pathname }) => pathname === '/portal/pr-12/mock/')
  await page.locator('main img[src$="hero.svg"]').waitFor()
  expect(missing).toEqual([])
  await browser.close()
  stop()
}, 180_000)
