import type { ServerTime } from './server-time.ts'

/**
 * The sender's facts in each request. Boot sets them and the transport reads it, so that the api imports neither the
 * session nor the language.
 */
export interface RequestContext {
  token: () => string | null
  merchant: () => string | null
  language: () => string
  /** The merchant's RSA key, known once the configuration is read. */
  transportKey: () => { kid: string; publicKey: string } | null
  /** Called with a refused session token, for every call that was refused. */
  onUnauthorized: (token: string) => void
}

const context: RequestContext = {
  token: () => null,
  merchant: () => null,
  language: () => 'BN',
  transportKey: () => null,
  onUnauthorized: () => undefined,
}

/** Sets parts of the context, at boot and in tests. */
export function setRequestContext(parts: Partial<RequestContext>): void {
  Object.assign(context, parts)
}

export const requestContext: Readonly<RequestContext> = context

/** The parts that all calls of one visitor to one backend share. */
export interface Line {
  readonly context: Readonly<RequestContext>
  readonly time: ServerTime
  readonly fetch: (request: Request) => Promise<Response>
}
