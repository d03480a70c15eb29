// The list of cases of the walk `faults`.
import { describe, expect, test } from 'vitest'
import { casesOf, nameOf, placesOf, withoutScreen } from '#e2e/faults/cases.ts'
import { replay, withFault } from '#e2e/faults/replay.ts'
import { linkOf, WORLDS } from '#e2e/faults/worlds.ts'
import type { Visit } from '#e2e/walk/visit.ts'
import { parseFaults } from '#mocks/faults/fault-rule.ts'
import { createLink } from '#mocks/scenarios/link.ts'
import { mergeScenarios } from '#mocks/scenarios/merge.ts'

test.each(Object.entries(WORLDS))('the world %s can be opened', (world, { scenarios }) => {
  const link = createLink({ scenario: scenarios.join('+') })
  expect(() => mergeScenarios(link.scenarios)).not.toThrow()
  expect(linkOf(world)).toContain('lang-EN')
})

describe('the cases', () => {
  const place = { world: 'member', address: '/member?page=points' }
  const seen = {
    reads: { member: { [place.address]: ['getVip'] } },
    writes: {
      convertPoints: [
        { ...place, presses: ['Convert', 'Yes'] },
        { ...place, presses: ['Convert'] },
      ],
      forgottenWrite: [{ ...place, presses: ['Forget'] }],
    },
    ways: {
      login: {
        from: 'a journey',
        size: { width: 390, height: 844 },
        steps: [{ does: 'goto', args: ['/?popup=login'] }],
      },
    },
  }
  const cases = casesOf(seen)

  test('are each a link, once', () => {
    expect(new Set(cases.map(nameOf)).size).toBe(cases.length)
    for (const { operation, fault } of cases)
      expect(() => parseFaults(`${operation}:${fault}`)).not.toThrow()
  })

  test('are ten ways to fail of a read, eight of a write; 401 only where a session is required', () => {
    const counts = Object.groupBy(cases, ({ operation }) => operation)
    expect(Object.entries(counts).map(([name, all]) => [name, all?.length])).toEqual([
      ['getVip', 10],
      ['convertPoints', 8],
      ['login', 8],
    ])
  })

  test('take the shortest way to a write, and the address that a journey opens', () => {
    expect(cases.find(({ operation }) => operation === 'convertPoints')?.presses).toEqual([
      'Convert',
    ])
    expect(cases.find(({ operation }) => operation === 'login')).toMatchObject({
      world: 'a journey',
      address: '/?popup=login',
    })
  })

  test('name what no screen calls', () => {
    expect(withoutScreen(seen)).toContain('getProfile')
    expect(withoutScreen(seen)).not.toContain('login')
  })
})

test('an operation is tested where the fewest others are called; one that every page calls, once', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [`/p${at}`, ['getBalance', ...Array(at).fill('getVip')]]),
  )
  const places = placesOf({ member: { ...pages, '/small': ['getVip'] } })
  expect(places.get('getBalance')).toHaveLength(1)
  expect(places.get('getVip')?.[0]).toEqual({ world: 'member', address: '/small' })
  expect(places.get('getProfile')).toEqual([])
})

describe('a recorded way', () => {
  /** A visit that notes what is done on its page. */
  function visitOf() {
    const done: unknown[] = []
    const page = {
      setDefaultTimeout() {},
      setDefaultNavigationTimeout() {},
      setViewportSize: async (size: unknown) => done.push(size),
      goto: async (address: string) => done.push(address),
      keyboard: { press: async (key: string) => done.push(key) },
      locator: (on: string) => ({
        fill: async (text: string) => done.push([on, text]),
        waitFor: async () => undefined,
        evaluate: async (_: unknown, times: number) => done.push([on, times]),
        click: () => Promise.reject(new Error('not there')),
      }),
    }
    return {
      done,
      visit: {
        page,
        settle: async () => true,
        ask: async (_: unknown, rule: string) => done.push(rule),
      } as unknown as Visit,
    }
  }
  const size = { width: 390, height: 844 }
  const open = { does: 'goto', args: ['/?popup=login&seed=7#top'] }

  test('is done in a new world, fails from its last step on, and is pressed twice', async () => {
    const { done, visit } = visitOf()
    const fill = { does: 'fill', on: 'name', args: ['rahim'] }
    const steps = [
      open,
      fill,
      { does: 'keyboard.press', args: ['Tab'] },
      { does: 'click', on: 'send', args: [] },
    ]
    expect(await replay(visit, { size, steps }, withFault(visit, 'login:500', { times: 2 }))).toBe(
      true,
    )
    expect(done).toEqual([
      size,
      '/?popup=login&seed=7&reset#top',
      ['name', 'rahim'],
      'Tab',
      'login:500',
      ['send', 2],
    ])
  })

  test('has the fault in its address when it only opens one', async () => {
    const { done, visit } = visitOf()
    await replay(visit, { size, steps: [open] }, withFault(visit, 'getWhitelabel:500'))
    expect(done.at(-1)).toBe('/?popup=login&seed=7&reset&fault=getWhitelabel:500#top')
  })

  test('ends where something is missing', async () => {
    const { visit } = visitOf()
    const steps = [open, { does: 'click', on: 'gone', args: [] }, open]
    expect(await replay(visit, { size, steps })).toBe(false)
  })
})
