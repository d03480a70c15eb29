import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'

/** About 600 posters of 14 KiB. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024

type Bitmap = ArrayBuffer | null

/** One worker thread that draws; it starts with the first picture and does not keep the process alive. */
function createPainter() {
  const waiting = new Map<number, (bitmap: Bitmap) => void>()
  let worker: Worker | null = null
  let last = 0
  const giveUp = () => {
    worker = null
    for (const settle of waiting.values()) settle(null)
    waiting.clear()
  }
  const start = () => {
    const started = new Worker(new URL('./draw-bitmap.ts', import.meta.url))
    started.unref()
    started.on('message', ([id, bitmap]: [number, Bitmap]) => {
      waiting.get(id)?.(bitmap)
      waiting.delete(id)
    })
    started.on('error', giveUp)
    return started
  }
  return {
    draw: (svg: string) =>
      new Promise<Bitmap>((settle) => {
        worker ??= start()
        last += 1
        waiting.set(last, settle)
        worker.postMessage([last, svg])
      }),
    stop: async () => {
      await worker?.terminate()
      giveUp()
    },
  }
}

export interface Bitmaps {
  /** The answer with a picture in the requested size: as WebP where the browser accepts that, else as SVG. */
  of(request: Pick<Request, 'url' | 'headers'>, response: Response): Promise<Response>
  stop(): Promise<void>
}

const isWanted = ({ url, headers }: Pick<Request, 'url' | 'headers'>, response: Response) =>
  response.headers.get('content-type') === 'image/svg+xml' &&
  headers.get('accept')?.includes('image/webp') === true &&
  new URL(url).searchParams.has('w')

/**
 * Serves pictures like a live image CDN: as bitmaps, each drawn once and cached, the oldest evicted first. Lettering
 * that needs a system font remains SVG.
 */
export function createBitmaps(): Bitmaps {
  const painter = createPainter()
  const kept = new Map<string, Promise<Bitmap>>()
  const sizes = new Map<string, number>()
  let bytes = 0

  const keep = (key: string, size: number) => {
    sizes.set(key, size)
    bytes += size
    for (const [oldest, its] of sizes) {
      if (bytes <= MAX_CACHE_BYTES) return
      sizes.delete(oldest)
      kept.delete(oldest)
      bytes -= its
    }
  }
  const draw = (key: string, svg: string) => {
    const drawing = painter.draw(svg).then((bitmap) => {
      keep(key, bitmap?.byteLength ?? 0)
      return bitmap
    })
    kept.set(key, drawing)
    return drawing
  }
  const drawn = (svg: string) => {
    const key = createHash('sha1').update(svg).digest('base64')
    return kept.get(key) ?? draw(key, svg)
  }

  return {
    async of(request, response) {
      if (!isWanted(request, response)) return response
      const svg = await response.text()
      const bitmap = svg.includes('<text') ? null : await drawn(svg)
      const headers = new Headers(response.headers)
      headers.set('vary', 'accept')
      if (bitmap) headers.set('content-type', 'image/webp')
      return new Response(bitmap ?? svg, { status: response.status, headers })
    },
    stop: painter.stop,
  }
}
