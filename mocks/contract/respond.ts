import type { Answer } from './types.ts'

/** The envelope of every answer. */
export interface Envelope {
  readonly success: boolean
  readonly value: unknown
  readonly errorCode?: string
  readonly message?: string
  readonly traceId: string
}

/** An answer as status and envelope. */
export function toEnvelope(
  answer: Answer<unknown>,
  traceId: string,
): { status: number; body: Envelope } {
  if (answer.kind === 'ok') {
    return { status: 200, body: { success: true, value: answer.value, traceId } }
  }
  const { value, code: errorCode, message } = answer
  const text = message === undefined ? {} : { message }
  return {
    status: answer.kind === 'failed' ? answer.status : 200,
    body: { success: false, value, errorCode, ...text, traceId },
  }
}

/** The `retry-after` header, from the envelope's value. */
function retryAfterOf(body: Envelope): string | undefined {
  const value = body.value
  if (typeof value !== 'object' || value === null) return undefined
  const seconds: unknown = Reflect.get(value, 'retryAfterSeconds')
  return typeof seconds === 'number' ? String(seconds) : undefined
}

function formatRetryAfter(seconds: string, now: number, form?: 'date' | 'nonsense'): string {
  if (form === 'nonsense') return 'soon'
  return form === 'date' ? new Date(now + Number(seconds) * 1000).toUTCString() : seconds
}

/**
 * The HTTP response of an envelope. `now` is the time of the world in epoch ms, `form` the format of `retry-after`,
 * `more` further headers.
 */
export function jsonResponse(
  status: number,
  body: Envelope,
  now: number,
  form?: 'date' | 'nonsense',
  more: Readonly<Record<string, string>> = {},
): Response {
  const seconds = retryAfterOf(body)
  const retryAfter = seconds && formatRetryAfter(seconds, now, form)
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-trace-id': body.traceId,
      'x-server-time': String(now),
      ...(retryAfter && { 'retry-after': retryAfter }),
      ...more,
    },
  })
}
