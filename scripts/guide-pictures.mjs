// `npm run guide:pictures`: draws the pictures of the guides (stories/guides/pictures/), so that they can be drawn again
// when the panel changes: the testers' from the portal with its fake backend, the designers' from the last
// `npm run visual` that found a difference.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchOptions } from './browser.mjs'
import { startHost } from './hosting/server.mjs'
import { inRoot, main, needFile, needLockedNode } from './say.mjs'
import { serveSite } from './visual/site.mjs'
import { pictureFile, FOLDER as VISUAL } from './visual/store.mjs'

const FOLDER = inRoot('stories', 'guides', 'pictures')
const WORLD = 'seed=7&clock=2026-11-20T09:00:00Z'
const SIZE = { width: 1280, height: 800 }
const QUALITY = 0.82

/** What each picture shows: the address, the section of the panel, and what is done there. */
const PICTURES = [
  {
    name: 'world',
    address: `/?scenario=member+lang-EN&${WORLD}`,
    section: 'World',
    act: (panel) => panel.getByRole('searchbox').first().fill('withdrawl'),
  },
  {
    name: 'calls',
    address: `/member?page=depositv2&scenario=member+lang-EN&${WORLD}`,
    section: 'Calls',
    act: (panel) =>
      panel
        .getByRole('list', { name: /^Last calls/ })
        .locator('summary', { hasText: 'balance' })
        .first()
        .click(),
  },
  {
    name: 'offline',
    address: `/member?page=withdraw&scenario=member+withdraw-rejected+lang-BN&${WORLD}`,
    section: 'Faults',
    act: (panel) =>
      panel.locator('label', { hasText: 'Network' }).locator('select').selectOption('off'),
  },
  {
    name: 'compare',
    address: `/member?page=transactionHistory&scenario=member+lang-EN&${WORLD}`,
    section: 'Snapshots',
    async act(panel) {
      await panel.getByLabel('Name', { exact: true }).fill('before')
      await panel.getByRole('button', { name: 'Keep this world' }).click()
      await panel.getByRole('tab', { name: 'Clock', exact: true }).click()
      await panel.getByRole('button', { name: '+1 day' }).click()
      await panel.getByRole('tab', { name: 'Snapshots', exact: true }).click()
      await panel
        .getByRole('button', { name: /^Compare/ })
        .first()
        .click()
    },
  },
]

/** Runs in a page: the screenshot as WebP. */
async function encode({ source, quality }) {
  const image = new Image()
  image.src = source
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', quality).split(',')[1]
}

async function openPage(browser, url) {
  const page = await browser.newPage({
    viewport: SIZE,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1.25,
  })
  await page.goto(url)
  return page
}

async function keep(page, name) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const shot = await page.screenshot({ animations: 'disabled' })
  const source = `data:image/png;base64,${shot.toString('base64')}`
  const data = await page.evaluate(encode, { source, quality: QUALITY })
  await page.close()
  const file = `${FOLDER}/${name}.webp`
  writeFileSync(file, Buffer.from(data, 'base64'))
  console.log(`${file}: ${Math.round((data.length * 0.75) / 1024)} KB`)
}

async function draw(browser, base, { name, address, section, act }) {
  const page = await openPage(browser, `${base}${address}`)
  await page.waitForLoadState('networkidle')
  await page.locator('portal-mock-panel').waitFor({ state: 'attached' })
  await page.keyboard.press('Control+Alt+M')
  const panel = page.getByRole('dialog', { name: 'Fake backend' })
  await panel.getByRole('tab', { name: section, exact: true }).click()
  await act(panel)
  await keep(page, name)
}

/** The review of the last differences, in two of its views. */
async function drawReview(browser) {
  const path = join(VISUAL, 'report.json')
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
  if (!report?.differences.length)
    return console.log('No picture of the review: `npm run visual` has found no difference.')
  const read = () => ({ report, verdicts: {} })
  const server = await serveSite({ read, keep: () => undefined, fileOf: pictureFile }, 0)
  const url = `http://localhost:${server.address().port}`
  for (const [name, view] of [
    ['review', '1'],
    ['review-difference', '2'],
  ]) {
    const page = await openPage(browser, url)
    await page.getByRole('main').waitFor()
    // The story's own mode, in its own size.
    for (const key of ['m', 'z', view]) await page.keyboard.press(key)
    await keep(page, name)
  }
  server.close()
}

await main(async () => {
  needLockedNode('guide:pictures')
  needFile('dist-mock/index.html', 'build it with `npm run build:mock`')
  const { chromium } = await import('@playwright/test')
  const host = await startHost({ dist: inRoot('dist-mock') })
  const browser = await chromium.launch(launchOptions())
  try {
    mkdirSync(FOLDER, { recursive: true })
    for (const picture of PICTURES) await draw(browser, host.url, picture)
    await drawReview(browser)
  } finally {
    await browser.close()
    await host.stop()
  }
})
