import type { Random } from '../catalogue/prng.ts'
import type { Palette } from './palette.ts'
import { whole as n } from './svg.ts'

/** Where a scene is drawn: the picture's size, the glyph's centre and radius, the line of the ground. */
export interface Stage {
  w: number
  h: number
  cx: number
  cy: number
  r: number
  ground: number
  colours: Palette
  random: Random
}

type Scene = (stage: Stage) => string

function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** Wedges of light from the glyph's centre. */
export function rays({ cx, cy, w, h, colours, random }: Stage, count = 13, opacity = 0.16): string {
  const reach = w + h
  const turn = random.next() * 6.28
  let d = ''
  for (let i = 0; i < count; i += 1) {
    const a = turn + (i / count) * 6.283
    const b = a + 3.1 / count
    d += `M${n(cx)} ${n(cy)}L${n(cx + Math.cos(a) * reach)} ${n(cy + Math.sin(a) * reach)}L${n(cx + Math.cos(b) * reach)} ${n(cy + Math.sin(b) * reach)}Z`
  }
  return fill(d, colours.hot, opacity)
}

/** A rolling silhouette from side to side at the given height. */
function ridge({ w, h, random }: Stage, y: number, swing: number, steps = 3): string {
  let d = `M0 ${h}V${n(y)}`
  const step = w / steps
  for (let i = 0; i < steps; i += 1) {
    const top = y - swing * (0.4 + random.next())
    d += `Q${n(step * (i + 0.5))} ${n(top)} ${n(step * (i + 1))} ${n(y - swing * 0.3 * random.next())}`
  }
  return `${d}V${h}Z`
}

/** Sharp peaks from side to side. */
function peaks({ w, h, random }: Stage, y: number, swing: number, steps: number): string {
  let d = `M0 ${h}V${n(y)}`
  const step = w / steps
  for (let i = 0; i < steps; i += 1) {
    d += `L${n(step * (i + 0.35 + random.next() * 0.3))} ${n(y - swing * (0.5 + random.next() * 0.6))}L${n(step * (i + 1))} ${n(y - random.next() * swing * 0.2)}`
  }
  return `${d}V${h}Z`
}

function disc({ cx, cy, colours }: Stage, r: number, dy = 0): string {
  return `<circle cx="${n(cx)}" cy="${n(cy + dy)}" r="${n(r)}" fill="${colours.glow}" opacity=".55"/><circle cx="${n(cx)}" cy="${n(cy + dy)}" r="${n(r * 0.86)}" fill="${colours.hot}" opacity=".5"/>`
}

function dots({ w, random, colours }: Stage, count: number, depth: number): string {
  let d = ''
  for (let i = 0; i < count; i += 1) {
    d += `M${random.int(4, Math.floor(w) - 4)} ${random.int(4, Math.floor(depth))}h.01`
  }
  return `<path d="${d}" stroke="${colours.hot}" stroke-width="${random.int(2, 3)}" stroke-linecap="round" opacity=".8"/>`
}

/** Overlapping scallops, rows of them, as waves or clouds. */
function scallops({ w, colours }: Stage, y: number, size: number): string {
  let out = ''
  for (let row = 0; row < 2; row += 1) {
    let d = ''
    for (let x = row % 2 ? -size : 0; x < w + size; x += size * 2) {
      for (const k of [1, 0.68, 0.36]) {
        d += `M${n(x - size * k)} ${n(y + row * size * 0.7)}a${n(size * k)} ${n(size * k)} 0 0 1 ${n(size * 2 * k)} 0`
      }
    }
    out += `<path d="${d}" fill="${row ? colours.deep : colours.base}" stroke="${colours.glow}" stroke-width="1.6" stroke-opacity=".7"/>`
  }
  return out
}

const east: Scene = (s) =>
  disc(s, s.r * 1.12, -s.r * 0.08) +
  fill(peaks(s, s.ground, s.r * 0.7, 3), s.colours.base, 0.6) +
  scallops(s, s.ground + 4, s.w / 9)

