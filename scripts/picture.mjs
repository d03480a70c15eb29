// `npm run picture`: draws the README's picture, e2e/visual/readme.webp, from the portal with its fake backend, and the
// icon for the iPhone's home screen, which must be a bitmap, from the SVG of the brand.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { launchOptions } from './browser.mjs'
import { HOME_SECTION, VIEWPORTS } from './home.mjs'
import { startHost } from './hosting/server.mjs'
import { fail, inRoot, main, needFile, needLockedNode, option } from './say.mjs'

const LIMIT = 400 * 1024
const CLOCK = '2026-11-20T09:00:00Z'
const SHOTS = [
  { device: VIEWPORTS.desktop, link: 'scenario=normal+lang-EN', className: 'desktop' },
  { device: VIEWPORTS.phone, link: 'scenario=normal+lang-BN', className: 'phone' },
]

async function shoot(browser, base, { device, link }) {
  const context = await browser.newContext({
    ...device,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  await page.goto(`${base}?${link}&seed=7&clock=${CLOCK}`)
  await page
    .locator(HOME_SECTION)
    .first()
    .waitFor({ timeout: 30_000 })
    .catch(() => fail(`The home page shows no "${HOME_SECTION}" within 30 s: is the portal whole?`))
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const shot = await page.screenshot({ animations: 'disabled' })
  await context.close()
  return `data:image/png;base64,${shot.toString('base64')}`
}

/** The SVG icon as a bitmap of 180 x 180 pixels. */
async function drawIcon(browser) {
  const page = await browser.newPage({ viewport: { width: 180, height: 180 } })
  const drawing = readFileSync(inRoot('src', 'public', 'brand', 'app-icon-maskable.svg'), 'utf8')
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`,
  )
  await page.screenshot({ path: inRoot('src', 'public', 'brand', 'apple-touch-icon.png') })
  await page.close()
}

/**
 * Runs in a page: both screenshots in rounded frames on a dark background, as WebP in falling quality until it is small
 * enough.
 */
async function compose({ shots, limit }) {
  const [desktop, phone] = await Promise.all(
    shots.map(async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      return image
    }),
  )
  const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 960 })
  const paint = canvas.getContext('2d')
  const ground = paint.createLinearGradient(0, 0, 1600, 960)
  ground.addColorStop(0, '#0b1020')
  ground.addColorStop(1, '#1d2748')
  paint.fillStyle = ground
  paint.fillRect(0, 0, 1600, 960)
  const frame = (image, x, y, width, radius) => {
    const height = (width * image.naturalHeight) / image.naturalWidth
    paint.save()
    paint.shadowColor = 'rgb(0 0 0 / 0.55)'
    paint.shadowBlur = 48
    paint.shadowOffsetY = 18
    paint.beginPath()
    paint.roundRect(x, y, width, height, radius)
    paint.fill()
    paint.shadowColor = 'transparent'
    paint.clip()
    paint.imageSmoothingQuality = 'high'
    paint.drawImage(image, x, y, width, height)
    paint.restore()
  }
  frame(desktop, 60, 60, 1280, 18)
  frame(phone, 1190, 148, 340, 34)
  for (let quality = 0.9; quality > 0.3; quality -= 0.05) {
    const [, data] = canvas.toDataURL('image/webp', quality).split(',')
    if (data.length * 0.75 <= limit) return data
  }
  return undefined
}

await main(async () => {
  needLockedNode('picture')
  needFile('dist-mock/index.html', 'build it with `npm run build:mock`')
  const target = option('out') ?? inRoot('e2e', 'visual', 'readme.webp')
  const { chromium } = await import('@playwright/test')
  const host = await startHost({ dist: inRoot('dist-mock') })
  const browser = await chromium.launch(launchOptions())
  try {
    await drawIcon(browser)
    const shots = []
    for (const shot of SHOTS) shots.push(await shoot(browser, `${host.url}/`, shot))
    const page = await browser.newPage()
    const data = await page.evaluate(compose, { shots, limit: LIMIT })
    if (!data) fail(`The picture does not fit into ${LIMIT / 1024} KB.`)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, Buffer.from(data, 'base64'))
    console.log(`${target}: ${Math.round((data.length * 0.75) / 1024)} KB`)
  } finally {
    await browser.close()
    await host.stop()
  }
})
