import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../games/', import.meta.url))
const FONT =
  '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2'

/** The games there are, by the name of their folder. */
export const gameKinds = (): string[] =>
  readdirSync(FOLDER).filter((kind) => existsSync(`${FOLDER}${kind}/index.html`))

let face: string | null = null

/** A page without an origin may load nothing, so its Bengali letters travel inside it. */
function fontFace(): string {
  if (face) return face
  const file = readFileSync(createRequire(import.meta.url).resolve(FONT)).toString('base64')
  face = `@font-face{font-family:'Noto Sans Bengali';font-weight:100 900;src:url(data:font/woff2;base64,${file}) format("woff2");unicode-range:U+0951-0952,U+0964-0965,U+0980-09FE,U+20B9,U+25CC}`
  return face
}

/** The whole page of a demo game, or null when there is no such game. */
export function gamePage(kind: string): string | null {
  if (!gameKinds().includes(kind)) return null
  return readFileSync(`${FOLDER}${kind}/index.html`, 'utf8').replace(
    '<style>',
    () => `<style>${fontFace()}</style>\n<style>`,
  )
}
