import { foreground } from './foregrounds.ts'
import { glyphPath } from './glyphs.ts'
import type { Layout } from './layouts.ts'
import { lettering } from './lettering.ts'
import { gold, metal } from './palette.ts'
import {
  backdrop,
  createStage,
  figure,
  type Poster,
  shade,
  sky,
  sprinkle,
  titled,
  usualTitle,
} from './poster-parts.ts'
import { grid } from './scenes-halls.ts'
import { rays } from './strokes.ts'
import { linear, n, radial } from './svg.ts'

const use = (defs: string) => `<defs>${defs}</defs>`

const SKINS = ['#f2c7a0', '#d9a075', '#b97a50', '#8f5a38'] as const
const HAIRS = ['#1b1310', '#2b1a12', '#4a2c1a', '#111827'] as const
/** Hair around a face: short, parted with a bun, and shoulder-length. */
const CUTS = [
  'M-21-6Q-25-33 0-33Q25-33 21-6Q18-18 10-21Q-4-18-13-22Q-19-17-21-6Z',
  'M-8-34a9 8 0 1 1 16 0Q25-31 21-4Q17-17 4-23Q-12-20-21-4Q-25-31-8-34Z',
  'M-21-4Q-27-34 0-34Q27-34 21-4Q27 10 24 24Q15 16 17-4Q10-20 0-21Q-10-20-17-4Q-15 16-24 24Q-27 10-21-4Z',
] as const

/** A dealer behind the table, in the vendor's colours; each vendor's dealer looks different. */
function dealer(p: Poster, x: number, y: number, k: number): string {
  const { ink, base, glow } = p.colours
  const turn = p.random.int(0, 11) + p.style.index
  const skin = SKINS[turn % SKINS.length]
  const hair = HAIRS[(turn >> 1) % HAIRS.length]
  const cut = CUTS[turn % CUTS.length]
  const face = `<ellipse cy="-6" rx="18" ry="20" fill="${skin}"/><path d="M-8-7h.1M8-7h.1" stroke="${ink}" stroke-width="4.5" stroke-linecap="round"/><path d="M-6 4q6 6 12 0" fill="none" stroke="#8c2f2f" stroke-width="2.4" stroke-linecap="round"/>`
  return `<g transform="translate(${x} ${y}) scale(${k})" stroke-linejoin="round"><path d="M-48 70Q-46 24-18 18L0 28L18 18Q46 24 48 70Z" fill="${ink}" stroke="${glow}" stroke-width="2"/><path d="M-26 70L-14 18L0 34L14 18L26 70Z" fill="${base}"/><path d="M-10 17L0 32L10 17L6 12H-6Z" fill="#fff"/><path d="M0 27L-11 21V34ZM0 27L11 21V34Z" fill="${glow}"/>${face}<path d="${cut}" fill="${hair}"/></g>`
}

/** A stake in few characters: 0.5, 20, 5K. */
function shortStake(amount: string): string {
  const whole = amount.replace(/\.?0+$/, '')
  return /^\d+000$/.test(whole) ? `${whole.slice(0, -3)}K` : whole
}

/** The badge of a live table, with the table's limits beside it. */
function liveMark(p: Poster, x: number, y: number): string {
  const { id, colours } = p
  const word = p.lang === 'BN' ? 'লাইভ' : 'LIVE'
  const white = { light: '#fff', mid: '#fff', deep: '#7f1d1d' }
  const pill = (left: number, fill: string) =>
    `<rect x="${left}" y="${y}" width="68" height="26" rx="13" fill="${fill}" stroke="#fff" stroke-width="2"/>`
  const mark = lettering(word, {
    id: `${id}v`,
    x: x + 26,
    bottom: y + 25,
    width: 37,
    height: 24,
    spare: 'around',
    align: 'start',
    face: white,
    ink: '#991b1b',
    outline: 26,
  })
  const limits = lettering(p.limits.map(shortStake).join('-'), {
    id: `${id}k`,
    x: x + 106,
    bottom: y + 25,
    width: 56,
    height: 24,
    spare: 'around',
    align: 'middle',
    face: { ...white, deep: colours.ink },
    ink: colours.ink,
    outline: 26,
  })
  return `${pill(x, '#c81e1e')}<circle cx="${x + 15}" cy="${y + 13}" r="5" fill="#fff"/>${mark}${pill(x + 72, colours.ink)}${limits}`
}

interface Oval {
  cx: number
  cy: number
  rx: number
  ry: number
}

