// Makes the contract's EncryptedEnvelope in the browser: see openapi/schemas/common.yaml.
const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const random = (length) => crypto.getRandomValues(new Uint8Array(length))

const CANNOT =
  'Encrypted requests need a secure page. Open the reference on localhost or over https.'

/**
 * @param {string} json the unencrypted body
 * @param {{ kid: string, publicKey: string }} transportKey from the permission configuration
 * @param {number} ts the time in the world, epoch ms
 */
export async function seal(json, { kid, publicKey }, ts) {
  if (!globalThis.crypto?.subtle) throw new Error(CANNOT)
  const der = Uint8Array.from(atob(publicKey.replace(/-----[A-Z ]+-----|\s/g, '')), (sign) =>
    sign.charCodeAt(0),
  )
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const wrapping = await crypto.subtle.importKey('spki', der, rsa, false, ['encrypt'])
  const secret = random(32)
  const iv = random(12)
  const aes = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
  const text = new TextEncoder().encode(json)
  const head = { v: 2, kid, alg: 'RSA-OAEP-256+A256GCM' }
  const nonce = base64(random(16))
  const bound = [head.v, kid, head.alg, ts, nonce].join('.')
  const way = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(bound) }
  const ct = new Uint8Array(await crypto.subtle.encrypt(way, aes, text))
  const key = new Uint8Array(await crypto.subtle.encrypt(rsa, wrapping, secret))
  return { ...head, key: base64(key), iv: base64(iv), ct: base64(ct), ts, nonce }
}
