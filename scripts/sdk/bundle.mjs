// The modules of the SDK. The client's stay modules of their own, so that a program takes along only what it uses; the
// fake backend is one file, with what only it needs inside.
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { inRoot, root } from '../say.mjs'
import { ENTRIES, OUT, PEERS } from './entries.mjs'

const PEER_NAMES = Object.values(PEERS).flat()
const isPeer = (id) => PEER_NAMES.some((name) => id === name || id.startsWith(`${name}/`))
const external = (id) => id.startsWith('node:') || isPeer(id)

/** npm packs no folder `node_modules` inside a package. */
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
    Object.values(client).map((path) => inRoot(path)),
    {
      dir: join(OUT, 'lib'),
      preserveModules: true,
      preserveModulesRoot: root,
      entryFileNames: besideOurs,
    },
  )
  await write([inRoot(mocks)], {
    dir: join(OUT, 'lib'),
    entryFileNames: mocks.replace(/ts$/, 'js'),
    chunkFileNames: 'mocks/parts/[name]-[hash].js',
    comments: { legal: true },
  })
}