/** The felt with its rail, and the seats around it from one angle to another; occupied ones are gold. */
function felt(p: Poster, { cx, cy, rx, ry }: Oval, seats: number, from: number, to: number) {
  const { id, colours, random } = p
  const cloth = radial(
    `${id}f`,
    [cx, cy - ry * 0.2, rx],
    [
      [0, colours.glow],
      [0.4, colours.lit],
      [1, colours.base],
    ],
  )
  const oval = (grow: number, rest: string) =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx + grow}" ry="${ry + grow}" ${rest}/>`
  const taken = random.int(2, seats - 1)
  const first = random.int(0, seats - 1)
  const chairs = Array.from({ length: seats }, (_, i) => {
    const a = from + (i / (seats - 1)) * (to - from)
    const [x, y] = [n(cx + Math.cos(a) * (rx + 7)), n(cy + Math.sin(a) * (ry + 7))]
    const is = (i * 3 + first) % seats < taken
    return `<circle cx="${x}" cy="${y}" r="11" fill="${is ? gold.mid : colours.deep}" stroke="${colours.ink}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="5" fill="${is ? '#fff6d6' : colours.base}"/>`
  })
  return `${use(cloth)}${oval(12, `fill="${colours.ink}"`)}${oval(8, `fill="${gold.deep}"`)}${oval(5, `fill="${gold.mid}"`)}${oval(0, `fill="url(#${id}f)"`)}${oval(-10, `fill="none" stroke="${colours.hot}" stroke-opacity=".75" stroke-width="1.6"`)}${chairs.join('')}`
}

/** A live table: stage light, the dealer, the felt with occupied and free seats, and the badge. */
export const table: Layout = (p) => {
  const { h, wide, random } = p
  const stage = wide ? createStage(p, 228, 66, 60, 112) : createStage(p, 120, 96, 76, 160)
  const oval = wide ? { cx: 230, cy: 122, rx: 76, ry: 34 } : { cx: 120, cy: 172, rx: 96, ry: 44 }
  const tilt = random.int(-6, 6)
  const lead = wide ? { cx: 230, cy: 110, size: 68, tilt } : { cx: 120, cy: 150, size: 94, tilt }
  return `${sky(p, stage)}${backdrop(p, stage)}${wide ? dealer(p, 230, 44, 1.02) : dealer(p, 120, 76, 1.3)}${felt(p, oval, wide ? 5 : 6, Math.PI * 0.92, Math.PI * 0.08)}${figure(p, 'a', p.lead, lead)}${wide ? shade(p, 'left', 0.5, 0.8) : shade(p, 'foot', 0.72, 0.8)}${wide ? liveMark(p, 16, h - 38) : liveMark(p, 50, 220)}${titled(p, wide ? { x: 16, bottom: h - 48, width: 128, height: 84 } : { x: 120, bottom: h - 14, width: 208, height: 56, spare: 'around' })}`
}

/** A table from above: the whole felt, the game in its middle, seats all around. */
export const felts: Layout = (p) => {
  const { w, h, wide, colours, random } = p
  const stage = wide ? createStage(p, 236, 90, 66, 150) : createStage(p, 120, 128, 80, 210)
  const oval = wide ? { cx: 236, cy: 90, rx: 60, ry: 58 } : { cx: 120, cy: 138, rx: 88, ry: 78 }
  const carpet = `<rect width="${w}" height="${h}" fill="${colours.deep}"/>${rays(stage, 18, 0.1)}`
  const lead = { cx: oval.cx, cy: oval.cy, size: wide ? 88 : 124, tilt: random.int(-8, 8) }
  return `${carpet}${felt(p, oval, 8, Math.PI * 0.15, Math.PI * 1.9)}${figure(p, 'a', p.lead, lead)}${wide ? shade(p, 'left', 0.52, 0.8) : shade(p, 'foot', 0.74, 0.82)}${wide ? liveMark(p, 16, h - 38) : liveMark(p, 50, 222)}${titled(p, wide ? { x: 16, bottom: h - 48, width: 134, height: 84 } : { x: 120, bottom: h - 12, width: 208, height: 56, spare: 'around' })}`
}

