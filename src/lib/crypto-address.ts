import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

/** The networks that money can be sent over. */
export const CRYPTO_NETWORKS = ['BITCOIN', 'TRON', 'ETHEREUM'] as const
export type CryptoNetwork = (typeof CRYPTO_NETWORKS)[number]

const base58check = createBase58check(sha256)

/** The bytes of a base58check text, 21 with their version; null when its check sum is wrong. */
function base58Bytes(text: string): Uint8Array | null {
  try {
    const bytes = base58check.decode(text)
    return bytes.length === 21 ? bytes : null
  } catch {
    return null
  }
}

/** BIP 173 and BIP 350: a witness program of version 0 has bech32, later ones bech32m. */
function isSegwit(text: string): boolean {
  for (const code of [bech32, bech32m]) {
    const decoded = code.decodeUnsafe(text, 90)
    if (decoded?.prefix !== 'bc') continue
    const [version, ...words] = decoded.words
    const program = code.fromWordsUnsafe(words)
    if (version === undefined || version > 16 || !program) return false
    const { length } = program
    if (version === 0) return code === bech32 && (length === 20 || length === 32)
    return code === bech32m && length >= 2 && length <= 40
  }
  return false
}

/** The case of the letters is the check sum; in one case only it has none. */
function isEthereum(text: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return false
  const hex = text.slice(2)
  const lower = hex.toLowerCase()
  if (hex === lower || hex === hex.toUpperCase()) return true
  const hash = keccak_256(new TextEncoder().encode(lower))
  return [...hex].every((char, at) => {
    const byte = hash[at >> 1] ?? 0
    const nibble = at % 2 === 0 ? byte >> 4 : byte & 15
    return char === (nibble >= 8 ? char.toUpperCase() : char.toLowerCase())
  })
}

/** Whether a text is an address of a network by the network's own check sum: a slip of a single character is found. */
export function isCryptoAddress(network: CryptoNetwork, text: string): boolean {
  if (network === 'ETHEREUM') return isEthereum(text)
  const version = base58Bytes(text)?.[0]
  if (network === 'TRON') return version === 0x41
  return version === 0x00 || version === 0x05 || isSegwit(text)
}