const egypt: Scene = (s) => {
  const { cx, ground: g, r, colours, random, h, w } = s
  const x = cx + random.int(-30, 30)
  const shade = `M${n(x)} ${n(g - r * 1.5)}L${n(x + r * 1.6)} ${n(g + 20)}H${n(x + r * 0.2)}Z`
  const face = `M${n(x)} ${n(g - r * 1.5)}L${n(x - r * 1.5)} ${n(g + 20)}H${n(x + r * 0.2)}Z`
  return `${rays(s, 16, 0.2)}${fill(face, colours.lit, 0.65)}${fill(shade, colours.deep, 0.75)}${fill(ridge(s, g + 4, 16, 2), colours.base)}${fill(`M0 ${h}V${n(g + 26)}Q${n(w / 2)} ${n(g)} ${w} ${n(g + 34)}V${h}Z`, colours.deep)}`
}

function leaf(x: number, y: number, length: number, angle: number): string {
  const point = (l: number, a: number) => `${n(x + Math.cos(a) * l)} ${n(y + Math.sin(a) * l)}`
  return `M${n(x)} ${n(y)}Q${point(length * 0.6, angle - 0.5)} ${point(length, angle)}Q${point(length * 0.6, angle + 0.5)} ${n(x)} ${n(y)}Z`
}

const wild: Scene = (s) => {
  const { w, ground, colours, random } = s
  const fan = (x: number, y: number, from: number, to: number, length: number) =>
    [0, 1, 2, 3, 4]
      .map((i) => leaf(x, y, length * (0.75 + random.next() * 0.4), from + ((to - from) * i) / 4))
      .join('')
  return (
    rays(s, 9, 0.14) +
    fill(ridge(s, ground - 12, 26), colours.base, 0.7) +
    fill(fan(-8, ground + 14, -1.5, 0.2, w * 0.42), colours.lit, 0.75) +
    fill(fan(w + 8, ground + 14, -1.64, -3.3, w * 0.42), colours.lit, 0.75) +
    fill(fan(-10, ground + 40, -1.2, 0.2, w * 0.36), colours.deep) +
    fill(fan(w + 10, ground + 40, -1.9, -3.3, w * 0.36), colours.deep)
  )
}

const myth: Scene = (s) => {
  const { w, h, cx, ground, colours, r } = s
  const column = (x: number, width: number) =>
    `M${n(x)} ${h}V${n(ground - r * 2.05)}h${n(width)}V${h}ZM${n(x - 5)} ${n(ground - r * 2.05)}h${n(width + 10)}v-9h${n(-width - 10)}ZM${n(x - 4)} ${n(ground + 8)}h${n(width + 8)}v10h${n(-width - 8)}Z`
  const flutes = [0.3, 0.6].map(
    (k) =>
      `M${n(16 + k * 22)} ${n(ground - r * 2)}V${h}M${n(w - 38 + k * 22)} ${n(ground - r * 2)}V${h}`,
  )
  return `${rays(s, 11, 0.18)}${scallops({ ...s, colours: { ...colours, base: colours.lit, deep: colours.base } }, ground + 10, w / 7)}${fill(column(14, 24) + column(w - 38, 24), colours.base, 0.92)}<path d="${flutes.join('')}" stroke="${colours.glow}" stroke-width="2" opacity=".5"/>${fill(`M${n(cx - r * 1.1)} ${n(ground + 16)}h${n(r * 2.2)}l12 16h${n(-r * 2.2 - 24)}Z`, colours.lit, 0.8)}`
}

const sea: Scene = (s) => {
  const { w, h, ground, colours, random } = s
  let shafts = ''
  for (let i = 0; i < 5; i += 1) {
    const x = (w / 5) * i + random.int(-10, 20)
    shafts += `M${n(x)} 0h${random.int(10, 26)}L${n(x + w * 0.25 + 30)} ${n(ground)}h-${random.int(40, 70)}Z`
  }
  let weed = ''
  for (const x of [6, 22, w - 26, w - 9]) {
    const top = ground - random.int(10, 70)
    weed += `M${n(x - 6)} ${h}Q${n(x - 18)} ${n((h + top) / 2 + 20)} ${n(x)} ${n((h + top) / 2)}T${n(x + 4)} ${n(top)}Q${n(x + 16)} ${n((h + top) / 2)} ${n(x + 8)} ${h}Z`
  }
  return (
    fill(shafts, colours.hot, 0.16) +
    fill(ridge(s, ground, 30), colours.base, 0.7) +
    fill(weed, colours.lit, 0.6) +
    fill(ridge(s, ground + 24, 18, 2), colours.deep)
  )
}

