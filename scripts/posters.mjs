// Posters as bitmaps, as an image CDN has them: each is drawn once and kept in node_modules/.cache.
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inRoot } from './say.mjs'

const KEPT = inRoot('node_modules', '.cache', 'portal', 'posters')
const QUALITY = 80

/** One after another: a page asks for thirty at once, and calls are answered between two of them. */
function oneByOne() {
  let last = Promise.resolve()
  return (run) => {
    const result = last.then(run)
    last = result.catch(() => undefined).then(() => new Promise(setImmediate))
    return result
  }
}

/** Draws SVG text as WebP; null where there is no canvas for this machine. */
export function posterPainter() {
  mkdirSync(KEPT, { recursive: true })
  const queue = oneByOne()
  const draw = async (svg) => {
    const canvas = await import('@napi-rs/canvas').catch(() => null)
    if (!canvas) return null
    const image = await canvas.loadImage(Buffer.from(svg))
    const surface = canvas.createCanvas(image.width, image.height)
    surface.getContext('2d').drawImage(image, 0, 0)
    return surface.encode('webp', QUALITY)
  }
  return async (svg) => {
    const file = join(KEPT, `${createHash('sha1').update(svg).digest('hex')}.webp`)
    const kept = await readFile(file).catch(() => undefined)
    if (kept) return kept
    const drawn = await queue(() => draw(svg))
    if (!drawn) return null
    // Whole or not at all: another server may read it meanwhile.
    const part = `${file}.${process.pid}`
    await writeFile(part, drawn).then(() => rename(part, file))
    return drawn
  }
}
