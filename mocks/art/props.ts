import type { Random } from '#mocks/world/core/prng.ts'
import { gold, type Palette } from './palette.ts'
import { n } from './svg.ts'

// Small shapes, drawn once per picture around the origin with a radius of 10, then placed by <use>.
const shapes: Readonly<Record<string, (colours: Palette) => string>> = {
  sparkle: () =>
    '<path d="M0-10q1.4 8.6 10 10q-8.6 1.4-10 10q-1.4-8.6-10-10q8.6-1.4 10-10Z" fill="#fff"/>',
  coin: () =>
    `<ellipse cy="2" rx="10" ry="7.6" fill="${gold.deep}"/><ellipse rx="10" ry="7.6" fill="${gold.mid}"/><ellipse rx="7" ry="5.2" fill="none" stroke="${gold.light}" stroke-width="1.7"/>`,
  gem: ({ glow, lit, hot }) =>
    `<path d="M-10-3L-5-9H5L10-3L0 10Z" fill="${glow}"/><path d="M-10-3H10L0 10Z" fill="${lit}"/><path d="M-4-3L0-9L4-3L0 10Z" fill="${hot}"/>`,
  petal: () =>
    '<path d="M0-10q9 8 0 20q-9-12 0-20Z" fill="#ffb3d4"/><path d="M0-4V8" stroke="#f06ca3"/>',
  leaf: () =>
    '<path d="M0-11q10 9 0 22q-10-13 0-22Z" fill="#5fd66b"/><path d="M0-8V10" stroke="#14713a"/>',
  bubble: () =>
    '<circle r="9" fill="#fff" fill-opacity=".18" stroke="#fff" stroke-opacity=".8" stroke-width="1.4"/><circle cx="-3" cy="-3" r="2" fill="#fff"/>',
  ember: () =>
    '<path d="M0-12Q10 0 4 8Q0 12-4 8Q-9 0 0-12Z" fill="#ff8a2b"/><circle cy="4" r="3" fill="#ffe9a8"/>',
  ribbon: ({ hot }) => `<path d="M-8-3L8-5V1L-8 3Z" fill="${hot}"/>`,
  paper: () => '<path d="M-7-4L5-2L7 4L-5 2Z" fill="#ff77b5"/>',
  spade: () =>
    '<path d="M0-10C8-2 12 2 7 6Q3 8 1 5L3 11H-3L-1 5Q-3 8-7 6C-12 2-8-2 0-10Z" fill="#fff"/>',
  heart: () => '<path d="M0 10C-14-2-9-10-4-9Q0-8 0-4Q0-8 4-9C9-10 14-2 0 10Z" fill="#ff5a5f"/>',
  star: () =>
    `<path d="M0-10L3-3L10-3L4 2L6 9L0 5L-6 9L-4 2L-10-3L-3-3Z" fill="${gold.mid}" stroke="${gold.light}" stroke-linejoin="round"/>`,
  feather: () =>
    '<path d="M0-14q8 12 0 23q-8-11 0-23Z" fill="#ffd9a0"/><path d="M0-9V14" stroke="#b4501b" stroke-width="1.4"/>',
}

const kinds: Readonly<Record<string, readonly string[]>> = {
  east: ['petal', 'coin'],
  egypt: ['coin', 'gem'],
  wild: ['leaf', 'coin'],
  myth: ['sparkle', 'ember'],
  treasure: ['coin', 'gem'],
  classic: ['coin', 'star'],
  space: ['gem', 'star'],
  sweets: ['paper', 'ribbon', 'star'],
  west: ['coin', 'ember'],
  night: ['ember', 'sparkle'],
  bengal: ['petal', 'leaf', 'coin'],
  fish: ['bubble', 'coin'],
  live: ['spade', 'heart', 'coin'],
  sports: ['paper', 'ribbon', 'star'],
  esports: ['gem', 'ember'],
  cock: ['feather', 'ember'],
  lott: ['star', 'coin', 'paper'],
  bingo: ['star', 'paper', 'coin'],
  pvp: ['spade', 'heart', 'star'],
  arcade: ['star', 'gem'],
}

const order = Object.keys(shapes)

/** One letter per shape, because the ids repeat often. */
function key(kind: string): string {
  return String.fromCharCode(97 + order.indexOf(kind))
}

/** Small shapes around a glyph: the shared `defs`, `far` behind the glyph (small), `near` in front of it (large). */
export interface Scatter {
  defs: string
  far: string
  near: string
}

/** The small shapes of a setting around a centre. They leave the upper corners free for badges. */
export function scatter(
  id: string,
  setting: string,
  random: Random,
  { cx, cy, r }: { cx: number; cy: number; r: number },
  colours: Palette,
): Scatter {
  const used = new Set<string>(['sparkle'])
  const place = (kind: string, angle: number, distance: number, size: number) => {
    used.add(kind)
    const x = Math.round(cx + Math.cos(angle) * distance)
    const y = Math.round(cy + Math.sin(angle) * distance * 0.94)
    return `<use href="#${id}${key(kind)}" transform="translate(${x} ${y}) rotate(${random.int(-40, 40)}) scale(${n(size / 10)})"/>`
  }
  const choices = kinds[setting] ?? ['sparkle']
  const turn = random.next() * 6.283
  const small = random.int(4, 6)
  const large = random.int(3, 4)
  let far = place('sparkle', turn + 0.5, r * 1.2, 6)
  let near = place('sparkle', 3.95, r * 0.92, random.int(9, 14))
  for (let i = 0; i < small; i += 1) {
    far += place(
      random.pick(choices),
      turn + (i / small) * 6.283,
      r * (1.1 + random.next() * 0.2),
      random.int(4, 8),
    )
  }
  for (let i = 0; i < large; i += 1) {
    near += place(
      random.pick(choices),
      0.25 + (i / (large - 1)) * 2.6,
      r * (0.98 + random.next() * 0.2),
      random.int(9, 15),
    )
  }
  const defs = [...used].map(
    (kind) => `<g id="${id}${key(kind)}">${shapes[kind]?.(colours) ?? ''}</g>`,
  )
  return { defs: defs.join(''), far, near }
}
