import { describe, expect, test } from 'vitest'
import { bannerTarget, filterBanners, videoId } from '#entities/banner/banner.ts'
import { BANNER_MOTION, bannersLoop, VIDEO_PER_VIEW } from '#features/visitor/home/model.ts'
import {
  ARROW_ABOVE,
  HOT_ARROW_ABOVE,
  HOT_MOTION,
  RAIL_GAP,
  RAIL_PER_VIEW,
  VENDOR_CAP,
} from '#features/visitor/home/rails.ts'
import { SECTIONS } from '#features/visitor/home/sections.ts'
import { videoEmbed, videoLength } from '#features/visitor/home/video.ts'
import { scrollStep, splitWinners } from '#features/visitor/home/winner-board.ts'

describe('constants', () => {
  test('HOM-07 HOM-08 HOM-09 sections are in order, four of games and three of vendors', () => {
    expect(SECTIONS.map(({ type, kind }) => `${type} ${kind}`)).toEqual([
      'RNG games',
      'LIVE games',
      'FISH games',
      'PVP games',
      'SPORTS vendors',
      'ESPORTS vendors',
      'COCKFIGHT vendors',
    ])
    expect(VENDOR_CAP).toBe(12)
  })

  test('HOM-10 HOM-11 HOM-13 arrows, slides and gaps', () => {
    expect([ARROW_ABOVE, HOT_ARROW_ABOVE, RAIL_PER_VIEW, RAIL_GAP]).toEqual([12, 7, 4, 24])
  })

  test('HOM-14..HOM-17 HOM-20 times and the coverflow', () => {
    expect(HOT_MOTION).toEqual({ delay: 1200, speed: 1100 })
    expect(BANNER_MOTION).toEqual({ delay: 5000, speed: 1000 })
    expect(VIDEO_PER_VIEW).toBe(1.8)
  })
})

