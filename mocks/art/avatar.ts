import type { Tone } from '#mocks/catalogue/subjects.ts'
import { createRandom, hash32 } from '#mocks/world/core/prng.ts'
import { glyphPath } from './glyphs.ts'
import { gold, metal, palette } from './palette.ts'
import { sculpt } from './sculpt.ts'
import { n, pack, radial } from './svg.ts'

const faces: readonly (readonly [string, Tone])[] = [
  ['tiger-head', 'o'],
  ['elephant-head', 's'],
  ['panda', 's'],
  ['fox-head', 'o'],
  ['parrot-head', 'j'],
  ['eagle-head', 'g'],
  ['lion', 'g'],
  ['deer-head', 'o'],
  ['wolf-head', 's'],
  ['monkey', 'o'],
  ['unicorn', 'p'],
  ['rooster', 'r'],
  ['dolphin', 'b'],
  ['swan', 's'],
  ['samurai-helmet', 'r'],
  ['jester-hat', 'v'],
  ['ninja-mask', 'v'],
  ['astronaut-helmet', 's'],
  ['viking-helmet', 's'],
  ['butterfly', 'p'],
]

/**
 * The picture for a name. Numbers are avatars to choose from, each with its own picture; other names get any of them.
 */
const faceOf = (name: string, drawn: number) =>
  faces[(/^\d+$/.test(name) ? Number(name) - 1 : drawn) % faces.length]

/** A round portrait of a player, 96 x 96, always the same for a name. Ranks 1 to 3 have a laurel ring. */
export function winnerAvatar(name: string, rank = 0): string {
  const seed = hash32(11, name)
  const random = createRandom(seed)
  const [glyph, tone] = faceOf(name, random.int(0, faces.length - 1)) ?? ['lion', 'g']
  const colours = palette(random.int(0, 5), random.int(0, 4))
  const id = `w${seed.toString(36)}`
  const medal = [null, gold, metal('s'), metal('o')][rank] ?? null
  const beads = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * 6.283
    return `M${n(48 + Math.cos(a) * 44.5)} ${n(48 + Math.sin(a) * 44.5)}h.01`
  })
  const ring = medal
    ? `<circle cx="48" cy="48" r="44.5" fill="none" stroke="${medal.deep}" stroke-width="7"/><path d="${beads.join('')}" stroke="${medal.light}" stroke-width="4" stroke-linecap="round"/>`
    : `<circle cx="48" cy="48" r="46" fill="none" stroke="${colours.glow}" stroke-width="3"/>`
  return pack(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><defs>${radial(
      `${id}b`,
      [48, 36, 56],
      [
        [0, colours.hot],
        [0.4, colours.glow],
        [1, colours.base],
      ],
    )}<clipPath id="${id}k"><circle cx="48" cy="48" r="47"/></clipPath></defs><g clip-path="url(#${id}k)"><rect width="96" height="96" fill="url(#${id}b)"/><path d="M0 76Q48 52 96 76V96H0Z" fill="${colours.deep}" opacity=".7"/>${sculpt(id, glyphPath(glyph), { cx: 48, cy: 47, size: 60, tilt: 0 }, metal(tone), colours.ink, colours.hot)}</g>${ring}</svg>`,
  )
}
