import { JSEncrypt } from 'jsencrypt'
import { ApiError } from './error.ts'

/** The body of an encrypted operation as it travels; base64 strings, `ts` epoch ms. */
export interface SealedBody {
  v: 2
  kid: string
  alg: 'RSA-OAEP-256+A256GCM'
  key: string
  iv: string
  ct: string
  ts: number
  nonce: string
}

const toBinary = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
const base64 = (bytes: Uint8Array): string => btoa(toBinary(bytes))
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

/** Throws unless this is an RSA key. Otherwise jsencrypt would generate its own key, which the server does not have. */
async function checkKey(publicKey: string): Promise<void> {
  try {
    const der = Uint8Array.from(atob(publicKey.replace(/-----[A-Z ]+-----|\s/g, '')), (character) =>
      character.charCodeAt(0),
    )
    await crypto.subtle.importKey('spki', der, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
      'encrypt',
    ])
  } catch {
    throw new ApiError({ status: 0, code: 'insecure' })
  }
}

/** RSA-OAEP with SHA-256 over raw bytes, base64. Throws `insecure` when the key is unusable. */
export async function encryptForServer(bytes: Uint8Array, publicKey: string): Promise<string> {
  await checkKey(publicKey)
  const rsa = new JSEncrypt()
  rsa.setPublicKey(publicKey)
  const sealed = rsa.encryptOAEP(toBinary(bytes))
  if (typeof sealed !== 'string') throw new ApiError({ status: 0, code: 'insecure' })
  return sealed
}

interface SealFor {
  readonly kid: string
  readonly publicKey: string
  /** The server's time. */
  readonly ts: number
}

/**
 * Seals a JSON text under a fresh AES-256-GCM key, itself wrapped for the server.
 * Where the page is not secure (no WebCrypto) it refuses, so a password never leaves in the clear.
 */
export async function seal(json: string, { kid, publicKey, ts }: SealFor): Promise<SealedBody> {
  if (!globalThis.crypto?.subtle) throw new ApiError({ status: 0, code: 'insecure' })
  const secret = random(32)
  const iv = random(12)
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
  const text = new TextEncoder().encode(json)
  const head = { v: 2, kid, alg: 'RSA-OAEP-256+A256GCM', ts } as const
  const nonce = base64(random(16))
  // Bound to the content, so that a captured body cannot get another time or nonce.
  const bound = [head.v, kid, head.alg, head.ts, nonce].join('.')
  const way = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(bound) }
  const ct = new Uint8Array(await crypto.subtle.encrypt(way, key, text))
  return {
    ...head,
    key: await encryptForServer(secret, publicKey),
    iv: base64(iv),
    ct: base64(ct),
    nonce,
  }
}
