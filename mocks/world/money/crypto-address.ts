import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { components } from '#openapi/generated/types.ts'

type Network = components['schemas']['PayoutNetwork']

const base58check = createBase58check(sha256)

/** The version of an address of 20 bytes in base58check; -1 when its check sum is wrong. */
function versionOf(text: string): number {
  try {
    const [version = -1, ...hash] = base58check.decode(text)
    return hash.length === 20 ? version : -1
  } catch {
    return -1
  }
}

/** Version 0 of the witness program is written in bech32, later ones in bech32m. */
function isWitness(text: string): boolean {
  const old = bech32.decodeUnsafe(text, 90)
  const decoded = old ?? bech32m.decodeUnsafe(text, 90)
  const [version, ...words] = decoded?.words ?? []
  if (decoded?.prefix !== 'bc' || version === undefined || version > 16) return false
  const length = bech32.fromWordsUnsafe(words)?.length ?? 0
  if (version === 0) return old !== undefined && (length === 20 || length === 32)
  return old === undefined && length >= 2 && length <= 40
}

/** EIP-55; letters of one case have no check sum. */
function isEthereum(text: string): boolean {
  const [, hex] = /^0x([0-9a-fA-F]{40})$/.exec(text) ?? []
  if (hex === undefined) return false
  const lower = hex.toLowerCase()
  if (hex === lower || hex === hex.toUpperCase()) return true
  const hash = keccak_256(new TextEncoder().encode(lower))
  const nibbles = [...hash].flatMap((byte) => [byte >> 4, byte & 15])
  const written = [...lower].map((char, at) => ((nibbles[at] ?? 0) > 7 ? char.toUpperCase() : char))
  return written.join('') === hex
}

/** Normalises an address for comparison: lower case where the case has no meaning. */
export const sameAddress = (network: Network, text: string): string =>
  network === 'ETHEREUM' || (network === 'BITCOIN' && isWitness(text)) ? text.toLowerCase() : text

/** D-054: whether the server takes a text for an address of a network. */
export function isNetworkAddress(network: Network, text: string): boolean {
  if (network === 'ETHEREUM') return isEthereum(text)
  const version = versionOf(text)
  if (network === 'TRON') return version === 0x41
  return version === 0x00 || version === 0x05 || isWitness(text)
}
