import { expect, test } from 'vitest'
import { CRYPTO_NETWORKS, isCryptoAddress } from '#lib/crypto-address.ts'
import { isNetworkAddress } from '#mocks/world/money/crypto-address.ts'

const ADDRESSES = [
  'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
]
const flipped = (text: string) =>
  `${text.slice(0, 9)}${text[9] === 'a' ? 'b' : 'a'}${text.slice(10)}`

test('D-054 server and page accept the same crypto addresses', () => {
  for (const text of [...ADDRESSES, ...ADDRESSES.map(flipped), '', 'bc1', '0x12'])
    for (const network of CRYPTO_NETWORKS)
      expect([text, network, isNetworkAddress(network, text)]).toEqual([
        text,
        network,
        isCryptoAddress(network, text),
      ])
  expect(
    ADDRESSES.every((text) => CRYPTO_NETWORKS.some((one) => isNetworkAddress(one, text))),
  ).toBe(true)
})
