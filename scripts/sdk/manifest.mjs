// Writes the files beside the SDK's modules: its package.json, the guide as its README, and the licences of bundled
// packages.
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licencesOf } from '../hosting/packages.mjs'
import { fromRoot } from '../lib/cli.mjs'
import { ENTRIES, NAME, OUT, PEERS } from './entries.mjs'

const read = (path) => JSON.parse(readFileSync(fromRoot(path), 'utf8'))

/** A peer dependency: from the portal's own version up to the next major one. */
function peers() {
  const { dependencies, devDependencies } = read('package.json')
  const versions = { ...dependencies, ...devDependencies }
  return Object.fromEntries(
    Object.values(PEERS)
      .flat()
      .map((name) => [name, `^${versions[name]}`]),
  )
}

function exportsOf() {
  return Object.fromEntries(
    Object.entries(ENTRIES).map(([name, path]) => {
      const file = `./lib/${path.replace(/\.ts$/, '')}`
      return [name, { types: `${file}.d.ts`, default: `${file}.js` }]
    }),
  )
}

/** The guide without its parts for Storybook. */
const guide = () =>
  readFileSync(fromRoot('stories/guides/for-integrators.mdx'), 'utf8')
    .replace(/^import .*\n|^<Meta .*\n/gm, '')
    .trimStart()

/** The packages that are partly bundled, with their licences. */
const INSIDE = [
  'openapi-fetch',
  'openapi-typescript-helpers',
  'jsencrypt',
  '@noble/hashes',
  '@scure/base',
]

export function describeSdk() {
  const { version, description } = read('package.json')
  const peerDependencies = peers()
  const optional = Object.keys(peerDependencies).map((name) => [name, { optional: true }])
  const manifest = {
    name: NAME,
    version,
    type: 'module',
    sideEffects: false,
    description: `${description} The client to take along.`,
    license: 'UNLICENSED',
    files: ['lib', 'THIRD-PARTY.txt'],
    exports: exportsOf(),
    peerDependencies,
    peerDependenciesMeta: Object.fromEntries(optional),
    engines: { node: '>=22' },
  }
  writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(OUT, 'README.md'), guide())
  writeFileSync(join(OUT, 'THIRD-PARTY.txt'), licencesOf(INSIDE))
  const licence = fromRoot('LICENSE')
  if (existsSync(licence)) copyFileSync(licence, join(OUT, 'LICENSE'))
}
