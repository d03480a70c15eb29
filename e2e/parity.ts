import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto'
import parity from './parity-calls.json' with { type: 'json' }

/** One call, ready for fetch, as plain data. */
export interface PreparedCall {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

interface TransportKey {
  readonly kid: string
  readonly publicKey: string
}

interface Outline {
  readonly call: string
  readonly session?: boolean
  readonly sealed?: boolean
  readonly body?: unknown
}

export const PARITY_LINK = parity.link

/** D-007: a body sealed at `ts` (epoch ms) as encrypted operations expect it. */
function seal(clear: unknown, { kid, publicKey }: TransportKey, ts: number) {
  const [secret, iv] = [randomBytes(32), randomBytes(12)]
  const head = { v: 2, kid, alg: 'RSA-OAEP-256+A256GCM' }
  const nonce = randomBytes(16).toString('base64')
  const cipher = createCipheriv('aes-256-gcm', secret, iv)
  cipher.setAAD(Buffer.from([head.v, kid, head.alg, ts, nonce].join('.')))
  const ct = Buffer.concat([cipher.update(JSON.stringify(clear)), cipher.final()])
  const rsa = { key: publicKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING }
  return {
    ...head,
    key: publicEncrypt(rsa, secret).toString('base64'),
    iv: iv.toString('base64'),
    ct: Buffer.concat([ct, cipher.getAuthTag()]).toString('base64'),
    ts,
    nonce,
  }
}

/** The calls of the list, prepared for the visitor with this token. They are made in this order. */
export function preparedCalls(token: string, key: TransportKey): PreparedCall[] {
  const now = Date.parse(new URLSearchParams(parity.link).get('clock') ?? '')
  const outlines: readonly Outline[] = parity.calls
  return outlines.map(({ call, session, sealed, body }) => {
    const [method = 'GET', path = '/'] = call.split(' ')
    const sent = sealed ? seal(body, key, now) : body
    return {
      method,
      path,
      headers: {
        'accept-language': 'BN',
        'x-merchant': 'suborno',
        ...(session && { 'x-session-token': token }),
        ...(sent !== undefined && { 'content-type': 'application/json' }),
      },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
    }
  })
}

/**
 * Makes the calls in order and returns status, contract headers and body of each. It runs in Node and, serialised, in a
 * page, so it may use only its arguments.
 */
export async function playCalls({ base, calls }: { base: string; calls: readonly PreparedCall[] }) {
  const prints: string[] = []
  for (const { path, ...init } of calls) {
    const answer = await fetch(`${base}${path}`, init)
    const shown = ['content-type', 'x-trace-id', 'retry-after'].map(
      (name) => answer.headers.get(name) ?? '-',
    )
    const text = await answer.text()
    prints.push(`${init.method} ${path} ${answer.status} ${shown.join(' ')} ${text}`)
  }
  return prints
}
