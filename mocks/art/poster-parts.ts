import type { Random } from '#mocks/world/core/prng.ts'
import { glyphPath } from './glyphs.ts'
import { type LetteringBox, lettering } from './lettering.ts'
import type { Metal, Palette } from './palette.ts'
import { vendorPattern } from './patterns.ts'
import { type Scatter, scatter } from './props.ts'
import { scenes } from './scenes.ts'
import { sculpt } from './sculpt.ts'
import type { Stage } from './strokes.ts'
import { linear, n, radial } from './svg.ts'
import type { VendorStyle } from './vendor-style.ts'

/** A figure of the poster: an outline and its metal. */
export interface Figure {
  readonly glyph: string
  readonly face: Metal
}

/** The parts of a composition. Coordinates are 240 x 320, or 320 x 180 in landscape. */
export interface Poster {
  readonly id: string
  readonly w: number
  readonly h: number
  readonly wide: boolean
  readonly setting: string
  readonly colours: Palette
  readonly random: Random
  readonly style: VendorStyle
  readonly lead: Figure
  /** Two other figures of the same setting, further back. */
  readonly mates: readonly [Figure, Figure]
  readonly title: string
  readonly titleFace: Metal
  readonly lang: 'EN' | 'BN'
  /** The table's minimum and maximum stake, as decimal strings. */
  readonly limits: readonly [string, string]
  /** The height that the word "jackpot" takes at the bottom. */
  readonly foot: number
}

export interface Place {
  cx: number
  cy: number
  size: number
  tilt?: number
  flip?: boolean
}

/** The stage of a poster around a centre. */
export const createStage = (
  p: Poster,
  cx: number,
  cy: number,
  r: number,
  ground: number,
): Stage => ({
  w: p.w,
  h: p.h,
  cx,
  cy,
  r,
  ground,
  colours: p.colours,
  random: p.random,
})

/** The background colour and the light of the scene, with a faint pattern of the vendor. */
export function sky(p: Poster, { cx, cy, r }: Stage): string {
  const { w, h, id, colours } = p
  const ground = linear(
    `${id}b`,
    [0.2, 0, 0.5, 1],
    [
      [0, colours.base],
      [1, colours.deep],
    ],
  )
  const light = radial(
    `${id}l`,
    [cx, cy, r * 2.1],
    [
      [0, colours.hot],
      [0.28, colours.glow, 0.95],
      [0.62, colours.lit, 0.55],
      [1, colours.base, 0],
    ],
  )
  return `<defs>${ground}${light}</defs><rect width="${w}" height="${h}" fill="url(#${id}b)"/><rect width="${w}" height="${h}" fill="url(#${id}l)"/>${vendorPattern(`${id}p`, p.style.index, w, h, colours.hot)}`
}

/** The backdrop of the poster's setting. */
export const backdrop = (p: Poster, stage: Stage): string => scenes[p.setting]?.(stage) ?? ''

/** The gradient line of a shade by the side from which it darkens. */
const SHADE_LINES = { left: [1, 0, 0, 0], top: [0, 1, 0, 0], foot: [0, 0, 0, 1] } as const

/**
 * Darkens the picture from one side; the arguments are where it begins and where it is full, in fractions of the
 * picture.
 */
export function shade(p: Poster, from: keyof typeof SHADE_LINES, start: number, full: number) {
  const { ink } = p.colours
  const id = `${p.id}d`
  return `<defs>${linear(id, SHADE_LINES[from], [
    [start, ink, 0],
    [full, ink, 0.86],
    [1, ink, 0.96],
  ])}</defs><rect width="${p.w}" height="${p.h}" fill="url(#${id})"/>`
}

/** A figure in full light. `key` distinguishes the figures of a poster. */
export const figure = (p: Poster, key: string, { glyph, face }: Figure, place: Place): string =>
  sculpt(
    `${p.id}${key}`,
    glyphPath(glyph),
    { tilt: 0, ...place },
    face,
    p.colours.ink,
    p.colours.hot,
  )

/** A distant figure: only its outline, in the colours of the background. */
export function shadow(p: Poster, { glyph }: Figure, { cx, cy, size, tilt = 0 }: Place): string {
  const scale = Math.round((size / 512) * 1000) / 1000
  return `<path d="${glyphPath(glyph)}" fill="${p.colours.base}" stroke="${p.colours.deep}" stroke-width="18" opacity=".8" transform="translate(${n(cx)} ${n(cy)}) rotate(${tilt}) scale(${scale}) translate(-256 -256)"/>`
}

/** The small objects of the setting around a centre. */
export const sprinkle = (p: Poster, { cx, cy, r }: Stage): Scatter =>
  scatter(`${p.id}x`, p.setting, p.random, { cx, cy, r }, p.colours)

type TitleBox = Pick<LetteringBox, 'x' | 'bottom' | 'width' | 'height'> & Partial<LetteringBox>

/** The title in the vendor's lettering. */
export const titled = (p: Poster, box: TitleBox): string =>
  lettering(p.title, {
    id: `${p.id}t`,
    face: p.titleFace,
    ink: p.colours.ink,
    family: p.style.letters,
    align: p.wide ? 'start' : 'middle',
    ...box,
  })

/** The usual place of a title: along the bottom of a portrait poster, at the left of a landscape one. */
export const usualTitle = ({ wide, h, foot }: Poster, height = 80): TitleBox =>
  wide
    ? { x: 16, bottom: h - 16 - foot, width: 148, height: 104 }
    : { x: 120, bottom: h - 18 - foot, width: 208, height }