const treasure: Scene = (s) => {
  const { w, h, ground, colours } = s
  const wave = (y: number) =>
    `M0 ${h}V${n(y)}${Array.from({ length: 4 }, () => `q${n(w / 16)} -12 ${n(w / 8)} 0t${n(w / 8)} 0`).join('')}V${h}Z`
  return `${disc(s, s.r * 1.05)}${rays(s, 15, 0.1)}${fill(peaks(s, ground - 4, 40, 4), colours.base, 0.55)}${fill(wave(ground), colours.lit, 0.6)}${fill(wave(ground + 16), colours.base)}${fill(wave(ground + 34), colours.deep)}`
}

const classic: Scene = (s) => {
  const { cx, cy, r, colours } = s
  const ring = (k: number, opacity: number, width: number) =>
    `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * k)}" fill="none" stroke="${colours.hot}" stroke-width="${width}" opacity="${opacity}"/>`
  const bulbs = `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 1.24)}" fill="none" stroke="#fff6cf" stroke-width="6" stroke-linecap="round" stroke-dasharray=".1 ${n((r * 1.24 * 6.2832) / 22 - 0.1)}"/>`
  return `${rays(s, 18, 0.22)}<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 1.32)}" fill="${colours.deep}" opacity=".62"/>${ring(1.32, 0.7, 2)}${bulbs}${ring(1.14, 0.6, 2)}<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 1.13)}" fill="${colours.glow}" opacity=".5"/>`
}

const space: Scene = (s) => {
  const { w, h, cx, cy, r, ground, colours, random } = s
  const side = random.chance(0.5) ? 0.12 : 0.88
  return `${dots(s, 34, h)}${dots(s, 14, h)}<circle cx="${n(w * side)}" cy="${n(cy - r * 0.75)}" r="${n(r * 0.4)}" fill="${colours.glow}" opacity=".8"/><circle cx="${n(w * side + r * 0.13)}" cy="${n(cy - r * 0.65)}" r="${n(r * 0.36)}" fill="${colours.base}" opacity=".55"/><g fill="none" stroke="${colours.hot}" transform="rotate(${random.int(-28, 28)} ${n(cx)} ${n(cy)})"><ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(r * 1.5)}" ry="${n(r * 0.5)}" stroke-width="2" opacity=".6"/><ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(r * 1.75)}" ry="${n(r * 0.66)}" opacity=".35"/></g>${fill(`M0 ${h}V${n(ground + 30)}Q${n(w / 2)} ${n(ground - 12)} ${w} ${n(ground + 30)}V${h}Z`, colours.base)}`
}

const sweets: Scene = (s) => {
  const { ground, colours } = s
  return (
    rays(s, 10, 0.26) +
    fill(ridge(s, ground, 44), colours.lit, 0.65) +
    fill(ridge(s, ground + 18, 40, 2), colours.glow, 0.55) +
    fill(ridge(s, ground + 36, 22, 3), colours.base)
  )
}

const west: Scene = (s) => {
  const { w, h, ground: g, colours, random } = s
  const mesa = (x: number, width: number, height: number) =>
    `M${n(x)} ${n(g + 10)}L${n(x + width * 0.12)} ${n(g - height)}h${n(width * 0.5)}l${n(width * 0.06)} ${n(height * 0.3)}h${n(width * 0.16)}L${n(x + width)} ${n(g + 10)}Z`
  return `${disc(s, s.r * 1.1, s.r * 0.14)}${fill(mesa(-30, w * 0.52, 84 + random.int(0, 30)) + mesa(w * 0.56, w * 0.6, 60 + random.int(0, 40)), colours.base, 0.85)}${fill(`M0 ${h}V${n(g)}H${w}V${h}Z`, colours.deep)}${fill(ridge(s, g + 8, 10, 2), colours.base)}`
}

