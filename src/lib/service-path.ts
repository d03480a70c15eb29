import { safeUrl } from './safe-url.ts'

/** ENT-53: the key is what an address ends with. */
const KEY_LENGTH = 8
const IV_BYTES = 16
/** Anything longer is not a chat address. */
const MAX_LENGTH = 8192

/** The decoder of addresses; replaced as a whole once the live cipher is known. May throw. */
export interface ServiceCodec {
  open(cipher: string, key: string): Promise<string>
}

/** Base64 of IV and ciphertext, AES-CBC with the SHA-256 of the key. Obfuscation, not secrecy. */
const aesCodec: ServiceCodec = {
  async open(cipher, key) {
    const data = Uint8Array.from(atob(cipher), (char) => char.charCodeAt(0))
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
    const aes = await crypto.subtle.importKey('raw', digest, 'AES-CBC', false, ['decrypt'])
    const iv = data.slice(0, IV_BYTES)
    const clear = await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, aes, data.slice(IV_BYTES))
    return new TextDecoder('utf-8', { fatal: true }).decode(clear)
  },
}

/**
 * The address behind a customer-service path, safe to follow (https, tel, mailto,
 * tg, whatsapp), or null for anything else, and where the page has no WebCrypto. Never throws.
 */
export async function decodeServicePath(
  sealed: unknown,
  codec: ServiceCodec = aesCodec,
): Promise<string | null> {
  if (typeof sealed !== 'string' || sealed.length <= KEY_LENGTH || sealed.length > MAX_LENGTH)
    return null
  try {
    return safeUrl(await codec.open(sealed.slice(0, -KEY_LENGTH), sealed.slice(-KEY_LENGTH)))
  } catch {
    return null
  }
}
