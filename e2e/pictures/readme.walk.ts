// Draws the README's picture, and the icon for the iPhone's home screen, which has to be a bitmap.
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { keep, root, shotOf, startPortal, WORLD } from './site.ts'

const LIMIT_KIB = 400
const SHOTS = [
  [{ viewport: { width: 1440, height: 900 } }, 'scenario=normal+lang-EN'],
  [
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    'scenario=normal+lang-BN',
  ],
] as const

/** Runs in a page: both screenshots in rounded frames, in falling quality until the picture is small enough. */
async function compose({ shots, most }: { shots: readonly string[]; most: number }) {
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
  if (!paint || !desktop || !phone) return ''
  const ground = paint.createLinearGradient(0, 0, 1600, 960)
  ground.addColorStop(0, '#0b1020')
  ground.addColorStop(1, '#1d2748')
  paint.fillStyle = ground
  paint.fillRect(0, 0, 1600, 960)
  const frame = (
    image: HTMLImageElement,
    [x, y, width, radius]: [number, number, number, number],
  ) => {
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
  frame(desktop, [60, 60, 1280, 18])
  frame(phone, [1190, 148, 340, 34])
  for (let quality = 0.9; quality > 0.3; quality -= 0.05) {
    const [, data = ''] = canvas.toDataURL('image/webp', quality).split(',')
    if (data.length * 0.75 <= most) return data
  }
  return ''
}

test("the README's picture", async ({ browser }) => {
  const site = await startPortal()
  const shots: string[] = []
  for (const [device, scenario] of SHOTS) {
    const page = await browser.newPage({
      ...device,
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      deviceScaleFactor: 2,
    })
    await page.goto(`${site.url}/?${scenario}&${WORLD}`)
    await page.locator('main h1').first().waitFor()
    shots.push(await shotOf(page))
    await page.close()
  }
  await site.stop()
  const page = await browser.newPage()
  const picture = await page.evaluate(compose, { shots, most: LIMIT_KIB * 1024 })
  expect(picture, `it does not fit into ${LIMIT_KIB} KiB`).not.toBe('')
  keep('docs/readme.webp', picture)
})

test("the icon of the iPhone's home screen", async ({ page }) => {
  await page.setViewportSize({ width: 180, height: 180 })
  const drawing = readFileSync(`${root}src/public/brand/app-icon-maskable.svg`, 'utf8')
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`,
  )
  await page.screenshot({ path: `${root}src/public/brand/apple-touch-icon.png` })
})
