/** `portal-sdk`: the client of the portal's contract, for any program; no React, no query cache. */
export type { components, operations, paths, webhooks } from '#openapi/generated/types.ts'
export * from '../member/session.ts'
export { client } from '../transport/client.ts'
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
export { serverNow, toDeviceTime, toServerTime } from '../transport/server-time.ts'
export type { SocketEvent, SocketHandlers as SocketLine } from '../transport/socket.ts'
export { unwrap } from '../transport/unwrap.ts'
export { type WriteOutcome, writeOnce } from '../transport/write.ts'
export {
  type ConnectOptions,
  connect,
  listen,
  logIn,
  logOut,
  sessionToken,
  setSession,
} from './connect.ts'
export { idempotencyKeys } from './keys.ts'
