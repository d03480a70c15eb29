import { MINUTE } from '#mocks/world/core/durations.ts'
import { transportKey } from '#mocks/world/core/keys.ts'
import type { World } from '#mocks/world/world-types.ts'
import { sealedBody } from '#openapi/generated/validators.js'
import { findViolation } from './check.ts'
import type { Violation } from './violation.ts'

/** Accepted clock skew of an encrypted body, in milliseconds. */
const MAX_SKEW_MS = 5 * MINUTE

interface Sealed {
  v: number
  alg: string
  kid: string
  key: string
  iv: string
  ct: string
  ts: number
  nonce: string
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

let privateKey: Promise<CryptoKey> | undefined

/** All worlds share one key; it is imported once. */
export function unwrappingKey(): Promise<CryptoKey> {
  const der = bytesOf(transportKey.privateKey.replace(/-----[A-Z ]+-----|\s/g, ''))
  privateKey ??= crypto.subtle.importKey(
    'pkcs8',
    der,
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['decrypt'],
  )
  return privateKey
}

/**
 * The data that the seal authenticates in addition to its content: a captured body cannot get another time or nonce.
 */
const boundBy = ({ v, kid, alg, ts, nonce }: Sealed) =>
  new TextEncoder().encode([v, kid, alg, ts, nonce].join('.'))

async function decrypt(sealed: Sealed): Promise<unknown> {
  const { key, iv, ct } = sealed
  const secret = await crypto.subtle.decrypt('RSA-OAEP', await unwrappingKey(), bytesOf(key))
  const aes = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['decrypt'])
  const way = { name: 'AES-GCM', iv: bytesOf(iv), additionalData: boundBy(sealed) }
  const text = await crypto.subtle.decrypt(way, aes, bytesOf(ct))
  return JSON.parse(new TextDecoder().decode(text))
}

const isSealed = (body: unknown): body is Sealed => sealedBody(body)

/** The content of a body as it is shown; undefined if it cannot be decrypted. The body can still be sent. */
export const unseal = async (body: unknown): Promise<unknown> =>
  isSealed(body) ? decrypt(body).catch(() => undefined) : undefined

/** Decrypts a body, or returns why it cannot: clear text, wrong key, stale, or replayed. */
export async function openSealed(
  world: World,
  body: unknown,
): Promise<{ body: unknown; violation: Violation | null }> {
  const refuse = (path: string, reason: string) => ({ body: null, violation: { path, reason } })
  if (!isSealed(body)) {
    const violation = findViolation(sealedBody, body, '/body')
    return refuse(violation?.path ?? '/body', `must be encrypted: ${violation?.reason}`)
  }
  if (body.kid !== transportKey.kid) return refuse('/body/kid', 'names a key that is not in use')
  if (Math.abs(body.ts - world.clock.now()) > MAX_SKEW_MS) {
    return refuse('/body/ts', 'is more than five minutes off')
  }
  if (world.db.nonces.find({ nonce: body.nonce })) return refuse('/body/nonce', 'was used before')
  const opened = await decrypt(body).then(
    (clear) => ({ clear }),
    () => null,
  )
  if (!opened) return refuse('/body/ct', 'cannot be decrypted')
  await world.db.nonces.insert({ nonce: body.nonce, at: world.clock.now() })
  return { body: opened.clear, violation: null }
}
