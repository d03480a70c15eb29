import { describe, expect, test } from 'vitest'
import { chatAddress } from '#entities/support/chat-address.ts'

describe('API-43 the address of a chat', () => {
  const at = (raw: unknown) => chatAddress(raw, 'https://www.suborno.example')

  test.each([
    ['https://chat.suborno.example/room?x=1', 'https://chat.suborno.example/room?x=1'],
    ['/demo-chat/?model=a#b', 'https://www.suborno.example/demo-chat/?model=a#b'],
  ])('%s is valid', (raw, address) => {
    expect(at(raw)).toBe(address)
  })

  test.each([
    'http://chat.suborno.example/',
    'javascript:alert(1)',
    'mailto:care@suborno.example',
    'tel:+880960',
    'https://rahim:gold@evil.example/',
    '//evil.example',
    '/\\evil.example',
    'room',
    '',
    null,
    { href: 'https://chat.suborno.example/' },
  ])('%j is invalid', (raw) => {
    expect(at(raw)).toBeNull()
  })
})
