// `npm run faults`: the list of its cases.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseFaults } from '#mocks/faults/fault-rule.ts'
import { createLink } from '#mocks/scenarios/link.ts'
import { merge } from '#mocks/scenarios/merge.ts'
import { operations } from '#openapi/generated/operations.ts'
import { nameOf, placesOf, readCases, withoutScreen, writeCases } from '#scripts/faults/cases.mjs'
import { linkOf, WORLDS } from '#scripts/faults/worlds.mjs'

const read = (kind: string) =>
  JSON.parse(
    readFileSync(new URL(`../../scripts/faults/seen/${kind}.json`, import.meta.url), 'utf8'),
  )
const seen: Record<string, Record<string, string[]>> = read('reads')
const writes: Record<string, { world: string; address: string; presses: string[] }[]> =
  read('writes')
const RECORD = 'renew it with `npm run faults -- --record`'

describe('the record of calls', () => {
  test('has existing operations and worlds only', () => {
    expect(Object.keys(WORLDS), RECORD).toEqual(expect.arrayContaining(Object.keys(seen)))
    const called = new Set(
      Object.values(seen).flatMap((addresses) => Object.values(addresses).flat()),
    )
    expect(
      [...called].filter((id) => !Object.hasOwn(operations, id)),
      RECORD,
    ).toEqual([])
  })

  test('has few operations without a screen', () => {
    expect(withoutScreen({ reads: seen, writes }).length, RECORD).toBeLessThan(100)
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
  const cases = [...readCases(seen), ...writeCases(writes)]
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
