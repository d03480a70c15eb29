import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { winnerAvatar } from '#mocks/art/avatar.ts'
import { bannerArt, bannerCount } from '#mocks/art/banner-art.ts'
import { captchaImage } from '#mocks/art/captcha.ts'
import { gameArt } from '#mocks/art/game-art.ts'
import { setLine } from '#mocks/art/letters.ts'
import { rewardArt } from '#mocks/art/reward-art.ts'
import { vendorMark } from '#mocks/art/vendor-mark.ts'
import { vendorStyle } from '#mocks/art/vendor-style.ts'
import { createCatalogue } from '#mocks/catalogue/catalogue.ts'
import { pointsRewards } from '#mocks/content/offers/points-rewards.ts'

const catalogue = createCatalogue(7, Date.UTC(2026, 10, 20))
const games = catalogue.all()
const sample = Array.from({ length: 2000 }, (_, i) => games[i * 5]).filter(
  (game) => game !== undefined,
)

function sound(svg: string): void {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" .*<\/svg>$/s)
  expect(svg).not.toMatch(/<script|on\w+=|NaN|undefined|href="(?!#)/)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids).toContain(id)
}

describe('gameArt', () => {
  test('is the same for the same game and different for any two', () => {
    const drawn = sample.map((game) => gameArt(game))
    expect(new Set(drawn).size).toBe(2000)
    expect(gameArt(sample[0] ?? games[0] ?? raise())).toBe(drawn[0])
  })

  test('differs between games even without titles', () => {
    const bare = sample.map((game) =>
      gameArt({ ...game, displayName: 'A' }).replaceAll(`g${game.nodeId.toString(36)}`, ''),
    )
    expect(new Set(bare).size).toBe(2000)
  })

  test('is valid SVG in both shapes and both languages', () => {
    for (const game of sample.slice(0, 150)) {
      sound(gameArt(game))
      sound(gameArt(game, { w: 320, h: 180 }))
      sound(gameArt(game, { lang: 'BN' }))
    }
  })

  test('LNG-04 has Bengali letters for Bengali readers, as outlines that need no font', () => {
    for (const game of sample.slice(0, 150)) {
      const art = gameArt(game, { lang: 'BN' })
      const bare = gameArt({ ...game, displayNameBn: '' }, { lang: 'BN' })
      expect(art).not.toContain('<text')
      expect(art.length, game.displayNameBn).toBeGreaterThan(bare.length + 400)
      expect(gameArt({ ...game, displayName: 'A' }, { lang: 'BN' })).toBe(art)
    }
    for (const { nameBn } of catalogue.vendors())
      for (const family of ['block', 'script', 'comic', 'serif'] as const)
        expect(setLine(nameBn, family), nameBn).not.toBeNull()
    for (const { displayNameBn } of games)
      expect(setLine(displayNameBn, 'block'), displayNameBn).not.toBeNull()
    // A conjunct of three letters is drawn as one shape.
    expect(setLine('চন্দ্র', 'block')?.path.match(/M/g)?.length).toBeLessThan(6)
  })

  test('has the letters of its vendor, of which there are four families', () => {
    const families = new Set(catalogue.vendors().map(({ code }) => vendorStyle(code).letters))
    expect(families.size).toBe(4)
  })

  test('F-50 shows LIVE on an open live table, in the current language, with its seats', () => {
    const [game = raise()] = catalogue.byType('LIVE')
    const seats = (art: string) => art.match(/r="11"/g)?.length ?? 0
    for (const size of [
      { w: 240, h: 320 },
      { w: 480, h: 270 },
    ]) {
      const art = gameArt(game, size)
      expect(art).toContain(setLine('LIVE', 'block')?.path.slice(0, 20))
      expect(gameArt(game, { ...size, lang: 'BN' })).toContain('fill="#c81e1e"')
      expect(seats(art)).toBeGreaterThan(4)
    }
  })

  test('is small: a median of 9.5 KB, never above 20 KB, under 3.4 KB compressed', () => {
    const sizes = sample.map((game) => gameArt(game).length).sort((a, b) => a - b)
    expect(sizes[1000]).toBeLessThan(9_500)
    expect(sizes.at(-1)).toBeLessThan(20_000)
    const packed = sample.slice(0, 100).map((game) => gzipSync(gameArt(game)).length)
    expect(packed.reduce((a, b) => a + b) / 100).toBeLessThan(3_400)
  })
})

function raise(): never {
  throw new Error('empty catalogue')
}

describe('the rest of the art', () => {
  test('has a mark for every vendor', () => {
    const marks = catalogue.vendors().map((vendor) => vendorMark(vendor.code))
    for (const mark of marks) sound(mark)
    expect(new Set(marks).size).toBe(catalogue.vendors().length)
    sound(vendorMark('NEW_ONE', 'BN'))
  })

  test('has every banner in both ratios, without text', () => {
    for (let id = 1; id <= bannerCount; id += 1) {
      for (const art of [
        bannerArt({ id }),
        bannerArt({ id }, { w: 640, h: 360, subject: 'middle' }),
      ]) {
        sound(art)
        expect(art).not.toContain('<text')
      }
    }
  })

  test('has a picture for every reward of the points mall, and for no other name', () => {
    const drawn = pointsRewards.map(({ id }) => rewardArt(id) ?? raise())
    for (const art of drawn) {
      sound(art)
      expect(art).not.toContain('<text')
      expect(art.length).toBeLessThan(6_000)
    }
    const bodies = drawn.map((art) => art.match(/<path id="[^"]+" d="([^"]+)"/)?.[1])
    expect(new Set(bodies).size).toBe(pointsRewards.length)
    expect(rewardArt('constructor')).toBeNull()
  })

  test('draws avatars by name, and captchas without their code as text', () => {
    sound(winnerAvatar('r***m', 1))
    expect(winnerAvatar('a')).not.toBe(winnerAvatar('b'))
    const svg = atob(captchaImage('7KQ4', 3).replace('data:image/svg+xml;base64,', ''))
    sound(svg)
    expect(svg).not.toContain('7KQ4')
    expect(captchaImage('7KQ4', 3)).not.toBe(captchaImage('7KQ4', 4))
  })

  test('keeps the brand pictures small and without scripts', () => {
    const files = readdirSync('src/public/brand')
    for (const file of files.filter((name) => name.endsWith('.svg'))) {
      const svg = readFileSync(`src/public/brand/${file}`, 'utf8')
      sound(svg.trim())
      expect(svg.length, file).toBeLessThan(14 * 1024)
    }
    // iPhones do not support SVG icons.
    const others = files.filter((name) => !name.endsWith('.svg'))
    expect(others).toEqual(['apple-touch-icon.png'])
    const icon = readFileSync('src/public/brand/apple-touch-icon.png')
    expect(icon.subarray(1, 4).toString()).toBe('PNG')
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([180, 180])
    expect(icon.length).toBeLessThan(24 * 1024)
  })
})
