// The plain page of `npm run bench:ui`, built like the portal, with the games of the fake world as its cards.
import { extname } from 'node:path'
import { inRoot } from '../say.mjs'

const FOLDER = inRoot('scripts', 'lab')
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

async function cards() {
  const { createCatalogue } = await import('#mocks/catalogue/catalogue.ts')
  const games = createCatalogue(7, Date.now()).all()
  return games.map(({ nodeId, displayName, vassalage }) => ({
    name: displayName,
    vendor: vassalage,
    picture: `/cdn-a/games/${nodeId}.svg?w=240&h=320`,
  }))
}

/** The files of the build: path, type and content. */
export async function buildLab() {
  const { build } = await import('vite')
  const { output } = await build({
    root: FOLDER,
    base: '/lab/',
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { write: false, target: 'es2023' },
  })
  const files = output.map((file) => [
    `/lab/${file.fileName}`,
    TYPES[extname(file.fileName)],
    file.type === 'chunk' ? file.code : file.source,
  ])
  return [...files, ['/lab/cards.json', 'application/json', JSON.stringify(await cards())]]
}
