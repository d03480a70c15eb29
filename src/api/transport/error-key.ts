import type { ApiError } from './error.ts'

/**
 * Codes of the catalogue (D-012) and our own, with the text for the reader. Codes that only a form can get are in
 * src/patterns/forms/form-error.ts and in the `refusals.ts` of a feature.
 */
const KEYS = {
  network: 'network',
  offline: 'offline',
  server: 'network',
  malformed: 'network',
  'contract.breach': 'network',
  timeout: 'timeout',
  insecure: 'insecure',
  forbidden: 'forbidden',
  'not.found': 'notFound',
  'too.many': 'tooMany',
  'session.expired': 'session',
  'session.kicked': 'kicked',
  'system.maintenance': 'maintenance',
  'balance.insufficient': 'balance',
  'limit.deposit.reached': 'limitDeposit',
  'limit.loss.reached': 'limitLoss',
  'limit.stake.reached': 'limitOwn',
  'limit.time.reached': 'limitOwn',
  'limit.product.blocked': 'limitOwn',
  'reality.check.due': 'realityCheck',
  'self.excluded': 'selfExcluded',
  'favorites.full': 'favoritesFull',
  'game.maintenance': 'gameMaintenance',
  'vendor.maintenance': 'gameMaintenance',
  'module.maintenance': 'gameMaintenance',
  'game.unavailable.region': 'gameRegion',
  'function.not.available': 'functionOff',
  'request.invalid': 'invalid',
  'resource.not.found': 'notFound',
  'resource.conflict': 'conflict',
  'rate.limited': 'tooMany',
  'region.blocked': 'forbidden',
  'domain.invalid': 'domain',
} as const

export type ErrorKey = (typeof KEYS)[keyof typeof KEYS] | 'unknown'

/**
 * The key under `common:error` for an error. An unknown code is 'unknown', never a guess; with a
 * 5xx it is the server that is in trouble.
 */
export function errorKey(error: ApiError): ErrorKey {
  if (Object.hasOwn(KEYS, error.code)) return KEYS[error.code as keyof typeof KEYS]
  return error.status >= 500 ? 'network' : 'unknown'
}