const night: Scene = (s) => {
  const { w, h, cx, cy, r, ground, colours } = s
  const spire = (x: number, width: number, top: number) =>
    `M${n(x)} ${h}V${n(top + width)}L${n(x + width / 2)} ${n(top - width * 0.6)}L${n(x + width)} ${n(top + width)}V${h}Z`
  const craters = `<path d="M${n(cx - r * 0.8)} ${n(cy - r * 0.5)}h.1M${n(cx + r * 0.7)} ${n(cy - r * 0.6)}h.1M${n(cx + r * 0.85)} ${n(cy + r * 0.3)}h.1" stroke="${colours.glow}" stroke-width="${n(r * 0.2)}" stroke-linecap="round" opacity=".4"/>`
  return `${dots(s, 26, ground)}${disc(s, s.r * 1.22)}${craters}${fill(spire(6, 26, ground - 62) + spire(34, 18, ground - 30) + spire(w - 32, 26, ground - 76) + spire(w - 54, 18, ground - 36), colours.deep)}${fill(ridge(s, ground + 14, 30), colours.deep)}`
}

const bengal: Scene = (s) => {
  const { w, h, cx, ground: g, colours, r } = s
  let glints = ''
  for (let i = 0; i < 6; i += 1)
    glints += `M${n(cx - r * (0.85 - i * 0.12))} ${n(g + 10 + i * 9)}h${n(r * (1.7 - i * 0.24))}`
  const palm = (x: number, lean: number, top: number) => {
    const tx = x + lean
    const fronds = [-2.9, -2.3, -1.57, -0.85, -0.25, 0.35, 2.8]
      .map((a) => leaf(tx, top, 34, a))
      .join('')
    return `M${n(x)} ${n(g + 4)}Q${n(x + lean * 0.3)} ${n((g + top) / 2)} ${n(tx)} ${n(top)}l4 1Q${n(x + lean * 0.4 + 5)} ${n((g + top) / 2)} ${n(x + 7)} ${n(g + 4)}Z${fronds}`
  }
  return `${disc(s, r * 1.08)}${fill(ridge(s, g + 2, 22, 4), colours.base, 0.75)}${fill(palm(14, 10, g - 74) + palm(w - 24, -8, g - 92) + palm(w - 6, -16, g - 48), colours.deep, 0.9)}${fill(`M0 ${h}V${n(g)}H${w}V${h}Z`, colours.base)}<path d="${glints}" stroke="${colours.hot}" stroke-width="3" stroke-linecap="round" opacity=".6"/>`
}

const live: Scene = (s) => {
  const { w, h, cx, ground, colours } = s
  const beams = `M${n(w * 0.08)} -6L${n(cx - s.r * 1.3)} ${n(ground + 20)}H${n(cx + s.r * 0.3)}ZM${n(w * 0.92)} -6L${n(cx + s.r * 1.3)} ${n(ground + 20)}H${n(cx - s.r * 0.3)}Z`
  const fold = w / 14
  let drape = `M0 0H${w}V${n(h * 0.08)}`
  for (let i = 0; i < 7; i += 1) drape += `q${n(-fold)} ${n(fold * 1.5)} ${n(-fold * 2)} 0`
  return `${fill(beams, colours.hot, 0.26)}${dots(s, 16, ground)}<ellipse cx="${n(cx)}" cy="${n(ground + 26)}" rx="${n(s.r * 1.75)}" ry="${n(s.r * 0.46)}" fill="${colours.lit}" opacity=".85"/><ellipse cx="${n(cx)}" cy="${n(ground + 26)}" rx="${n(s.r * 1.55)}" ry="${n(s.r * 0.37)}" fill="none" stroke="${colours.hot}" stroke-width="2" opacity=".7"/>${fill(`${drape}Z`, colours.base)}`
}

