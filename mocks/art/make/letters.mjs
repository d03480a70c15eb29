// Shapes the words of titles and vendors and writes their outlines to mocks/art/letters/. An SVG picture cannot use the
// page's fonts, and system fonts may lack the Bengali conjuncts. First install in a folder that FONTS names: npm
// install @fontsource/galada @fontsource/atma @fontsource/tiro-bangla @fontsource/lobster @fontsource/luckiest-guy
// @fontsource/cinzel
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { genitive } from '#mocks/catalogue/names.ts'
import { subjects } from '#mocks/catalogue/subjects.ts'
import { vendorList } from '#mocks/catalogue/vendors.ts'
import { anyModifiers, places, playEndings, tableEndings } from '#mocks/catalogue/words.ts'
import { ExpectedError, fromRoot, main } from '#scripts/lib/cli.mjs'

const { resolve } = createRequire(import.meta.url)
/** The units of an em in the output: one is a sixth of a pixel at the size of a poster. */
const EM = 200

/** The name of the font, its package, the file in it, and the axes of a variable font. */
const FONTS = [
  [
    'block-bn',
    '@fontsource-variable/noto-sans-bengali',
    'noto-sans-bengali-bengali-standard-normal',
    [
      ['wght', 900],
      ['wdth', 80],
    ],
  ],
  ['script-bn', '@fontsource/galada', 'galada-bengali-400-normal'],
  ['comic-bn', '@fontsource/atma', 'atma-bengali-700-normal'],
  ['serif-bn', '@fontsource/tiro-bangla', 'tiro-bangla-bengali-400-normal'],
  ['script-en', '@fontsource/lobster', 'lobster-latin-400-normal'],
  ['comic-en', '@fontsource/luckiest-guy', 'luckiest-guy-latin-400-normal'],
  ['serif-en', '@fontsource/cinzel', 'cinzel-latin-900-normal'],
]

const around = [...anyModifiers, ...playEndings, ...tableEndings]
const texts = {
  bn: [
    ...[...subjects.flatMap(({ nouns }) => nouns), ...places].flatMap(({ bn }) => [
      bn,
      genitive(bn),
    ]),
    ...around.map(({ bn }) => bn),
    ...vendorList.map(({ nameBn }) => nameBn),
    'লবি',
    'জ্যাকপট',
    'লাইভ',
  ],
  en: [
    ...[...subjects.flatMap(({ nouns }) => nouns), ...places, ...around].map(({ en }) => en),
    ...vendorList.map(({ name }) => name),
    'Lobby',
    'Jackpot',
    'Live',
    'of',
  ],
}

/** The path in relative whole numbers, y downwards, with its ascent and descent. */
function shorten(path, scale) {
  let out = ''
  let [x, y, startX, startY, top, bottom] = [0, 0, 0, 0, 0, 0]
  for (const [, command, rest] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const points = values.map((value, i) => Math.round((i % 2 ? -value : value) * scale))
    const steps = points.map((value, i) => value - (i % 2 ? y : x))
    if (command === 'Z') [x, y] = [startX, startY]
    else [x, y] = points.slice(-2)
    if (command === 'M') [startX, startY] = [x, y]
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    if (command === 'L' && steps[0] === 0 && steps[1] === 0) continue
    if (command === 'L' && steps[0] === 0) out += `v${steps[1]}`
    else if (command === 'L' && steps[1] === 0) out += `h${steps[0]}`
    else out += command.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
  }
  return { path: out, top, bottom }
}

function fontFile(name, file) {
  for (const from of [
    resolve,
    process.env.FONTS && createRequire(join(process.env.FONTS, 'x.js')).resolve,
  ]) {
    try {
      if (from) return readFileSync(from(`${name}/files/${file}.woff2`))
    } catch {}
  }
  throw new ExpectedError(`${name} is not installed; see the head of mocks/art/make/letters.mjs.`)
}

/** One font: each glyph once, and for each word its width, its height, and its glyphs with their positions. */
function write(hb, shaper, [name], upem) {
  const scale = EM / upem
  const outlines = []
  const known = new Map()
  const glyphOf = (id) => {
    const glyph = known.get(id) ?? { ...shorten(shaper.glyphToPath(id), scale), at: known.size }
    if (!known.has(id)) outlines.push(glyph.path)
    known.set(id, glyph)
    return glyph
  }
  const caps = name.endsWith('-en') && !name.startsWith('script')
  const words = {}
  for (const text of texts[name.slice(-2)].flatMap((text) => text.split(' '))) {
    const word = caps ? text.toUpperCase() : text
    const buffer = new hb.Buffer()
    buffer.addText(word)
    buffer.guessSegmentProperties()
    hb.shape(shaper, buffer)
    const positions = buffer.getGlyphPositions()
    let [left, top, bottom] = [0, 0, 0]
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, i) => {
      if (codepoint === 0) throw new ExpectedError(`${name} has no glyph for "${word}".`)
      const { xAdvance, xOffset, yOffset } = positions[i]
      const glyph = glyphOf(codepoint)
      const [x, y] = [Math.round((left + xOffset) * scale), Math.round(-yOffset * scale)]
      left += xAdvance
      top = Math.min(top, glyph.top + y)
      bottom = Math.max(bottom, glyph.bottom + y)
      return `${glyph.at},${x}${y ? `,${y}` : ''}`
    })
    words[word] = `${Math.round(left * scale)} ${-top} ${bottom} ${glyphs.join(' ')}`
  }
  const sorted = Object.fromEntries(Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1)))
  const json = `${JSON.stringify({ outlines, words: sorted }, null, 1)}\n`
  writeFileSync(fromRoot(`mocks/art/letters/${name}.json`), json)
  console.log(
    `${name}: ${Object.keys(words).length} words, ${outlines.length} glyphs, ${json.length} bytes`,
  )
}

await main(async () => {
  const subset = createRequire(resolve('subset-font'))
  const hb = await import(pathToFileURL(subset.resolve('harfbuzzjs')).href)
  const { convert } = subset('fontverter')
  for (const font of FONTS) {
    const [, name, file, axes = []] = font
    const bytes = await convert(fontFile(name, file), 'sfnt')
    const face = new hb.Face(new hb.Blob(new Uint8Array(bytes).buffer))
    const shaper = new hb.Font(face)
    if (axes.length > 0)
      shaper.setVariations(axes.map(([tag, value]) => new hb.Variation(tag, value)))
    write(hb, shaper, font, face.upem)
  }
})
