const bytes = new TextEncoder()
const base64 = (data: Uint8Array): string => btoa(String.fromCharCode(...data))

/**
 * An address as the configuration carries it (ENT-53): AES-CBC (first the 16 bytes of the IV) with the
 * SHA-256 of an eight-character key, in base64, and the key itself as the last eight characters.
 */
export async function sealServicePath(address: string, key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes.encode(key))
  const aes = await crypto.subtle.importKey('raw', digest, 'AES-CBC', false, ['encrypt'])
  // A fixed IV keeps answers deterministic; the key travels along, so nothing is lost.
  const iv = bytes.encode(`${key}${key}`)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, aes, bytes.encode(address))
  return `${base64(new Uint8Array([...iv, ...new Uint8Array(sealed)]))}${key}`
}
