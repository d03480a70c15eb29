// The entries of the SDK with their size limits, and the files beside its modules: package.json, the guide as README, and
// the licences of bundled packages.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import portal from '../../package.json' with { type: 'json' }
import { readLicences } from '../hosting/packages.mjs'
import { fromRoot } from '../lib/cli.mjs'

/** Packages that stay external: a program installs the ones that its entry needs. */
export const PEERS = {
  './react-query': ['@tanstack/react-query'],
  './mocks': ['msw', '@msw/data', 'zod'],
}

export const ENTRIES = {
  '.': 'src/api/sdk/core.ts',
  './react-query': 'src/api/sdk/react-query.ts',
  './shapes': 'src/api/sdk/shapes.ts',
  './mocks': 'mocks/sdk.ts',
  './mocks/control': 'mocks/control.ts',
}

const KIB = 1024

/**
 * The most that a program may ship for this entry, in bytes, minified and compressed with gzip, without what it loads
 * later. The fake backend is for tests, so its limit is for the size of its files.
 */
export const LIMITS = [
  ['.', "export * from 'portal-sdk'", 9.5 * KIB],
  ['. (one name)', "export { ApiError } from 'portal-sdk'", 0.6 * KIB],
  ['. (an instance)', "export { createPortal } from 'portal-sdk'", 9 * KIB],
  ['./react-query', "export * from 'portal-sdk/react-query'", 16.5 * KIB],
  ['./react-query (one)', "export { walletQueries } from 'portal-sdk/react-query'", 6.4 * KIB],
  ['./shapes', "export * from 'portal-sdk/shapes'", 7.8 * KIB],
  ['./mocks', null, 1320 * KIB],
  ['./mocks/control', "export * from 'portal-sdk/mocks/control'", 3.2 * KIB],
]

export const OUT = fromRoot('dist-sdk')
export const NAME = 'portal-sdk'

/** A peer dependency: from the portal's own version up to the next major one. */
function peers() {
  const versions = { ...portal.dependencies, ...portal.devDependencies }
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
  const { version, description } = portal
  const peerDependencies = peers()
  const optional = Object.keys(peerDependencies).map((name) => [name, { optional: true }])
  const manifest = {
    name: NAME,
    version,
    type: 'module',
    sideEffects: false,
    description: `${description} The client as a package.`,
    license: 'UNLICENSED',
    files: ['lib', 'THIRD-PARTY.txt'],
    exports: exportsOf(),
    peerDependencies,
    peerDependenciesMeta: Object.fromEntries(optional),
    engines: { node: '>=22' },
  }
  writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(OUT, 'README.md'), guide())
  writeFileSync(join(OUT, 'THIRD-PARTY.txt'), readLicences(INSIDE))
}
