// `npm run faults`: the list of its cases.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseFaults } from '#mocks/faults/fault-rule.ts'
import { createLink } from '#mocks/scenarios/link.ts'
import { merge } from '#mocks/scenarios/merge.ts'
import { operations } from '#openapi/generated/operations.ts'
import {
  nameOf,
  placesOf,
  readCases,
  wayCases,
  withoutScreen,
  writeCases,
} from '#scripts/faults/cases.mjs'
import { replay, withFault } from '#scripts/faults/replay.mjs'
import { linkOf, WORLDS } from '#scripts/faults/worlds.mjs'

const read = (kind: string) =>
  JSON.parse(
    readFileSync(new URL(`../../scripts/faults/seen/${kind}.json`, import.meta.url), 'utf8'),
  )
const seen: Record<string, Record<string, string[]>> = read('reads')
const writes: Record<string, { world: string; address: string; presses: string[] }[]> =
  read('writes')
const ways: Record<string, { steps: { does: string; args: unknown[] }[] }> = read('ways')
const RECORD = 'renew it with `npm run faults -- --record`'

describe('the record of calls', () => {
  test('has existing operations and worlds only', () => {
    expect(Object.keys(WORLDS), RECORD).toEqual(expect.arrayContaining(Object.keys(seen)))
    const called = new Set(
      Object.values(seen).flatMap((addresses) => Object.values(addresses).flat()),
    )
    const ids = [...called, ...Object.keys(writes), ...Object.keys(ways)]
    expect(
      ids.filter((id) => !Object.hasOwn(operations, id)),
      RECORD,
    ).toEqual([])
  })

  test('has few operations without a screen', () => {
    expect(withoutScreen({ reads: seen, writes, ways }).length, RECORD).toBeLessThan(45)
  })

  test.each(Object.keys(WORLDS))('the world %s can be opened', (world) => {
    const { scenarios } = createLink({
      scenario: WORLDS[world as keyof typeof WORLDS].scenarios.join('+'),
    })
    expect(() => merge(scenarios)).not.toThrow()
    expect(linkOf(world)).toContain('lang-EN')
  })
})

test('every case is a link, each once, at least a thousand', () => {
  const cases = [...readCases(seen), ...writeCases(writes), ...wayCases(ways)]
  expect(new Set(cases.map(nameOf)).size).toBe(cases.length)
  expect(cases.length).toBeGreaterThan(1000)
  for (const { operation, fault } of cases)
    expect(() => parseFaults(`${operation}:${fault}`)).not.toThrow()
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
      },
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
