// Bundles the SDK. The client stays split into modules, so that a program includes only what it uses; the fake backend
// becomes one file, with its own dependencies bundled.
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { fromRoot, root } from '../lib/cli.mjs'
import { ENTRIES, OUT, PEERS } from './entries.mjs'

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
