import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../games/', import.meta.url))
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** A file of mocks/games; nothing outside it. */
export async function demoGame(pathname: string): Promise<Response> {
  const path = normalize(join(FOLDER, decodeURIComponent(pathname.replace(/^\/demo-games\//, ''))))
  const type = TYPES[extname(path)]
  if (!path.startsWith(FOLDER) || !type) return new Response('Not found', { status: 404 })
  try {
    return new Response(await readFile(path), { headers: { 'content-type': type } })
  } catch {
    return new Response('Not found', { status: 404 })
  }
}
