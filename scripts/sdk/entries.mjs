// The entries of the SDK: what a program imports, the module behind it, and what that may weigh.
import { inRoot } from '../say.mjs'

/** Packages that stay imports: a program brings those that its entry needs. */
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
 * What a program that imports this ships at most, in bytes, minified and packed with gzip, without what it loads later.
 * The fake backend is for tests: its size is that of its files.
 */
export const LIMITS = [
  ['.', "export * from 'portal-sdk'", 7.6 * KIB],
  ['. (one name)', "export { ApiError } from 'portal-sdk'", 0.6 * KIB],
  ['. (connect, log in)', "export { connect, logIn } from 'portal-sdk'", 5.8 * KIB],
  ['./react-query', "export * from 'portal-sdk/react-query'", 16 * KIB],
  ['./react-query (one)', "export { walletQueries } from 'portal-sdk/react-query'", 5.8 * KIB],
  ['./shapes', "export * from 'portal-sdk/shapes'", 7.8 * KIB],
  ['./mocks', null, 1280 * KIB],
]

export const OUT = inRoot('dist-sdk')
export const NAME = 'portal-sdk'
