// The list of cases of the walk `faults`.
import { describe, expect, test } from 'vitest'
import { casesOf, nameOf, placesOf, withoutScreen } from '#e2e/faults/cases.ts'
import { type Actor, replay, withFault } from '#e2e/faults/replay.ts'
import { linkOf, WORLDS } from '#e2e/faults/worlds.ts'
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
  /** An actor that notes what it does, and finds nothing to click. */
  function actorWithNotes() {
    const done: unknown[] = []
    const actor: Actor = {
      begin: async (size) => done.push(size),
      act: async ({ does, on, args }, times) => {
        if (on === 'gone') throw new Error('not there')
        done.push([does, on, ...args, times])
      },
      settle: async () => true,
      setFault: async (rule) => done.push(rule),
    }
    return { done, actor }
  }
  const size = { width: 390, height: 844 }
  const open = { does: 'goto', args: ['/?popup=login&seed=7#top'] }

  test('is done in a new world, fails from its last step on, and is pressed twice', async () => {
    const { done, actor } = actorWithNotes()
    const fill = { does: 'fill', on: 'name', args: ['rahim'] }
    const steps = [
      open,
      fill,
      { does: 'keyboard.press', args: ['Tab'] },
      { does: 'click', on: 'send', args: [] },
    ]
    expect(await replay(actor, { size, steps }, withFault(actor, 'login:500', { times: 2 }))).toBe(
      true,
    )
    expect(done).toEqual([
      size,
      ['goto', undefined, '/?popup=login&seed=7&reset#top', 1],
      ['fill', 'name', 'rahim', 1],
      ['keyboard.press', undefined, 'Tab', 1],
      'login:500',
      ['click', 'send', 2],
    ])
  })

  test('has the fault in its address when it only opens one', async () => {
    const { done, actor } = actorWithNotes()
    await replay(actor, { size, steps: [open] }, withFault(actor, 'getWhitelabel:500'))
    expect(done).toEqual([
      size,
      ['goto', undefined, '/?popup=login&seed=7&reset&fault=getWhitelabel:500#top', undefined],
    ])
  })

  test('ends where something is missing', async () => {
    const { done, actor } = actorWithNotes()
    const steps = [open, { does: 'click', on: 'gone', args: [] }, open]
    expect(await replay(actor, { size, steps })).toBe(false)
    expect(done).toHaveLength(2)
  })
})
