import { foreground } from './foregrounds.ts'
import { gold } from './palette.ts'
import {
  backdrop,
  createStage,
  figure,
  type Poster,
  shade,
  shadow,
  sky,
  sprinkle,
  titled,
  usualTitle,
} from './poster-parts.ts'
import { disc, rays } from './strokes.ts'
import { linear, n } from './svg.ts'

/** Draws a composition. */
export type Layout = (poster: Poster) => string

const use = (defs: string) => `<defs>${defs}</defs>`

/** One large figure in the middle of the light. */
export const hero: Layout = (p) => {
  const stage = p.wide ? createStage(p, 236, 80, 62, 132) : createStage(p, 120, 126, 78, 204)
  const around = sprinkle(p, stage)
  const lead = { cx: stage.cx, cy: stage.cy, size: stage.r * 2, tilt: p.random.int(-6, 6) }
  return `${sky(p, stage)}${backdrop(p, stage)}${use(around.defs)}${around.far}${figure(p, 'a', p.lead, lead)}${foreground(`${p.id}g`, p.setting, stage, p.wide ? 150 : 214)}${p.wide ? shade(p, 'left', 0.34, 0.7) : ''}${p.wide ? '' : around.near}${titled(p, usualTitle(p))}`
}

/** A landscape with the title in the sky: the main figure on the ground, others far away. */
export const vista: Layout = (p) => {
  const right = p.random.chance(0.5)
  const x = right ? 146 : 94
  const stage = p.wide ? createStage(p, 238, 96, 60, 128) : createStage(p, x, 186, 70, 232)
  const far = p.wide ? { cx: 168, cy: 108, size: 50 } : { cx: right ? 44 : 196, cy: 212, size: 66 }
  const lead = p.wide
    ? { cx: 240, cy: 100, size: 116 }
    : { cx: right ? 140 : 100, cy: 212, size: 146 }
  const around = sprinkle(p, stage)
  return `${sky(p, stage)}${disc(stage, stage.r * 1.3)}${backdrop(p, stage)}${shadow(p, p.mates[0], far)}${use(around.defs)}${p.wide ? shade(p, 'left', 0.34, 0.7) : shade(p, 'top', 0.48, 0.8)}${around.far}${figure(p, 'a', p.lead, lead)}${foreground(`${p.id}g`, p.setting, stage, p.wide ? 154 : 282)}${titled(
    p,
    p.wide
      ? { ...usualTitle(p), bottom: 128, height: 92, spare: 'around' }
      : { x: 120, bottom: 132, width: 208, height: 80, spare: 'around' },
  )}`
}

/** Two fields with a diagonal edge between them, along which the title rises. */
export const slash: Layout = (p) => {
  const { id, w, h, colours } = p
  const stage = p.wide ? createStage(p, 240, 86, 66, 140) : createStage(p, 122, 112, 82, 200)
  const around = sprinkle(p, stage)
  const field = p.wide ? `M134 0H${w}V${h}H96Z` : `M0 0H${w}V196L0 232Z`
  const edge = p.wide ? `M134 0L96 ${h}` : `M0 232L${w} 196`
  const stripes = Array.from({ length: 9 }, (_, i) =>
    p.wide
      ? `M${150 + i * 24} 0l-38 ${h}h9l38-${h}Z`
      : `M0 ${24 + i * 26}L${w} ${i * 26 - 12}v9L0 ${33 + i * 26}Z`,
  )
  const fieldFill = linear(
    `${id}b`,
    [0, 0, 1, 1],
    [
      [0, colours.lit],
      [0.6, colours.glow],
      [1, colours.hot],
    ],
  )
  const title = p.wide
    ? { ...usualTitle(p), width: 122, rise: 4 }
    : { x: 120, bottom: h - 14 - p.foot, width: 206, height: 72, rise: 8.5 }
  return `<rect width="${w}" height="${h}" fill="${colours.ink}"/>${use(fieldFill + around.defs)}<path d="${field}" fill="url(#${id}b)"/><path d="${stripes.join('')}" fill="${colours.base}" opacity=".16"/>${shadow(p, p.mates[1], p.wide ? { cx: 172, cy: 60, size: 74, tilt: -12 } : { cx: 58, cy: 86, size: 108, tilt: -14 })}${around.far}<path d="${edge}" stroke="${colours.ink}" stroke-width="12"/><path d="${edge}" stroke="${colours.glow}" stroke-width="5"/>${figure(p, 'a', p.lead, { cx: stage.cx, cy: stage.cy, size: stage.r * 2.1, tilt: p.wide ? 5 : 9 })}${p.wide ? '' : `<path d="M0 242L${w} 206V${h}H0Z" fill="${colours.ink}" opacity=".78"/>`}${titled(p, title)}`
}

