// Writes the mock build, Storybook and the visual review beside the page of a change, so that they work in a sub-folder
// of a host that knows no routes.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, loadConfigFromFile } from 'vite'
import { root } from '#scripts/lib/cli.mjs'
import { readReview } from '../review/open.mjs'
import { readData, writeSite } from '../review/site.mjs'
import { pictureFile } from '../store.mjs'

/** Files of the public folder and the demo pages, which are named from the root of the host. */
const PICTURES = /(["'`(])\/(?=brand\/)/g
const PUBLIC = /(["'`(}])\/(?=brand\/|demo-|social\.)/g

/** @param baseOf returns what comes instead of the root, for a file by its name */
function moveUnder(folder, named, baseOf) {
  for (const name of globSync('**/*.{js,css,html}', { cwd: folder })) {
    const path = join(folder, name)
    const text = readFileSync(path, 'utf8')
    const moved = text.replaceAll(named, `$1${baseOf(name)}`)
    // The policy of the page names the hashes of its scripts, and Vite has moved what it names.
    if (name !== 'index.html' && moved !== text) writeFileSync(path, moved)
  }
}

async function buildMock(folder, base) {
  const found = await loadConfigFromFile({ command: 'build', mode: 'mock' })
  // The sheets of the first view stay files, and no host needs the compressed ones.
  const plugins = found.config.plugins
    .flat(Number.POSITIVE_INFINITY)
    .filter((plugin) => plugin?.name !== 'portal:inline-styles')
    .map((plugin) =>
      plugin?.name === 'portal:delivery' ? { ...plugin, closeBundle: undefined } : plugin,
    )
  await build({
    ...found.config,
    configFile: false,
    root,
    mode: 'mock',
    base,
    plugins,
    logLevel: 'error',
    build: { ...found.config.build, outDir: folder, emptyOutDir: true },
  })
  moveUnder(folder, PUBLIC, () => base)
}

/**
 * Writes the mock build, with a page for each of these addresses: a plain host answers only with files.
 * @param at where the folder of the page is on its host, such as `/portal/pr-12/`
 * @param addresses relative to that folder, as `worldAddress` returns them
 */
export async function putMock(out, at, addresses) {
  const folder = join(out, 'mock')
  await buildMock(folder, `${at}mock/`)
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  for (const address of addresses) {
    const path = join(out, ...address.split('?', 1)[0].split('/'), 'index.html')
    if (!path.startsWith(folder)) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, page)
  }
}

/** @param given a built one, which is copied */
export function putStorybook(out, given) {
  const folder = join(out, 'storybook')
  if (given) cpSync(given, folder, { recursive: true })
  else
    execFileSync('npm', ['run', 'build-storybook', '--', '--quiet', '-o', folder], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  // A sheet names its pictures from its own folder, a script from the page's.
  const up = (name) => '../'.repeat(name.split(/[\\/]/).length - 1)
  moveUnder(folder, PICTURES, (name) => (name.endsWith('.css') && up(name)) || './')
}

/** The review of the last `npm run visual`, or an exported one. @returns it, if it is of this base */
export function readReviewOf(base, given) {
  const review = given ? readData(given) : readReview()
  return review?.report?.base === base ? review : undefined
}

export function putReview(out, review, given) {
  const folder = join(out, 'review')
  if (given) cpSync(given, folder, { recursive: true })
  else writeSite(review, folder, pictureFile)
}
