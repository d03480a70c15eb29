import { subjects } from '../catalogue/subjects.ts'
import { createRandom, hash32 } from '../world/core/prng.ts'
import { glyphPath } from './glyphs.ts'
import { lettering } from './lettering.ts'
import { gold, lightCount, type Metal, metal, type Palette, palette } from './palette.ts'
import { vendorPattern } from './patterns.ts'
import { scatter } from './props.ts'
import { scenes } from './scenes.ts'
import { sculpt } from './sculpt.ts'
import { linear, pack, radial } from './svg.ts'
import { vendorStyle } from './vendor-style.ts'

/** What a poster needs to know of a game. */
export interface PosterGame {
  nodeId: number
  displayName: string
  displayNameBn: string
  /** Vendor code. */
  vassalage: string
  subject: number
  jackpot: boolean
}

/** Size in pixels, and the language of the lettering. The wide poster is drawn when w > h. */
export interface PosterOptions {
  w?: number
  h?: number
  lang?: 'EN' | 'BN'
}

/** Most titles are gold; the rest take the light of the scene. */
function titleFace(draw: number, { glow, hot }: Palette): Metal {
  if (draw < 0.45) return gold
  if (draw < 0.6) return metal('s')
  return { light: '#fff', mid: hot, deep: glow }
}

function jackpotRibbon(word: string, cx: number, y: number, w: number, h: number): string {
  return `<rect x="3" y="3" width="${w - 6}" height="${h - 6}" rx="11" fill="none" stroke="${gold.mid}" stroke-width="3"/><rect x="7" y="7" width="${w - 14}" height="${h - 14}" rx="8" fill="none" stroke="${gold.light}" opacity=".6"/>${lettering(word, { id: 'jp', x: cx, bottom: y, width: 84, height: 24, align: 'middle', face: gold, ink: '#3b1a00' })}`
}

/**
 * The poster of a game as SVG text, 3:4, or 16:9 when w > h. Everything follows from the game, so the same
 * game always looks the same; the theme is nodeId % 6, as the portal's tile themes.
 */
export function gameArt(game: PosterGame, options: PosterOptions = {}): string {
  const { w: pixelW = 240, h: pixelH = 320, lang = 'EN' } = options
  const wide = pixelW > pixelH
  const style = vendorStyle(game.vassalage)
  const [w, h] = wide ? [320, 180] : [240, 320]
  const random = createRandom(hash32(game.nodeId, 'poster'))
  const colours = palette(game.nodeId % 6, random.int(0, lightCount - 1))
  const subject = subjects[game.subject] ?? subjects[0]
  const world = subject?.world ?? 'classic'
  const face = metal(subject?.tone ?? 'g')
  const id = `g${game.nodeId.toString(36)}`
  const centre = wide ? { cx: 234, cy: 86, r: 64 } : { cx: 120, cy: 122, r: 80 }
  const stage = { w, h, ...centre, ground: wide ? 132 : 200, colours, random }
  const tilt = random.int(-7, 7)
  const around = scatter(`${id}x`, world, random, centre, colours)
  const title = lang === 'BN' ? game.displayNameBn : game.displayName
  const bottom = (wide ? h - 16 : h - 18) - (game.jackpot ? (wide ? 24 : 26) : 0)
  const titleBox = wide
    ? { x: 16, bottom, width: 146, height: 100, align: 'start' as const }
    : { x: 120, bottom, width: 208, height: 84, align: 'middle' as const }
  const scrim = wide
    ? linear(
        `${id}d`,
        [0, 0, 1, 0],
        [
          [0, colours.ink, 0.94],
          [0.42, colours.ink, 0.62],
          [0.7, colours.ink, 0],
        ],
      )
    : linear(
        `${id}d`,
        [0, 0, 0, 1],
        [
          [0.5, colours.ink, 0],
          [0.74, colours.ink, 0.78],
          [1, colours.ink],
        ],
      )
  return pack(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${pixelW}" height="${pixelH}"><defs>${linear(
      `${id}b`,
      [0.2, 0, 0.5, 1],
      [
        [0, colours.base],
        [1, colours.deep],
      ],
    )}${radial(
      `${id}l`,
      [centre.cx, centre.cy, centre.r * 2.1],
      [
        [0, colours.hot],
        [0.28, colours.glow, 0.95],
        [0.62, colours.lit, 0.55],
        [1, colours.base, 0],
      ],
    )}${scrim}${around.defs}${radial(
      `${id}v`,
      [w / 2, h * 0.42, Math.max(w, h) * 0.72],
      [
        [0.55, colours.ink, 0],
        [1, colours.ink, 0.6],
      ],
    )}</defs><rect width="${w}" height="${h}" fill="url(#${id}b)"/><rect width="${w}" height="${h}" fill="url(#${id}l)"/>${vendorPattern(`${id}p`, style.index, w, h, colours.hot)}${scenes[world]?.(stage) ?? ''}<rect width="${w}" height="${h}" fill="url(#${id}v)"/>${around.far}${sculpt(id, glyphPath(subject?.glyph ?? 'crown'), { cx: centre.cx, cy: centre.cy, size: centre.r * 1.98, tilt }, face, colours.ink, colours.hot)}<rect width="${w}" height="${h}" fill="url(#${id}d)"/>${wide ? '' : around.near}${lettering(title, { id: `${id}t`, face: titleFace(random.next(), colours), ink: colours.ink, ...titleBox, family: style.letters })}${game.jackpot ? jackpotRibbon(lang === 'BN' ? 'জ্যাকপট' : 'Jackpot', wide ? 58 : 120, h - 14, w, h) : ''}</svg>`,
  )
}
