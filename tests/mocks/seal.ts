import { transportKey } from '../../mocks/world/keys.ts'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

interface SealOptions {
  /** base64 of 16 bytes; a fresh one unless given. */
  readonly nonce?: string
  readonly kid?: string
}

/** A body as encrypted operations expect it, sealed at `ts` (epoch ms) for the fake backend. */
export async function sealBody(clear: unknown, ts: number, options: SealOptions = {}) {
  const der = bytesOf(transportKey.publicKey.replace(/-----[A-Z ]+-----|\s/g, ''))
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const wrapping = await crypto.subtle.importKey('spki', der, rsa, false, ['encrypt'])
  const secret = random(32)
  const iv = random(12)
  const aes = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
  const text = new TextEncoder().encode(JSON.stringify(clear))
  const ct = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, aes, text))
  return {
    v: 1,
    kid: options.kid ?? transportKey.kid,
    alg: 'RSA-OAEP-256+A256GCM',
    key: base64(new Uint8Array(await crypto.subtle.encrypt('RSA-OAEP', wrapping, secret))),
    iv: base64(iv),
    ct: base64(ct),
    ts,
    nonce: options.nonce ?? base64(random(16)),
  }
}