/** A medal in the vendor's metal with the figure on it, the title on a ribbon below. */
export const crest: Layout = (p) => {
  const { id, w, h, colours } = p
  const up = p.foot * 0.6
  const stage = p.wide
    ? createStage(p, 240, 88, 70, 130)
    : createStage(p, 120, 122 - up / 2, 84, 190)
  const { cx, cy, r } = stage
  const ring = (radius: number, rest: string) =>
    `<circle cx="${cx}" cy="${n(cy)}" r="${n(radius)}" ${rest}/>`
  const beads = n((r * 1.09 * 6.2832) / 26 - 0.1)
  const clip = `<clipPath id="${id}c">${ring(r, '')}</clipPath>`
  const y = h - 100 - up
  const ribbon = `M6 ${y + 8}H${w - 6}L${w - 14} ${y + 41}L${w - 6} ${y + 74}H6L14 ${y + 41}Z`
  const board = `M17 ${y}H${w - 17}V${y + 80}H17Z`
  const band = p.wide
    ? shade(p, 'left', 0.3, 0.62)
    : `<path d="${ribbon}" fill="${colours.base}" stroke="${colours.ink}" stroke-width="4"/><path d="${board}" fill="${colours.deep}" stroke="${colours.ink}" stroke-width="5"/><path d="M19 ${y + 5}H${w - 19}M19 ${y + 75}H${w - 19}" stroke="${gold.mid}" stroke-width="2"/>`
  const title = p.wide
    ? { ...usualTitle(p), bottom: 140, spare: 'around' as const }
    : { x: 120, bottom: y + 71, width: 196, height: 62, spare: 'around' as const }
  return `<rect width="${w}" height="${h}" fill="${colours.base}"/>${rays(stage, 22, 0.2)}${use(clip)}${ring(r * 1.17, `fill="${gold.deep}" stroke="${colours.ink}" stroke-width="5"`)}${ring(r * 1.15, `fill="${gold.mid}"`)}<g clip-path="url(#${id}c)">${sky(p, stage)}${backdrop(p, stage)}</g>${ring(r * 1.09, `fill="none" stroke="${gold.light}" stroke-width="5" stroke-linecap="round" stroke-dasharray=".1 ${beads}"`)}${ring(r, `fill="none" stroke="${gold.deep}" stroke-width="3"`)}${figure(p, 'a', p.lead, { cx, cy: cy + 2, size: r * 1.84, tilt: p.random.int(-5, 5) })}${band}${titled(p, title)}`
}

/** Three figures of one setting: one in front, two behind. */
export const cast: Layout = (p) => {
  const stage = p.wide ? createStage(p, 236, 84, 58, 132) : createStage(p, 120, 122, 72, 206)
  const around = sprinkle(p, stage)
  const [left, right] = p.mates
  const at = p.wide
    ? [
        { cx: 186, cy: 62, size: 72, tilt: -10 },
        { cx: 288, cy: 64, size: 72, tilt: 10 },
        { cx: 238, cy: 98, size: 112 },
      ]
    : [
        { cx: 56, cy: 106, size: 94, tilt: -12 },
        { cx: 184, cy: 106, size: 94, tilt: 12 },
        { cx: 120, cy: 156, size: 138 },
      ]
  const [one = { cx: 0, cy: 0, size: 1 }, two = one, front = one] = at
  return `${sky(p, stage)}${rays(stage, 12, 0.16)}${backdrop(p, stage)}${use(around.defs)}${around.far}<g opacity=".92">${figure(p, 'm', left, one)}${figure(p, 'n', right, two)}</g>${figure(p, 'a', p.lead, front)}${foreground(`${p.id}g`, p.setting, stage, p.wide ? 152 : 224)}${p.wide ? shade(p, 'left', 0.36, 0.72) : ''}${titled(p, usualTitle(p, 76))}`
}

/** A doorway in a patterned wall, with the figure stepping out of it. */
export const gate: Layout = (p) => {
  const { id, w, h, colours } = p
  const stage = p.wide ? createStage(p, 238, 92, 58, 140) : createStage(p, 120, 132, 76, 196)
  const arch = p.wide
    ? 'M170 168V76A68 68 0 0 1 306 76V168Z'
    : 'M30 224V106A90 90 0 0 1 210 106V224Z'
  const step = p.wide ? 'M158 164H318V176H158Z' : 'M16 218H224V232H16Z'
  const around = sprinkle(p, stage)
  const clip = `<clipPath id="${id}c"><path d="${arch}"/></clipPath>`
  const wall = linear(
    `${id}w`,
    [0, 0, 0, 1],
    [
      [0, colours.base],
      [1, colours.ink],
    ],
  )
  const lead = p.wide ? { cx: 238, cy: 104, size: 118 } : { cx: 120, cy: 144, size: 152 }
  return `${use(wall + clip + around.defs)}<rect width="${w}" height="${h}" fill="url(#${id}w)"/><g clip-path="url(#${id}c)">${sky(p, stage)}${backdrop(p, stage)}${shadow(p, p.mates[0], { cx: stage.cx - stage.r * 0.8, cy: stage.cy + 10, size: stage.r })}${around.far}</g><path d="${arch}" fill="none" stroke="${colours.ink}" stroke-width="12"/><path d="${arch}" fill="none" stroke="${gold.mid}" stroke-width="6"/><path d="${arch}" fill="none" stroke="${gold.light}" stroke-width="1.5"/><path d="${step}" fill="${colours.lit}" stroke="${colours.ink}" stroke-width="4"/>${figure(p, 'a', p.lead, lead)}${p.wide ? shade(p, 'left', 0.42, 0.7) : around.near}${titled(p, usualTitle(p, 68))}`
}
