// The body of a call as its operation takes it, and the envelope of an encrypted one (EncryptedEnvelope).
import { webcrypto as crypto } from 'node:crypto'

const base64 = (bytes) => Buffer.from(bytes).toString('base64')
const random = (length) => crypto.getRandomValues(new Uint8Array(length))

/**
 * @param {{ kid: string, publicKey: string }} transport key of the backend, PEM
 * @param ts epoch ms by the clock of the backend
 * @param nonce base64 of 16 bytes; a fresh one unless given
 */
export async function seal(transport, clear, ts, nonce = base64(random(16))) {
  const der = Buffer.from(transport.publicKey.replace(/-----[A-Z ]+-----|\s/g, ''), 'base64')
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const wrapping = await crypto.subtle.importKey('spki', der, rsa, false, ['encrypt'])
  const secret = random(32)
  const iv = random(12)
  const aes = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
  const text = new TextEncoder().encode(JSON.stringify(clear))
  const head = { v: 2, kid: transport.kid, alg: 'RSA-OAEP-256+A256GCM' }
  const bound = [head.v, head.kid, head.alg, ts, nonce].join('.')
  const way = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(bound) }
  const ct = await crypto.subtle.encrypt(way, aes, text)
  return {
    ...head,
    key: base64(new Uint8Array(await crypto.subtle.encrypt('RSA-OAEP', wrapping, secret))),
    iv: base64(iv),
    ct: base64(new Uint8Array(ct)),
    ts,
    nonce,
  }
}

const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that are not texts stay JSON, which cannot be sent as a form. */
export const toFieldText = (mediaType, sent) =>
  mediaType === 'application/x-www-form-urlencoded' &&
  isFields(sent) &&
  Object.values(sent).every((value) => typeof value === 'string')
    ? new URLSearchParams(sent).toString()
    : JSON.stringify(sent)
