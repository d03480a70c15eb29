import { vendorList } from '#mocks/catalogue/vendors.ts'
import { glyphPath } from './glyphs.ts'
import { lettering } from './lettering.ts'
import { metal, palette } from './palette.ts'
import { linear, pack } from './svg.ts'
import { vendorStyle } from './vendor-style.ts'

// One emblem per vendor, in the order of vendorList.
const emblems =
  `bowl-of-rice jasmine emerald clownfish crown peach fire-bowl castle comet-spark deer-head feather
sunflower swan saphir lantern-flame pagoda anchor gems trident shamrock fox-head kite pineapple feathered-wing bull
palm-tree thor-hammer heraldic-sun compass lotus wolf-head floating-crystal asian-lantern paper-windmill slot-machine
wood-canoe nautilus-shell butterfly lotus-flower rocket spades hearts diamond-ring moon throne-king whale-tail
fishing-boat chess-king soccer-ball stopwatch cricket-bat unicorn elephant mecha-head eagle-head crossed-swords
eagle-emblem rooster claws ticket paper-crane seahorse`.split(/\s+/)

// Badges in a square of 64 units.
const badges = [
  'M32 2a30 30 0 1 1 0 60a30 30 0 0 1 0-60Z',
  'M32 1L60 11V34Q58 54 32 63Q6 54 4 34V11Z',
  'M32 1L59 16.5V47.5L32 63L5 47.5V16.5Z',
  'M18 3H46Q61 3 61 18V46Q61 61 46 61H18Q3 61 3 46V18Q3 3 18 3Z',
  'M32 0L41 9L55 9L55 23L64 32L55 41L55 55L41 55L32 64L23 55L9 55L9 41L0 32L9 23L9 9L23 9Z',
  'M32 1Q60 1 62 32Q60 63 32 63Q4 63 2 32Q4 1 32 1ZM32 1L63 32L32 63L1 32Z',
  'M8 10Q32-6 56 10Q68 34 52 56Q32 68 12 56Q-4 34 8 10Z',
]

const faces = ['g', 's', 'p', 'b', 'j', 'o', 'v'] as const

/**
 * The logo of a vendor as SVG text, 200 x 72 on transparent: an emblem and a word-mark with a dark outline, legible on
 * dark and on light. An unknown code gets its own emblem and the code as its text.
 */
export function vendorMark(code: string, lang: 'EN' | 'BN' = 'EN'): string {
  const vendor = vendorList.find((entry) => entry.code === code)
  const index = vendor?.index ?? code.length + (code.charCodeAt(0) || 0)
  const colours = palette(index * 5 + 1, index)
  const face = metal(faces[(index * 3) % faces.length] ?? 'g')
  const id = `v${index}`
  const name = (lang === 'BN' ? vendor?.nameBn : vendor?.name) ?? code
  const badge = badges[index % badges.length] ?? ''
  const glyph = glyphPath(emblems[index % emblems.length] ?? 'crown')
  return pack(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 72" width="200" height="72"><defs>${linear(
      `${id}b`,
      [0.2, 0, 0.6, 1],
      [
        [0, colours.glow],
        [0.55, colours.lit],
        [1, colours.base],
      ],
    )}${linear(
      `${id}g`,
      [0, 0, 0, 1],
      [
        [0, '#fff'],
        [1, colours.hot],
      ],
    )}</defs><g transform="translate(4 4)"><path d="${badge}" fill="url(#${id}b)" stroke="${colours.ink}" stroke-width="3" stroke-linejoin="round"/><path d="${badge}" transform="translate(3.8 3.8) scale(.88)" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.4"/><g transform="translate(14.5 14.5) scale(.068)"><path d="${glyph}" transform="translate(0 26)" fill="${colours.ink}" stroke="${colours.ink}" stroke-width="34" stroke-linejoin="round" opacity=".8"/><path d="${glyph}" fill="url(#${id}g)"/></g></g>${lettering(name, { id: `${id}t`, x: 78, bottom: 63, width: 116, height: 54, align: 'start', face, ink: '#10131f', outline: 36, family: vendorStyle(code).letters, spare: 'around' })}</svg>`,
  )
}
