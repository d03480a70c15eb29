/**
 * The worker thread that converts SVG to WebP: it receives `[id, svg]` and answers `[id, bytes]`, or `[id, null]` on
 * failure.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import encode, { init as initEncoder } from '@jsquash/webp/encode.js'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const QUALITY = { quality: 78, method: 0 }

const { resolve } = createRequire(import.meta.url)
const compile = async (file: string) => WebAssembly.compile(await readFile(resolve(file)))

async function load(): Promise<void> {
  await initWasm(await compile('@resvg/resvg-wasm/index_bg.wasm'))
  await initEncoder(await compile('@jsquash/webp/codec/enc/webp_enc_simd.wasm'))
}

async function draw(svg: string): Promise<ArrayBuffer> {
  const picture = new Resvg(svg)
  const drawn = picture.render()
  try {
    const { width, height } = drawn
    const data = new Uint8ClampedArray(drawn.pixels)
    return await encode({ data, width, height, colorSpace: 'srgb' }, QUALITY)
  } finally {
    drawn.free()
    picture.free()
  }
}

const ready = load()
parentPort?.on('message', async ([id, svg]: [number, string]) => {
  const bytes = await ready.then(() => draw(svg)).catch(() => null)
  parentPort?.postMessage([id, bytes])
})
