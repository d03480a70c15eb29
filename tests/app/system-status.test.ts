import { describe, expect, test } from 'vitest'
import { getSystemStatus, hostAllowed } from '#app/boot/system-status.ts'
import { nextCheck } from '#app/boot/use-status-polling.ts'
import { deviceStorage } from '#lib/storage.ts'
import { parseTheme } from '#patterns/display/theme.ts'
import { cdnOrder, pickCdn } from '#patterns/pictures/cdn.ts'
import { parsePopup, withPopup } from '#patterns/routing/popup.ts'
import { enabledModules } from '#session/flags.ts'
import { roleOfType } from '#session/roles.ts'

describe('system status', () => {
  const host = 'localhost'
  test('SYS-01 normal', () => expect(getSystemStatus({}, host)).toBe('normal'))
  test('SYS-02 maintenance', () =>
    expect(getSystemStatus({ maintenance: true }, host)).toBe('maintenance'))
  test('SYS-03 region', () =>
    expect(getSystemStatus({ regionRestriction: true }, host)).toBe('region'))
  test('SYS-04 maintenance has priority over region', () =>
    expect(getSystemStatus({ maintenance: true, regionRestriction: true }, host)).toBe(
      'maintenance',
    ))
  test('D-084 a host that does not belong to the merchant', () => {
    expect(getSystemStatus({ domainRoute: ['a.example'] }, host)).toBe('wrong-domain')
    expect(hostAllowed('x.a.example', ['*.a.example'])).toBe(true)
    expect(hostAllowed('evila.example', ['*.a.example'])).toBe(false)
    expect(hostAllowed('anything', [])).toBe(true)
  })
  test('D-021 checks again after a minute, or at the announced end', () => {
    expect(nextCheck(null, 1000)).toBe(60_000)
    expect(nextCheck(11_000, 1000)).toBe(10_500)
    expect(nextCheck(500, 1000)).toBe(60_000)
  })
})

describe('roles', () => {
  const types = { agent: [1, 2, 41, 42], trial: [4], member: [0, 3] }
  test.each([1, 2, 41, 42])('ENT-29 type %i is an agent', (type) =>
    expect(roleOfType(type, types)).toBe('agent'),
  )
  test('ENT-30 type 4 is a trial account', () => expect(roleOfType(4, types)).toBe('trial'))
  test.each([0, 3])('D-030 type %i is a member', (type) =>
    expect(roleOfType(type, types)).toBe('member'),
  )
  test('AUT-35 an unlisted type has no role', () => expect(roleOfType(9, types)).toBeNull())
  test('D-030 defaults apply if the configuration has no lists', () =>
    expect(roleOfType(41)).toBe('agent'))
})

describe('modules', () => {
  const node = (modId: string, enabled: boolean, childrenNodes: unknown[] = []) => ({
    modId,
    enabled,
    childrenNodes,
  })
  test('ROL-15 a module is on only if its parents are on', () => {
    const on = enabledModules([
      node('A', true, [node('PTSYS3', true), node('FREEPLAY3', false)]),
      node('B', false, [node('MANPLAYREB3', true)]),
    ])
    expect([...on].sort()).toEqual(['A', 'PTSYS3'])
  })
  test('skips what is broken or hostile', () => {
    const weird = [
      null,
      7,
      'x',
      { enabled: true },
      node('__proto__', true),
      { modId: 'C', enabled: true },
    ]
    expect([...enabledModules(weird)].sort()).toEqual(['C', '__proto__'])
    expect(enabledModules(undefined).size).toBe(0)
  })
})

describe('pop-ups in the address', () => {
  test('only known names are recognised', () => {
    expect(parsePopup('?popup=login&x=1')).toBe('login')
    expect(parsePopup('?popup=__proto__')).toBeNull()
    expect(parsePopup('')).toBeNull()
  })
  test('the rest of the query is kept', () => {
    expect(withPopup('?x=1', 'login')).toBe('?x=1&popup=login')
    expect(withPopup('?popup=login', null)).toBe('')
  })
})

describe('choices', () => {
  test('SYS-23 D-085 one CDN first and its neighbour as the only retry', () => {
    expect(cdnOrder(['a', 'b', 'c'], 0.99)).toEqual(['c', 'a'])
    expect(cdnOrder(['a'], 0.5)).toEqual(['a'])
    expect(cdnOrder([], 0.5)).toEqual([])
  })
  test('SYS-23 D-085 the CDN is kept on the device; invalid content is ignored', () => {
    const first = pickCdn()
    expect(pickCdn()).toBe(first)
    deviceStorage.set('imageCDN', '7 or so')
    const second = pickCdn()
    expect(second).toBeGreaterThanOrEqual(0)
    expect(second).toBeLessThan(1)
    expect(deviceStorage.get('imageCDN')).toBe(String(second))
  })
  test("PRD-12 an invalid stored theme means the system's theme", () => {
    expect(parseTheme('emerald')).toBe('emerald')
    expect(parseTheme('neon')).toBe('system')
    expect(parseTheme(null)).toBe('system')
  })
})
