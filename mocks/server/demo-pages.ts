import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAME_CDNS } from '#mocks/world/core/site.ts'

const MOCKS = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The folders of pages, and the path below which each is served. */
const PLACES = [
  ...GAME_CDNS.map((base) => ({ folder: join(MOCKS, 'games'), below: `${base}/` })),
  { folder: join(MOCKS, 'pages'), below: '/' },
]
const FONTS = [
  {
    family: 'Inter',
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    range: 'U+0020-007E,U+00A0-00FF,U+2013-2014,U+2018-201D,U+2022,U+2026,U+2212',
  },
  {
    family: 'Inter',
    file: '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2',
    range: 'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+1EA0-1EF9',
  },
  {
    family: 'Noto Sans Bengali',
    file: '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
    range: 'U+0951-0952,U+0964-0965,U+0980-09FE,U+20B9,U+25CC',
  },
]

/** The demo pages by path (`/demo-games/slots/index.html`), with their files. */
export function demoPagePaths(): Map<string, string> {
  const found = PLACES.flatMap(({ folder, below }) =>
    readdirSync(folder).map(
      (name) => [`${below}${name}/index.html`, join(folder, name, 'index.html')] as const,
    ),
  )
  return new Map(found.filter(([, file]) => existsSync(file)))
}

let faces: string | null = null

/** Sandboxed pages without an origin cannot load anything, so fonts are inlined. */
function fontFaces(): string {
  const { resolve } = createRequire(import.meta.url)
  faces ??= FONTS.map(({ family, file, range }) => {
    const data = readFileSync(resolve(file)).toString('base64')
    return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${data}) format("woff2");unicode-range:${range}}`
  }).join('')
  return faces
}

/** The texts of a page in every language, by portal code; a game also has those of its frame. */
export function demoPageWords(pathname: string): Record<string, Record<string, string>> {
  const folder = dirname(demoPagePaths().get(pathname) ?? '')
  const words = join(folder, '..', 'words')
  const name = basename(folder).replace('demo-', '')
  return Object.fromEntries(
    readdirSync(words).map((file) => {
      const texts = JSON.parse(readFileSync(join(words, file), 'utf8'))
      return [basename(file, '.json'), { ...texts.frame, ...texts[name] }]
    }),
  )
}

const frameFile = (name: string) => readFileSync(join(MOCKS, 'games', 'frame', name), 'utf8')

/** The outlines of the tiles' figures by name, as JSON. */
const glyphs = () => readFileSync(join(MOCKS, 'art', 'glyphs.json'), 'utf8').trim()

/** Texts, shared styles and scripts are inlined, for the same reason. */
function withFrame(page: string, pathname: string): string {
  const words = JSON.stringify(demoPageWords(pathname)).replaceAll('<', '\\u003c')
  const speech = `globalThis.pageWords = ${words}\n${frameFile('language.js')}`
  const style = ['frame.css', 'controls.css', 'landscape.css', 'languages.css'].map(frameFile)
  const script = ['tools.js', 'parts.js', 'frame.js'].map(frameFile)
  return page
    .replace('<script data-words></script>', () => `<script>\n${speech}</script>`)
    .replace(
      '<script data-glyphs></script>',
      () => `<script>globalThis.glyphs = ${glyphs()};</script>`,
    )
    .replace('<style data-frame></style>', () => `<style>\n${style.join('\n')}</style>`)
    .replace(
      '<script data-frame></script>',
      () => `<script>\n${speech}\n${script.join('\n')}</script>`,
    )
    .replace(
      /<(script|style) data-frame="([a-z-]+\.(?:js|css))"><\/\1>/g,
      (_, tag, name) => `<${tag}>\n${frameFile(name)}</${tag}>`,
    )
}

/** The whole page at a path, or null. Only the listed pages are served, nothing else of the folders. */
export function demoPage(pathname: string): string | null {
  const file = demoPagePaths().get(pathname)
  if (!file) return null
  return withFrame(readFileSync(file, 'utf8'), pathname).replace(
    '<style>',
    () => `<style>${fontFaces()}</style>\n<style>`,
  )
}

/** The answer to a request below `/demo-`. */
export function demoResponse(pathname: string): Response {
  const page = demoPage(pathname)
  return page
    ? new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    : new Response('Not found', { status: 404 })
}