describe('banners', () => {
  test.each([
    [0, false],
    [1, false],
    [2, true],
    [5, true],
  ])('HOM-18 %i slides: loop is %s', (count, loops) => {
    expect(bannersLoop(count)).toBe(loops)
  })

  test('HOM-02 HOM-03 are grouped in their sequence, and the answer is not changed', () => {
    const answer = [
      { id: 1, groupName: 'w_home', sequence: 2 },
      { id: 2, groupName: 'w_promotion', sequence: 1 },
      { id: 3, groupName: 'w_home', sequence: 1 },
    ]
    expect(filterBanners(answer, 'w_home').map(({ id }) => id)).toEqual([3, 1])
    expect(answer.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(filterBanners(answer, 'w_login')).toEqual([])
  })

  test.each([
    ['INTERNAL', '/promotions?type=live', { kind: 'path', to: '/promotions?type=live' }],
    ['EXTERNAL', 'https://example.com/a', { kind: 'link', href: 'https://example.com/a' }],
    ['GAME', '10023', { kind: 'game', to: '/game/10023', nodeId: 10023 }],
    ['MODAL', 'register', { kind: 'path', to: '/?popup=register' }],
    ['NONE', '/promotions', { kind: 'none' }],
  ])('D-081 %s %s is followed', (type, linkage, target) => {
    expect(bannerTarget(type, linkage)).toEqual(target)
  })

  test.each([
    ['INTERNAL', 'https://evil.example'],
    ['INTERNAL', '//evil.example/x'],
    ['INTERNAL', '/\\evil.example'],
    ['INTERNAL', 'javascript:alert(1)'],
    ['EXTERNAL', 'javascript:alert(1)'],
    ['EXTERNAL', 'JaVaScRiPt:alert(1)'],
    ['EXTERNAL', 'data:text/html,<script>1</script>'],
    ['EXTERNAL', 'http://example.com'],
    ['EXTERNAL', 'https://user:secret@example.com'],
    ['EXTERNAL', 'tel:+8801700000000'],
    ['GAME', '../member'],
    ['GAME', '0'],
    ['GAME', '1e5'],
    ['MODAL', 'login&next=//evil.example'],
    ['MODAL', 'unknown'],
    ['SOMETHING', '/promotions'],
    ['INTERNAL', ''],
    ['INTERNAL', null],
  ])('D-081 %s %s is not followed', (type, linkage) => {
    expect(bannerTarget(type, linkage)).toEqual({ kind: 'none' })
  })
})

describe('videos', () => {
  test.each([
    'https://www.youtube.com/watch?v=abcDEF_12-3&t=9',
    'https://youtube.com/embed/abcDEF_12-3?autoplay=1',
    'https://m.youtube.com/shorts/abcDEF_12-3',
    'https://www.youtube-nocookie.com/embed/abcDEF_12-3/',
  ])('HOM-19 %s is a video', (url) => {
    expect(videoId(url)).toBe('abcDEF_12-3')
  })

  test.each([
    'banners/3.svg',
    'http://www.youtube.com/watch?v=abcDEF_12-3',
    'https://www.youtube.com.evil.example/watch?v=abcDEF_12-3',
    'https://evil.example/www.youtube.com/embed/abcDEF_12-3',
    'https://notyoutube.com/embed/abcDEF_12-3',
    'https://www.youtube.com@evil.example/embed/abcDEF_12-3',
    'https://user:pw@www.youtube.com/embed/abcDEF_12-3',
    'https://www.youtube.com:8443/embed/abcDEF_12-3',
    'https://www.youtube.com/embed/abcDEF_12-3/../../redirect',
    'https://www.youtube.com/redirect?q=https://evil.example&v=abcDEF_12-3',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=abcDEF_12-3%22onload',
    'https://vimeo.com/12345678901',
    'javascript://www.youtube.com/embed/abcDEF_12-3',
  ])('HOM-19 %s is not a video', (url) => {
    expect(videoId(url)).toBeNull()
  })

  test.each([
    ['EN', 'en'],
    ['TY', 'th'],
    ['CN', 'zh-CN'],
    ['VI', 'vi'],
    ['TH', 'th'],
    ['BN', null],
    ['constructor', null],
  ])('HOM-21 language %s gives the player %s', (language, hl) => {
    const url = new URL(videoEmbed('abcDEF_12-3', language))
    expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/abcDEF_12-3')
    expect(url.searchParams.get('hl')).toBe(hl)
  })
})

test('HOM-03 a video shows its length', () => {
  expect([9, 84, 3725].map(videoLength)).toEqual(['0:09', '1:24', '62:05'])
})

describe('winners', () => {
  const people = Array.from({ length: 25 }, (_, index) => `w${index + 1}`)

  test('HOM-24 HOM-25 HOM-26 at most 20: three on top, the list from rank 4 to 20', () => {
    const { top, rest } = splitWinners(people)
    expect(top).toEqual([
      { rank: 1, winner: 'w1' },
      { rank: 2, winner: 'w2' },
      { rank: 3, winner: 'w3' },
    ])
    expect(rest).toHaveLength(17)
    expect(rest.at(0)).toEqual({ rank: 4, winner: 'w4' })
    expect(rest.at(-1)).toEqual({ rank: 20, winner: 'w20' })
  })

  test('HOM-25 fewer than three are all on top', () => {
    expect(splitWinners(['a', 'b'])).toEqual({
      top: [
        { rank: 1, winner: 'a' },
        { rank: 2, winner: 'b' },
      ],
      rest: [],
    })
    expect(splitWinners([])).toEqual({ top: [], rest: [] })
  })

  test('HOM-27 half a pixel per frame, the same speed on faster screens, no jump after a pause', () => {
    expect(scrollStep(1000 / 60)).toBeCloseTo(0.5)
    expect(scrollStep(1000 / 120)).toBeCloseTo(0.25)
    expect(scrollStep(60_000)).toBe(2)
    expect(scrollStep(-5)).toBe(0)
  })
})
