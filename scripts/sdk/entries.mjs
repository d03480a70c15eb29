// The entries of the SDK: the name to import, the module behind it, and its size limit.
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
}

const KIB = 1024

/**
 * The most that a program may ship for this entry, in bytes, minified and compressed with gzip, without what it loads
 * later. The fake backend is for tests, so its limit is for the size of its files.
 */
export const LIMITS = [
  ['.', "export * from 'portal-sdk'", 8 * KIB],
  ['. (one name)', "export { ApiError } from 'portal-sdk'", 0.6 * KIB],
  ['. (connect, log in)', "export { connect, logIn } from 'portal-sdk'", 6.2 * KIB],
  ['./react-query', "export * from 'portal-sdk/react-query'", 16.5 * KIB],
  ['./react-query (one)', "export { walletQueries } from 'portal-sdk/react-query'", 6.2 * KIB],
  ['./shapes', "export * from 'portal-sdk/shapes'", 7.8 * KIB],
  ['./mocks', null, 1320 * KIB],
]

export const OUT = fromRoot('dist-sdk')
export const NAME = 'portal-sdk'
