import { describe, expect, test } from 'vitest'
import { gameUrl, imageUrl, safePath, safeUrl } from '#lib/safe-url.ts'

describe('safeUrl', () => {
  test.each([
    'https://a.example/x',
    'tel:+8801',
    'mailto:a@b.example',
    'tg://resolve',
    'whatsapp://send',
  ])('D-006 accepts %s', (raw) => expect(safeUrl(raw)).not.toBeNull())

  test.each([
    'http://a.example',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'https://user:pass@a.example',
    'mailto:help@a.example?cc=thief@b.example',
    'mailto:help@a.example?subject=x&bcc=thief@b.example',
    'mailto:help@a.example?subject=x%0D%0Abcc:thief@b.example',
    'mailto:help@a.example&bcc=thief@b.example',
    'mailto:help@a.example,thief@b.example',
    'mailto:help@a.example%0Abcc:thief@b.example',
    'mailto:help@a.example\nbcc:thief@b.example',
    'mailto:help@a.example#?body=x',
    'tel:*21*01711%23',
    'tel:*21*01711#',
    'tel:+8801;phone-context=b.example',
    '//a.example',
    '',
    null,
    42,
    `https://a.example/${'x'.repeat(3000)}`,
  ])('refuses %j', (raw) => expect(safeUrl(raw)).toBeNull())
})

describe('safePath', () => {
  test('accepts a path of this app', () =>
    expect(safePath('/rng?vassalage=PG#x')).toBe('/rng?vassalage=PG#x'))
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'rng',
    '\\\\evil',
    '/..//evil.example',
    '/.//evil.example',
    '/a/../..//evil.example/x',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
  ])('refuses %j', (raw) => expect(safePath(raw)).toBeNull())
  test('steps up stay inside this app', () =>
    expect(safePath('/../../promotions')).toBe('/promotions'))
})

describe('imageUrl', () => {
  test('D-085 resolves a path against the selected base', () => {
    expect(imageUrl('/cdn-a', 'games/1.svg')).toBe('/cdn-a/games/1.svg')
    expect(imageUrl('https://cdn.example/x/', '/games/1.svg')).toBe(
      'https://cdn.example/x/games/1.svg',
    )
  })
  test('accepts an absolute https picture', () =>
    expect(imageUrl('/cdn-a', 'https://pics.example/1.png')).toBe('https://pics.example/1.png'))
  test.each([
    '../secret',
    'http://a.example/1.png',
    'data:image/svg+xml,x',
    '//a.example/1.png',
    '',
    null,
  ])('refuses %j', (raw) => expect(imageUrl('/cdn-a', raw)).toBeNull())
})

describe('gameUrl', () => {
  const hosts = ['games.example']
  const origin = 'https://portal.example'
  test('D-037 accepts listed hosts over https and our own paths', () => {
    expect(gameUrl('https://games.example/play', hosts, origin)).toEqual({
      href: 'https://games.example/play',
      own: false,
    })
    expect(gameUrl('https://eu.games.example/play', hosts, origin)?.own).toBe(false)
    expect(gameUrl('https://games.example:443/play', hosts, origin)?.own).toBe(false)
    expect(gameUrl('https://games.example:8443/', ['games.example:8443'], origin)?.own).toBe(false)
    expect(gameUrl('/demo-games/slots/index.html', hosts, origin)).toEqual({
      href: 'https://portal.example/demo-games/slots/index.html',
      own: true,
    })
  })
  test.each([
    'http://games.example',
    'https://games.example:8443',
    'https://eu.games.example:8443/play',
    'https://evilgames.example',
    'https://portal.example/x',
    'javascript:1',
    7,
  ])('refuses %j', (raw) => expect(gameUrl(raw, hosts, origin)).toBeNull())
})
