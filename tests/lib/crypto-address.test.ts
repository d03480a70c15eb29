import { describe, expect, test } from 'vitest'
import { type CryptoNetwork, isCryptoAddress } from '#lib/crypto-address.ts'

// Examples of BIP 173, BIP 350 and EIP-55, and from the first blocks.
const GOOD: readonly (readonly [CryptoNetwork, string])[] = [
  ['BITCOIN', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['BITCOIN', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
  ['BITCOIN', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['BITCOIN', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['TRON', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ['ETHEREUM', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['ETHEREUM', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
]

const BAD: readonly (readonly [CryptoNetwork, string])[] = [
  ['BITCOIN', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  ['BITCOIN', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  ['BITCOIN', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  // Version 1 with the checksum of version 0.
  ['BITCOIN', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
  ['TRON', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9'],
  ['TRON', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['ETHEREUM', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed'],
  ['ETHEREUM', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
  ['ETHEREUM', ''],
]

describe('D-054 an address is checked by its checksum', () => {
  test.each(GOOD)('%s accepts %s', (network, text) => {
    expect(isCryptoAddress(network, text)).toBe(true)
  })
  test.each(BAD)('%s refuses %j', (network, text) => {
    expect(isCryptoAddress(network, text)).toBe(false)
  })
})
