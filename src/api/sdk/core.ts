/** `portal-sdk`: the client of the portal's contract, for any program; no React, no query cache. */
export type { components, operations, paths, webhooks } from '#openapi/generated/types.ts'
export * from '../member/session.ts'
export type { Transport } from '../transport/client.ts'
export {
  ApiError,
  asApiError,
  type FailedOutcome,
  knownCode,
  type LocalErrorCode,
} from '../transport/error.ts'
export {
  createIdempotencyKeys,
  type IdempotencyKeys,
  type PendingRecord,
} from '../transport/idempotency-keys.ts'
export type { ServerTime } from '../transport/server-time.ts'
export type { SocketEvent, SocketHandlers as SocketLine } from '../transport/socket.ts'
export { unwrap } from '../transport/unwrap.ts'
export { type WriteOutcome, writeOnce } from '../transport/write.ts'
export { type CallFacts, type CallOptions, defaultRetry, type RetryPolicy } from './around.ts'
export {
  createPortal,
  memorySession,
  type Portal,
  type PortalOptions,
  type Session,
  type SessionStore,
} from './create-portal.ts'
export type { List, Lists } from './lists.ts'
