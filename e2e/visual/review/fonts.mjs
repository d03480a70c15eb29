// The portal's fonts for the words of a review, inside a style sheet: a page that is opened from a disk may not load
// font files in every browser, and a machine without a language's font shows boxes.
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import postcss from 'postcss'
import { fromRoot } from '#scripts/lib/cli.mjs'

const PORTAL = fromRoot('src', 'ui', 'tokens', 'fonts')
const PACKAGES = fromRoot('node_modules')
/** In the order in which the page names their families. */
const SHEETS = ['latin', 'bengali', 'thai', 'arabic', 'chinese'].map((name) =>
  resolve(PORTAL, `${name}.css`),
)
/** The page's own words. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32))

const pathOf = (sheet, url) =>
  url.startsWith('@') ? resolve(PACKAGES, url) : resolve(dirname(sheet), url)

/** @returns {(code: number) => boolean} */
function coverage(range) {
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from, to]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to ?? from, 16),
  ])
  return (code) => spans.some(([from, to]) => code >= from && code <= to)
}

/** The text faces of a sheet and of those that it imports. Headings of the review have no font of their own. */
function facesOf(sheet) {
  const faces = []
  postcss.parse(readFileSync(sheet, 'utf8')).walkAtRules(/^(import|font-face)$/, (rule) => {
    if (rule.name === 'import') {
      faces.push(...facesOf(pathOf(sheet, rule.params.replaceAll(/["']/g, ''))))
      return
    }
    const of = Object.fromEntries(rule.nodes.map(({ prop, value }) => [prop, value]))
    const [, url] = /url\(["']?([^"')]+)["']?\)/.exec(of.src) ?? []
    if (!url || of['font-family'].includes('Jakarta')) return
    faces.push({
      family: of['font-family'],
      weight: of['font-weight'],
      range: of['unicode-range'],
      file: pathOf(sheet, url),
    })
  })
  return faces
}

/** @returns {string} the faces that the letters of a text need, each letter from one of them */
export function fontsOf(text) {
  const wanted = new Set([...ASCII, ...text].map((letter) => letter.codePointAt(0)))
  // Of one family the last face has priority, and it is the smallest.
  const faces = SHEETS.flatMap((sheet) => facesOf(sheet).reverse())
  const rules = faces.flatMap(({ family, weight, range, file }) => {
    const covered = [...wanted].filter(coverage(range))
    for (const letter of covered) wanted.delete(letter)
    if (covered.length === 0) return []
    const data = readFileSync(file).toString('base64')
    return `@font-face {
  font-family: ${family};
  font-weight: ${weight};
  font-display: swap;
  src: url("data:font/woff2;base64,${data}") format("woff2");
  unicode-range: ${range};
}`
  })
  return `${rules.join('\n\n')}\n`
}
