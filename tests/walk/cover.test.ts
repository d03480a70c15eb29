// The walk `pairs` combines every two compatible scenarios in some world.
import { describe, expect, test } from 'vitest'
import { coveringArray, type Item, randomOf, rolesOfPair } from '#e2e/pairs/cover.ts'
import { fewest } from '#e2e/pairs/fewest.ts'
import { fits, items, VISITORS } from '#e2e/pairs/items.ts'

interface World {
  readonly items: readonly Item[]
  readonly role: string
}

const ROLES = ['guest', 'member', 'agent']
const item = (name: string, over: Partial<Item> = {}): Item => ({
  name,
  roles: ROLES,
  role: null,
  alone: false,
  masks: false,
  ...over,
})

const visitors = Object.fromEntries(
  ROLES.map((role) => [role, item(role, { role, roles: [role] })]),
)

/** A random set of scenarios, some of which set the same value. */
function drawn(seed: number) {
  const random = randomOf(seed)
  const matters = new Map<string, number>()
  const list = Array.from({ length: 14 }, (_, at) => {
    const name = `s${at}`
    matters.set(name, Math.floor(random() * 8))
    return item(name, {
      roles: random() < 0.5 ? ROLES : [ROLES[Math.floor(random() * 3)] ?? 'guest'],
      alone: random() < 0.1,
      masks: random() < 0.15,
    })
  })
  const isVisitor = (one: Item) => one.role !== null
  const fit = (one: Item, other: Item) =>
    (isVisitor(one) && isVisitor(other)) || matters.get(one.name) !== matters.get(other.name)
  const fitting = (one: Item, other: Item) =>
    isVisitor(one) && isVisitor(other)
      ? one === other
      : isVisitor(one) || isVisitor(other) || fit(one, other)
  return { items: [...list, ...Object.values(visitors)], fits: fitting, random }
}

/** Whether a pair is tested in a world: its role is the visitor's, and no other scenario breaks every call. */
const meets = (world: World, one: Item, other: Item) =>
  world.items.includes(one) &&
  world.items.includes(other) &&
  rolesOfPair(one, other).includes(world.role) &&
  world.items.every((third) => !third.masks || third === one || third === other)

function unmet(set: ReturnType<typeof drawn>, worlds: readonly World[]): string[] {
  return set.items.flatMap((one, at) =>
    set.items
      .slice(at + 1)
      .filter((other) => !one.alone && !other.alone && set.fits(one, other))
      .filter((other) => !worlds.some((world) => meets(world, one, other)))
      .map((other) => `${one.name}+${other.name}`),
  )
}

describe.each(Array.from({ length: 30 }, (_, at) => at + 1))('set %i', (seed) => {
  const set = drawn(seed)
  const { worlds, pairs, met } = coveringArray({ ...set, visitors, most: 8 })

  test('every compatible pair of scenarios is tested', () => {
    expect(unmet(set, worlds)).toEqual([])
    expect(met).toBe(pairs)
  })

  test('no world contradicts itself, and each has one visitor', () => {
    for (const world of worlds) {
      const contradicting = world.items.some((one, at) =>
        world.items.slice(at + 1).some((other) => !set.fits(one, other)),
      )
      expect(contradicting).toBe(false)
      if (world.items.some(({ alone }) => alone)) expect(world.items).toHaveLength(1)
      else expect(world.items.filter(({ role }) => role !== null)).toHaveLength(1)
    }
  })
})

test('without a world its pairs are reported', () => {
  const set = drawn(3)
  const { worlds } = coveringArray({ ...set, visitors, most: 8 })
  expect(unmet(set, worlds.slice(0, -1)).length).toBeGreaterThan(0)
})

describe('the scenarios of the fake backend', () => {
  const named = (name: string) => {
    const found = items.find((one) => one.name === name)
    if (!found) throw new Error(`There is no scenario "${name}".`)
    return found
  }

  test('those that close the portal are alone', () => {
    expect(items.filter(({ alone }) => alone).map(({ name }) => name)).toEqual([
      'maintenance',
      'maintenance-no-end',
      'region-blocked',
      'maintenance-and-region',
      'config-fails',
      'domain-invalid',
    ])
  })

  test('two that set different values are incompatible', () => {
    expect(fits(named('kyc-pending'), named('kyc-rejected'))).toBe(false)
    expect(fits(named('kyc-pending'), named('points-rich'))).toBe(true)
  })

  test('a scenario with a log-in is a visitor of its role', () => {
    expect(Object.entries(VISITORS).map(([, name]) => named(name).role)).toEqual(
      Object.keys(VISITORS),
    )
  })
})

test.each([
  [['a', 'd'], 'a', 'd', 30],
  [['c', 'd'], 'c', 'd', 30],
  [['a', 'b', 'c', 'd'], 'a', 'd', 0],
])('a failure is reduced to %j', async (least, one, other, most) => {
  const fails = async (some: readonly string[]) => some.includes(one) && some.includes(other)
  expect(await fewest(['a', 'b', 'c', 'd'], most, fails)).toEqual(least)
})