/** Two opponents on the sand, one red, one blue. */
export const duel: Layout = (p) => {
  const { id, w, h, wide, colours } = p
  const stage = wide ? createStage(p, 160, 78, 60, 128) : createStage(p, 120, 118, 76, 196)
  const half = wide ? `M0 0H176L144 ${h}H0Z` : `M0 0H132L108 ${h}H0Z`
  const glow = radial(
    `${id}l`,
    [stage.cx, stage.cy, stage.r * 1.7],
    [
      [0, '#fff3c4', 0.95],
      [0.35, colours.glow, 0.6],
      [1, colours.ink, 0],
    ],
  )
  const sides = `${linear(
    `${id}r`,
    [0, 0, 1, 1],
    [
      [0, colours.base],
      [1, colours.lit],
    ],
  )}${linear(
    `${id}u`,
    [1, 0, 0, 1],
    [
      [0, colours.ink],
      [1, colours.base],
    ],
  )}`
  const left = wide ? { cx: 74, cy: 74, size: 124 } : { cx: 70, cy: 128, size: 128 }
  const right = { ...left, cx: w - left.cx, flip: true }
  const versus = wide ? { x: 160, y: 78, r: 17 } : { x: 120, y: 84, r: 21 }
  const { lead } = p
  return `${use(sides + glow)}<rect width="${w}" height="${h}" fill="url(#${id}u)"/><path d="${half}" fill="url(#${id}r)"/>${rays(stage, 16, 0.16)}<rect width="${w}" height="${h}" fill="url(#${id}l)"/><ellipse cx="${w / 2}" cy="${stage.ground + 6}" rx="${w * 0.56}" ry="${wide ? 26 : 40}" fill="#d9a35b" stroke="${colours.ink}" stroke-width="4"/><ellipse cx="${w / 2}" cy="${stage.ground + 6}" rx="${w * 0.44}" ry="${wide ? 18 : 28}" fill="none" stroke="#fff1cf" stroke-width="2" opacity=".7"/>${figure(p, 'a', { ...lead, face: metal('b') }, right)}${figure(p, 'c', { ...lead, face: metal('r') }, left)}<circle cx="${versus.x}" cy="${versus.y}" r="${versus.r}" fill="${colours.ink}" stroke="${gold.mid}" stroke-width="3"/><path d="M${versus.x - versus.r * 0.5} ${versus.y - versus.r * 0.5}l${versus.r} ${versus.r}m0-${versus.r}l-${versus.r} ${versus.r}" stroke="${gold.light}" stroke-width="4" stroke-linecap="round"/>${foreground(`${id}g`, 'cock', stage, wide ? 132 : 232)}${titled(p, { x: w / 2, bottom: h - 12, width: w - 36, height: wide ? 46 : 66, align: 'middle', spare: 'around' })}`
}

/** A neon sign on a dark wall. */
export const neon: Layout = (p) => {
  const { id, w, h, wide, colours } = p
  const stage = wide ? createStage(p, 242, 78, 54, 136) : createStage(p, 120, 118, 74, 214)
  const { cx, cy, r } = stage
  const tube = (d: string, width: number) =>
    `<g fill="none" stroke-linejoin="round"><path d="${d}" stroke="${colours.glow}" stroke-width="${width * 2.6}" opacity=".2"/><path d="${d}" stroke="${colours.lit}" stroke-width="${width}"/><path d="${d}" stroke="#fff" stroke-width="${n(width * 0.34)}"/></g>`
  const frame = wide
    ? 'M178 18H300Q308 18 308 26V132Q308 140 300 140H178Q170 140 170 132V26Q170 18 178 18Z'
    : 'M34 36H206Q216 36 216 46V196Q216 206 206 206H34Q24 206 24 196V46Q24 36 34 36Z'
  const wall = radial(
    `${id}b`,
    [cx, cy, r * 2.2],
    [
      [0, colours.base],
      [1, '#07080f'],
    ],
  )
  const scale = Math.round((r * 1.55 * 1000) / 512) / 1000
  const around = sprinkle(p, stage)
  const line = (stroke: string, width: number, opacity = 1) =>
    `<use href="#${id}a" fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"/>`
  return `${use(wall + around.defs)}<rect width="${w}" height="${h}" fill="url(#${id}b)"/>${grid({ ...stage, colours: { ...colours, deep: '#0a0b16' } })}<path d="${frame}" fill="#07080f" opacity=".72"/>${tube(frame, 5)}<defs><path id="${id}a" d="${glyphPath(p.lead.glyph)}"/></defs><g transform="translate(${cx} ${cy}) scale(${scale}) translate(-256 -256)" stroke-linejoin="round">${line(p.lead.face.mid, 70, 0.3)}${line(p.lead.face.mid, 30)}<use href="#${id}a" fill="${p.lead.face.deep}"/>${line('#fff', 8)}</g>${around.far}${wide ? shade(p, 'left', 0.46, 0.8) : ''}${titled(p, { ...usualTitle(p, 74), face: { light: '#fff', mid: colours.hot, deep: colours.lit } })}`
}
