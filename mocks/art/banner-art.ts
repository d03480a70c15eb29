import type { Tone } from '#mocks/catalogue/subjects.ts'
import { createRandom, hash32 } from '#mocks/world/core/prng.ts'
import { glyphPath } from './glyphs.ts'
import { metal, palette } from './palette.ts'
import { scatter } from './props.ts'
import { scenes } from './scenes.ts'
import { sculpt } from './sculpt.ts'
import { rays } from './strokes.ts'
import { linear, pack, radial } from './svg.ts'

/**
 * Size in pixels (ratios from 3:1 to 16:9), and the place of the subjects: at the side, with room for text, or in the
 * middle.
 */
export interface BannerOptions {
  w?: number
  h?: number
  subject?: 'aside' | 'middle'
}

interface BannerScene {
  setting: string
  theme: number
  light: number
  /** The main glyph first, then the two beside it. */
  cast: readonly (readonly [string, Tone])[]
}

const bannerScenes: readonly BannerScene[] = [
  {
    setting: 'bengal',
    theme: 0,
    light: 3,
    cast: [
      ['lotus', 'p'],
      ['wood-canoe', 'o'],
      ['elephant-head', 's'],
    ],
  },
  {
    setting: 'classic',
    theme: 1,
    light: 1,
    cast: [
      ['throne-king', 'g'],
      ['cherry', 'r'],
      ['cut-diamond', 'b'],
    ],
  },
  {
    setting: 'live',
    theme: 2,
    light: 1,
    cast: [
      ['card-ace-spades', 's'],
      ['card-queen-hearts', 'p'],
      ['crown-coin', 'g'],
    ],
  },
  {
    setting: 'fish',
    theme: 4,
    light: 0,
    cast: [
      ['shark-jaws', 's'],
      ['octopus', 'r'],
      ['sea-turtle', 'j'],
    ],
  },
  {
    setting: 'east',
    theme: 5,
    light: 3,
    cast: [
      ['dragon-head', 'g'],
      ['asian-lantern', 'r'],
      ['pagoda', 'r'],
    ],
  },
  {
    setting: 'sports',
    theme: 0,
    light: 2,
    cast: [
      ['trophy-cup', 'g'],
      ['soccer-ball', 's'],
      ['cricket-bat', 'o'],
    ],
  },
  {
    setting: 'treasure',
    theme: 3,
    light: 2,
    cast: [
      ['open-treasure-chest', 'g'],
      ['galleon', 'o'],
      ['compass', 'g'],
    ],
  },
]

/** The number of scenes before they repeat. */
export const bannerCount = bannerScenes.length

/** A wide scene without text, which the page writes over it; the same id always gives the same scene. */
export function bannerArt({ id: number }: { id: number }, options: BannerOptions = {}): string {
  const { w: pixelW = 1440, h: pixelH = 480, subject = 'aside' } = options
  const h = 320
  const w = Math.round((h * pixelW) / pixelH)
  const wide = w > 700
  const scene = bannerScenes[(number - 1 + bannerCount * 1000) % bannerCount] ?? bannerScenes[0]
  if (!scene) throw new Error('No banner scene')
  const random = createRandom(hash32(number, 'banner'))
  const colours = palette(scene.theme, scene.light)
  const id = `n${number.toString(36)}`
  const middle = subject === 'middle'
  const beside = wide ? 0.73 : 0.7
  const centre = { cx: w * (middle ? 0.5 : beside), cy: wide ? 150 : 138, r: wide ? 104 : 84 }
  const around = scatter(`${id}x`, scene.setting, random, centre, colours)
  const more = scatter(`${id}y`, scene.setting, random, { ...centre, cy: 170, r: 190 }, colours)
  const below = wide ? 40 : 62
  const cast = scene.cast.map(([glyph, tone], i) => {
    const side = [0, -1][i] ?? 1
    const place = {
      cx: centre.cx + side * (wide ? 172 : 112),
      cy: centre.cy + (side ? below : 0),
      size: (side ? 128 : 222) * (wide ? 1 : 0.8),
      tilt: side * 9,
    }
    return sculpt(`${id}c${i}`, glyphPath(glyph), place, metal(tone), colours.ink, colours.hot)
  })
  const stage = { w, h, ...centre, ground: 232, colours, random }
  return pack(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${pixelW}" height="${pixelH}"><defs>${linear(
      `${id}b`,
      [0, 0, 0.6, 1],
      [
        [0, colours.deep],
        [0.6, colours.base],
        [1, colours.deep],
      ],
    )}${radial(
      `${id}l`,
      [centre.cx, centre.cy, 330],
      [
        [0, colours.hot],
        [0.25, colours.glow, 0.95],
        [0.6, colours.lit, 0.5],
        [1, colours.base, 0],
      ],
    )}${linear(
      `${id}u`,
      [0, 0, 0, 1],
      [
        [0.7, colours.ink, 0],
        [1, colours.ink, 0.7],
      ],
    )}${around.defs}${more.defs}</defs><rect width="${w}" height="${h}" fill="url(#${id}b)"/><rect width="${w}" height="${h}" fill="url(#${id}l)"/>${rays(stage, 15, 0.1)}${scenes[scene.setting]?.(stage) ?? ''}${more.far}${around.far}<rect width="${w}" height="${h}" fill="url(#${id}u)"/>${cast.slice(1).join('')}${cast[0] ?? ''}${around.near}</svg>`,
  )
}