const stadium: Scene = (s) => {
  const { w, h, cx, ground: g, colours } = s
  const bank = (x: number) => `M${n(x)} 26h44M${n(x)} 36h44`
  const beams = `M40 30L${n(cx - s.r)} ${n(g + 30)}H${n(cx + s.r * 0.6)}ZM${n(w - 40)} 30L${n(cx + s.r)} ${n(g + 30)}H${n(cx - s.r * 0.6)}Z`
  let lines = ''
  for (let i = -4; i <= 4; i += 1) lines += `M${n(cx + i * 16)} ${n(g)}L${n(cx + i * 70)} ${h}`
  return `${fill(`M0 ${n(g)}V${n(g - 54)}Q${n(w / 2)} ${n(g - 26)} ${w} ${n(g - 54)}V${n(g)}Z`, colours.deep, 0.8)}<path d="M0 ${n(g - 36)}Q${n(w / 2)} ${n(g - 12)} ${w} ${n(g - 36)}M0 ${n(g - 22)}Q${n(w / 2)} ${n(g - 2)} ${w} ${n(g - 22)}" fill="none" stroke="${colours.hot}" stroke-width="3" stroke-dasharray=".1 7" stroke-linecap="round" opacity=".6"/>${fill(beams, colours.hot, 0.2)}<path d="${bank(18)}${bank(w - 62)}" stroke="#fff" stroke-width="6" stroke-dasharray="6 3"/>${fill(`M0 ${h}V${n(g)}H${w}V${h}Z`, colours.base)}<path d="${lines}" stroke="${colours.lit}" stroke-width="3" opacity=".8"/>`
}

const grid: Scene = (s) => {
  const { w, h, cx, ground: g, colours } = s
  let lines = `M0 ${n(g)}H${w}`
  for (let i = -7; i <= 7; i += 1) lines += `M${n(cx + i * 14)} ${n(g)}L${n(cx + i * 64)} ${h}`
  for (let i = 1; i < 5; i += 1) lines += `M0 ${n(g + (i * i * (h - g)) / 16)}H${w}`
  const bars = [0.3, 0.5, 0.66, 0.8].map(
    (k, i) =>
      `M${n(cx - s.r * 1.3)} ${n(s.cy + s.r * k)}h${n(s.r * 2.6)}v${3 + i * 2}h${n(-s.r * 2.6)}Z`,
  )
  return `${disc(s, s.r * 1.15)}${fill(bars.join(''), colours.deep, 0.55)}${fill(`M0 ${h}V${n(g)}H${w}V${h}Z`, colours.deep)}<path d="${lines}" stroke="${colours.glow}" stroke-width="1.6" opacity=".75"/>`
}

const draw: Scene = (s) => {
  const { w, colours, random, ground } = s
  let balls = ''
  for (const [x, y, r] of [
    [0.1, 0.3, 15],
    [0.9, 0.24, 19],
    [0.14, 0.62, 20],
    [0.88, 0.6, 14],
    [0.3, 0.1, 11],
    [0.7, 0.08, 13],
  ] as const) {
    const bx = w * x + random.int(-6, 6)
    const by = s.h * y + random.int(-8, 8)
    balls += `<circle cx="${n(bx)}" cy="${n(by)}" r="${r}" fill="${random.pick([colours.lit, colours.glow, '#ffc53a'])}"/><circle cx="${n(bx - r * 0.2)}" cy="${n(by - r * 0.2)}" r="${n(r * 0.5)}" fill="#fff" opacity=".9"/>`
  }
  return rays(s, 14, 0.2) + balls + fill(ridge(s, ground + 16, 30, 2), colours.base, 0.9)
}

/** The backdrop of each world. */
export const scenes: Readonly<Record<string, Scene>> = {
  east,
  egypt,
  wild,
  myth,
  treasure,
  classic,
  space,
  sweets,
  west,
  night,
  bengal,
  fish: sea,
  live,
  sports: stadium,
  esports: grid,
  cock: west,
  lott: draw,
  bingo: draw,
  pvp: classic,
  arcade: grid,
}
