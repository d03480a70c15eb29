import { describe, expect, test } from 'vitest'
import { launchUrl } from '#lib/launch-url.ts'

const ORIGIN = 'https://portal.example'
const HOSTS = ['games.example']
const at = (raw: unknown, base: string | undefined = '/play-a') =>
  launchUrl(raw, base, HOSTS, ORIGIN)
const hrefs = (raws: readonly unknown[], base?: string) => raws.map((raw) => at(raw, base)?.href)

describe('SYS-24 the address of a launched game', () => {
  test('a relative address is resolved against the base, of this host or a listed one', () => {
    const raw = 'slots/index.html?session=play-1&at=1:2#top'
    expect(at(raw)).toEqual({
      href: 'https://portal.example/play-a/slots/index.html?session=play-1&at=1:2#top',
      own: true,
    })
    expect(at(raw, 'https://eu.games.example/cdn/')).toEqual({
      href: 'https://eu.games.example/cdn/slots/index.html?session=play-1&at=1:2#top',
      own: false,
    })
  })

  test('absolute addresses are used as they are, with any base or none', () => {
    const raws = ['https://games.example/1', '/demo-games/slots/index.html']
    const whole = ['https://games.example/1', 'https://portal.example/demo-games/slots/index.html']
    expect(hrefs(raws)).toEqual(whole)
    expect(raws.map((raw) => launchUrl(raw, undefined, HOSTS, ORIGIN)?.href)).toEqual(whole)
  })

  test.each([
    ['slots', 'https://evil.example/cdn'],
    ['slots', 'https://evilgames.example'],
    ['slots', 'https://user:pass@games.example'],
    ['slots', 'http://games.example'],
    ['slots', '//evil.example'],
    ['slots', '/play-a?x='],
    ['slots', 'javascript:alert(1)//'],
    ['slots', ''],
  ])('%s below %s is not opened, because the base must be listed too', (raw, base) => {
    expect(at(raw, base)).toBeNull()
  })

  test.each([
    '../member',
    'slots/../../member',
    'slots/%2e%2e/%2E./member',
    'slots\\..\\..\\member',
    'slots/..\t/../member',
    '//evil.example/slots',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example:443/slots/..:',
    '@evil.example',
    ' https://evil.example',
    '.',
    '?session=1',
    '',
    `a${'/a'.repeat(2000)}`,
    null,
    7,
  ])('%j is not opened below any base', (raw) => {
    const bases = ['/play-a', 'https://games.example/cdn']
    expect(bases.map((base) => at(raw, base))).toEqual([null, null])
  })

  test('without a base a relative address is refused', () => {
    expect(launchUrl('slots/index.html', undefined, HOSTS, ORIGIN)).toBeNull()
  })
})
