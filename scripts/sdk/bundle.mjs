// Bundles the SDK, and measures what a program ships for each entry: bundled as the program would, minified, compressed
// with gzip. The client stays split into modules, so that a program includes only what it uses; the fake backend
// becomes one file, with its own dependencies bundled.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { fromRoot, root } from '../lib/cli.mjs'
import { ENTRIES, LIMITS, NAME, OUT, PEERS } from './manifest.mjs'

const PEER_NAMES = Object.values(PEERS).flat()
const isPeer = (id) => PEER_NAMES.some((name) => id === name || id.startsWith(`${name}/`))
const external = (id) => id.startsWith('node:') || isPeer(id)

/** npm does not pack a `node_modules` folder inside of a package. */
const besideOurs = ({ name }) => `${name.replace(/^.*node_modules/, 'vendor')}.js`

async function write(input, output) {
  const bundle = await rolldown({
    input,
    external,
    cwd: root,
    platform: 'neutral',
    resolve: { mainFields: ['module', 'main'] },
    logLevel: 'warn',
  })
  try {
    await bundle.write({ format: 'esm', ...output })
  } finally {
    await bundle.close()
  }
}

export async function bundleSdk() {
  const { './mocks': mocks, ...client } = ENTRIES
  await write(
    Object.values(client).map((path) => fromRoot(path)),
    {
      dir: join(OUT, 'lib'),
      preserveModules: true,
      preserveModulesRoot: root,
      entryFileNames: besideOurs,
    },
  )
  await write([fromRoot(mocks)], {
    dir: join(OUT, 'lib'),
    entryFileNames: mocks.replace(/ts$/, 'js'),
    chunkFileNames: 'mocks/parts/[name]-[hash].js',
    comments: { legal: true },
  })
}

/** Resolves the package's names to its files, and the entry point to the text of the program. */
const asProgram = (text) => ({
  name: 'program',
  resolveId(id) {
    if (id === 'program') return id
    if (id !== NAME && !id.startsWith(`${NAME}/`)) return null
    return join(OUT, 'lib', ENTRIES[id.replace(NAME, '.')].replace(/ts$/, 'js'))
  },
  load: (id) => (id === 'program' ? text : null),
})

async function shipped(text) {
  const bundle = await rolldown({
    input: 'program',
    plugins: [asProgram(text)],
    external,
    logLevel: 'silent',
  })
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true })
    return codeLoadedAtOnce(output)
  } finally {
    await bundle.close()
  }
}

/** The entry's file with its static imports; dynamic imports load later and do not count. */
function codeLoadedAtOnce(output) {
  const byName = new Map(output.map((chunk) => [chunk.fileName, chunk]))
  const wanted = output.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName)
  for (const name of wanted)
    for (const next of byName.get(name)?.imports ?? [])
      if (byName.has(next) && !wanted.includes(next)) wanted.push(next)
  return wanted.map((name) => byName.get(name)?.code ?? '').join('\n')
}

const filesOfMocks = () =>
  globSync('lib/mocks/**/*.js', { cwd: OUT })
    .map((path) => readFileSync(join(OUT, path), 'utf8'))
    .join('\n')

/** Each entry with its size and its limit, in bytes. */
export const sizesOfSdk = () =>
  Promise.all(
    LIMITS.map(async ([name, text, limit]) => ({
      name,
      bytes: gzipSync(text === null ? filesOfMocks() : await shipped(text)).length,
      limit,
    })),
  )
