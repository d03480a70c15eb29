import { type Subject, subjects, subjectsOfSetting } from '#mocks/catalogue/subjects.ts'
import { createRandom, hash32, type Random } from '#mocks/world/core/prng.ts'
import { cast, crest, gate, hero, type Layout, slash, vista } from './layouts.ts'
import { duel, felts, neon, table } from './layouts-special.ts'
import { lettering } from './lettering.ts'
import type { Look } from './looks.ts'
import { listMotifs } from './motifs.ts'
import { createPalette, gold, lightCount, type Metal, metal, type Palette } from './palette.ts'
import type { Figure, Poster } from './poster-parts.ts'
import { pack } from './svg.ts'
import { getLayouts, type LayoutName, vendorStyle } from './vendor-style.ts'

/** The properties of a game that its poster depends on. */
export interface PosterGame {
  nodeId: number
  displayName: string
  displayNameBn: string
  gameType: string
  /** Vendor code. */
  vassalage: string
  subject: number
  jackpot: boolean
  minStake: string
  maxStake: string
}

/**
 * Size in pixels, the language of the lettering, and what distinguishes the picture from its neighbours. Landscape when
 * w > h.
 */
export interface PosterOptions {
  w?: number
  h?: number
  lang?: 'EN' | 'BN'
  look?: Look | undefined
}

const layouts: Readonly<Record<LayoutName, Layout>> = {
  hero,
  vista,
  slash,
  crest,
  cast,
  gate,
  table,
  felts,
  duel,
  neon,
}

/** Most titles are gold; the others have the colour of the scene's light. */
function titleFace(draw: number, { glow, hot }: Palette): Metal {
  if (draw < 0.4) return gold
  if (draw < 0.6) return metal('s')
  return { light: '#fff', mid: hot, deep: glow }
}

function jackpotFrame(lang: 'EN' | 'BN', wide: boolean): string {
  const [w, h] = wide ? [320, 180] : [240, 320]
  const word = lettering(lang === 'BN' ? 'জ্যাকপট' : 'JACKPOT', {
    id: 'jp',
    x: wide ? 58 : 120,
    bottom: h - 13,
    width: 84,
    height: 24,
    align: 'middle',
    face: gold,
    ink: '#3b1a00',
  })
  return `<rect x="3" y="3" width="${w - 6}" height="${h - 6}" rx="11" fill="none" stroke="${gold.mid}" stroke-width="3"/><rect x="7" y="7" width="${w - 14}" height="${h - 14}" rx="8" fill="none" stroke="${gold.light}" opacity=".6"/>${word}`
}

const usualMotif = (subject: Subject | undefined): string =>
  (subject && listMotifs(subject)[0]) ?? 'crown'

/** Two other subjects of the same setting, different from the one in front. */
function matesOf(setting: string, motif: string, random: Random): [Figure, Figure] {
  const others = (subjectsOfSetting.get(setting) ?? [])
    .map((index) => subjects[index])
    .filter((subject) => subject !== undefined)
    .map((subject) => ({ glyph: usualMotif(subject), face: metal(subject.tone) }))
    .filter(({ glyph }) => glyph !== motif)
  const [first = { glyph: 'round-star', face: gold }] = others.splice(
    random.int(0, Math.max(0, others.length - 1)),
    1,
  )
  return [first, others.length > 0 ? random.pick(others) : first]
}

/** The look of a single game that has no neighbours. */
function ownLook({ nodeId, subject, gameType, vassalage }: PosterGame): Look {
  const choices = getLayouts(gameType, vassalage)
  return {
    hue: nodeId % 6,
    motif: usualMotif(subjects[subject]),
    layout: choices[nodeId % choices.length] ?? 'hero',
  }
}

/** The colours of a game's poster and its three figures, in front and behind. */
function castOf(game: PosterGame, look: Look) {
  const random = createRandom(hash32(game.nodeId, 'poster'))
  const colours = createPalette(look.hue, random.int(0, lightCount - 1))
  const subject = subjects[game.subject] ?? subjects[0]
  const setting = subject?.setting ?? 'classic'
  const lead: Figure = { glyph: look.motif, face: metal(subject?.tone ?? 'g') }
  return { random, colours, setting, lead, mates: matesOf(setting, look.motif, random) }
}

/**
 * The look of a poster for the page of its game: `symbols` are three figures as `glyph.light.mid.deep`, `colours` the
 * ink, deep, base, lit, glow and hot of its palette; all colours in six hexadecimal digits.
 */
export function gameTheme(game: PosterGame, look = ownLook(game)) {
  const { colours, lead, mates } = castOf(game, look)
  const { ink, deep, base, lit, glow, hot } = colours
  const plain = (all: readonly string[]) => all.map((one) => one.replace('#', ''))
  return {
    symbols: [lead, ...mates]
      .map(({ glyph, face }) => [glyph, ...plain([face.light, face.mid, face.deep])].join('.'))
      .join(),
    colours: plain([ink, deep, base, lit, glow, hot]).join(),
  }
}

/** The poster of a game as SVG text, 3:4, or 16:9 when w > h. It depends only on the game and its look. */
export function gameArt(game: PosterGame, options: PosterOptions = {}): string {
  const { w: pixelW = 240, h: pixelH = 320, lang = 'EN', look = ownLook(game) } = options
  const wide = pixelW > pixelH
  const [w, h] = wide ? [320, 180] : [240, 320]
  const frameHeight = wide ? 24 : 26
  const { random, colours, setting, lead, mates } = castOf(game, look)
  const poster: Poster = {
    id: `g${game.nodeId.toString(36)}`,
    w,
    h,
    wide,
    setting,
    colours,
    random,
    style: vendorStyle(game.vassalage),
    lead,
    mates,
    title: lang === 'BN' ? game.displayNameBn : game.displayName,
    titleFace: titleFace(random.next(), colours),
    lang,
    limits: [game.minStake, game.maxStake],
    foot: game.jackpot ? frameHeight : 0,
  }
  return pack(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${pixelW}" height="${pixelH}">${layouts[look.layout](poster)}${game.jackpot ? jackpotFrame(lang, wide) : ''}</svg>`,
  )
}
