// `scripts/assets/fonts.mjs`: reduces the fonts of the first view to its characters and weights (src/ui/tokens/fonts/*.woff2). All
// other characters come from the full font, by unicode-range.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import { fromRoot, main } from '../lib/cli.mjs'

const resolve = createRequire(import.meta.url).resolve
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

const LATIN = `${range(0x20, 0x7e)}\u00a0©®·×–—‘’“”•…→−`
/** Historic and foreign letters and old currency signs do not occur in the first view. */
const RARE = /[ঀ঄ঌৄৠ-ৣৰৱ৴-৾]/
const BENGALI = [...`${range(0x980, 0x9fe)}।॥\u200c\u200d◌`].filter((c) => !RARE.test(c)).join('')
/** The OpenType features with which the font shapes Bengali. */
const SHAPING = [
  'abvm',
  'abvs',
  'akhn',
  'blwf',
  'blwm',
  'blws',
  'ccmp',
  'cjct',
  'dist',
  'half',
  'haln',
  'init',
  'kern',
  'locl',
  'mark',
  'mkmk',
  'nukt',
  'pres',
  'pstf',
  'psts',
  'rclt',
  'rlig',
  'rphf',
  'vatu',
]

const THAI = `${range(0xe01, 0xe3a)}${range(0xe3f, 0xe5b)}`
/** The letters and marks of the Arabic language; letters of Persian, Urdu and others come from the full font. */
const ARABIC = `${range(0x60c, 0x60c)}؛؟${range(0x621, 0x63a)}${range(0x640, 0x652)}\u0670\u200c\u200d`
/** The OpenType features with which the fonts shape Thai and Arabic. */
const MARKS = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'liga', 'rlig', 'calt']
const JOINING = [...MARKS, 'curs', 'fina', 'init', 'isol', 'medi', 'rclt']

/** The weights of src/ui/tokens/type.css. */
const WEIGHTS = { min: 400, max: 700 }

/** The package, its file, the name of the subset, its characters, its features. */
const CUTS = [
  ['inter', 'inter-latin', 'inter', LATIN, ['kern', 'tnum']],
  ['plus-jakarta-sans', 'plus-jakarta-sans-latin', 'jakarta', LATIN, ['kern', 'tnum']],
  ['noto-sans-bengali', 'noto-sans-bengali-bengali', 'bengali', BENGALI, SHAPING],
  ['noto-sans-bengali', 'noto-sans-bengali-bengali', 'taka', '৳', []],
  ['noto-sans-thai', 'noto-sans-thai-thai', 'thai', THAI, MARKS],
  ['noto-sans-arabic', 'noto-sans-arabic-arabic', 'arabic', ARABIC, JOINING],
]

await main(async () => {
  for (const [family, file, name, text, keepFeatures] of CUTS) {
    const whole = readFileSync(
      resolve(`@fontsource-variable/${family}/files/${file}-wght-normal.woff2`),
    )
    const cut = await subset(whole, text, {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
      keepFeatures,
      noHinting: true,
    })
    writeFileSync(fromRoot(`src/ui/tokens/fonts/${name}.woff2`), cut)
    console.log(`${name}.woff2: ${whole.length} to ${cut.length} bytes`)
  }
})
