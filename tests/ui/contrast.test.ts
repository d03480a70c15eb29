import { describe, expect, test } from 'vitest'
import { contrast, readTheme, themeNames } from './color.ts'
import { readCss } from './css.ts'

const surfaces = ['--canvas', '--surface-1', '--surface-2', '--surface-3']
const texts = [
  '--text',
  '--text-2',
  '--text-muted',
  '--link',
  '--brand-text',
  '--accent',
  '--success',
  '--warning',
  '--danger',
  '--info',
]
const edges = [
  '--border-strong',
  '--focus',
  ...[1, 2, 3, 4, 5, 6].map((series) => `--chart-${series}`),
]

// A label on its own fill
const pairs = [
  ['--on-brand', '--brand'],
  ['--on-brand', '--brand-hover'],
  ['--on-brand', '--brand-active'],
  ['--on-deposit', '--deposit'],
  ['--on-deposit', '--deposit-hover'],
  ['--on-deposit', '--deposit-active'],
  ['--on-danger', '--danger-fill'],
  ['--on-danger', '--danger-fill-hover'],
  ['--on-danger', '--danger-fill-active'],
  ['--on-badge', '--badge-live'],
  ['--on-badge', '--badge-hot'],
  ['--on-badge', '--badge-new'],
  ['--brand-text', '--brand-soft'],
  ['--accent', '--accent-soft'],
  ['--success', '--success-soft'],
  ['--warning', '--warning-soft'],
  ['--danger', '--danger-soft'],
  ['--info', '--info-soft'],
  ['--text', '--field'],
  ['--text-muted', '--field'],
  ['--on-medal', '--gold'],
  ['--on-medal', '--silver'],
  ['--on-medal', '--bronze'],
] as const

const cross = (inks: readonly string[]) =>
  inks.flatMap((ink) => surfaces.map((surface) => [ink, surface] as const))

describe.each(themeNames)('contrast in %s', (theme) => {
  const color = readTheme(theme)
  const ratio = (ink: string, ground: string) => contrast(color(ink), color(ground))

  test.each([...cross(texts), ...pairs])(
    '%s on %s has a contrast of at least 4.5',
    (ink, ground) => {
      expect(ratio(ink, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(cross(edges))('%s on %s has a contrast of at least 3', (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(3)
  })
})

describe('game cards', () => {
  const stops = readCss('src/ui/tokens/color.css').matchAll(
    /--(card-\d): linear-gradient\((.+)\);/g,
  )
  const cards = [...stops].flatMap(([, name = '', list = '']) =>
    (list.match(/#[0-9a-f]{6}/gi) ?? []).map((stop) => [name, stop] as const),
  )

  test('are six, with two stops each', () => expect(cards).toHaveLength(12))

  test.each(cards)('%s: white text on %s has a contrast of at least 7', (_, stop) => {
    const part = (at: number) => Number.parseInt(stop.slice(at, at + 2), 16)
    expect(contrast([255, 255, 255], [part(1), part(3), part(5)])).toBeGreaterThanOrEqual(7)
  })
})
