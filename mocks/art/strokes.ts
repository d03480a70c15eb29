import type { Random } from '#mocks/world/core/prng.ts'
import type { Palette } from './palette.ts'
import { whole as n } from './svg.ts'

/** The drawing area of a scene: the picture's size, the glyph's centre and radius, the height of the ground. */
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

/** Draws a backdrop. */
export type Scene = (stage: Stage) => string

/** A filled path. */
export function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** Beams of light from the glyph's centre. */
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
export function ridge({ w, h, random }: Stage, y: number, swing: number, steps = 3): string {
  let d = `M0 ${h}V${n(y)}`
  const step = w / steps
  for (let i = 0; i < steps; i += 1) {
    const top = y - swing * (0.4 + random.next())
    d += `Q${n(step * (i + 0.5))} ${n(top)} ${n(step * (i + 1))} ${n(y - swing * 0.3 * random.next())}`
  }
  return `${d}V${h}Z`
}

/** Sharp peaks from side to side. */
export function peaks({ w, h, random }: Stage, y: number, swing: number, steps: number): string {
  let d = `M0 ${h}V${n(y)}`
  const step = w / steps
  for (let i = 0; i < steps; i += 1) {
    d += `L${n(step * (i + 0.35 + random.next() * 0.3))} ${n(y - swing * (0.5 + random.next() * 0.6))}L${n(step * (i + 1))} ${n(y - random.next() * swing * 0.2)}`
  }
  return `${d}V${h}Z`
}

/** The moon or the sun behind the glyph. */
export function disc({ cx, cy, colours }: Stage, r: number, dy = 0): string {
  return `<circle cx="${n(cx)}" cy="${n(cy + dy)}" r="${n(r)}" fill="${colours.glow}" opacity=".55"/><circle cx="${n(cx)}" cy="${n(cy + dy)}" r="${n(r * 0.86)}" fill="${colours.hot}" opacity=".5"/>`
}

/** Stars or lamps, down to the given depth. */
export function dots({ w, random, colours }: Stage, count: number, depth: number): string {
  let d = ''
  for (let i = 0; i < count; i += 1) {
    d += `M${random.int(4, Math.floor(w) - 4)} ${random.int(4, Math.floor(depth))}h.01`
  }
  return `<path d="${d}" stroke="${colours.hot}" stroke-width="${random.int(2, 3)}" stroke-linecap="round" opacity=".8"/>`
}

/** Overlapping scallops, rows of them, as waves or clouds. */
export function scallops({ w, colours }: Stage, y: number, size: number): string {
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

/** A pointed leaf. */
export function leaf(x: number, y: number, length: number, angle: number): string {
  const point = (l: number, a: number) => `${n(x + Math.cos(a) * l)} ${n(y + Math.sin(a) * l)}`
  return `M${n(x)} ${n(y)}Q${point(length * 0.6, angle - 0.5)} ${point(length, angle)}Q${point(length * 0.6, angle + 0.5)} ${n(x)} ${n(y)}Z`
}
