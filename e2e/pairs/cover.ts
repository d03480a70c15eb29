// Builds a covering array: a few worlds in which every compatible pair of scenarios occurs together.

/** The number of candidate worlds compared for each chosen one. */
const TRIES = 3

/** A scenario. */
export interface Item {
  readonly name: string
  /** For whom its effect is visible. */
  readonly roles: readonly string[]
  /** The role of the visitor that it sets. */
  readonly role: string | null
  /** It closes the portal, so that no other scenario is visible. */
  readonly alone: boolean
  /** It makes every call fail, so that what other scenarios share is not visible. */
  readonly masks: boolean
}

interface World<Own extends Item> {
  readonly items: Own[]
  readonly role: string
  readonly masks: readonly Own[]
}

interface CoverOptions<Own extends Item> {
  readonly items: readonly Own[]
  readonly fits: (one: Own, other: Own) => boolean
  /** The visitors for roles that no scenario of the world sets. */
  readonly visitors: Readonly<Record<string, Own>>
  /** The most scenarios in one world. */
  readonly most: number
  readonly random: () => number
}

/** The roles for which a pair is relevant: the common ones, else all roles of either. */
export function rolesOfPair(one: Item, other: Item): readonly string[] {
  const both = one.roles.filter((role) => other.roles.includes(role))
  return both.length > 0 ? both : [...new Set([...one.roles, ...other.roles])]
}

export function coveringArray<Own extends Item>({
  items,
  fits,
  visitors,
  most,
  random,
}: CoverOptions<Own>) {
  const met = new Set<string>()
  const keyOf = (one: Own, other: Own) => [one.name, other.name].sort().join('+')
  const meeting = items.filter(({ alone }) => !alone)
  const pairs = meeting.flatMap((one, at) =>
    meeting
      .slice(at + 1)
      .flatMap((other): [Own, Own][] => (fits(one, other) ? [[one, other]] : [])),
  )
  const counts = (one: Own, other: Own, { role, masks }: World<Own>) =>
    masks.every((mask) => mask === one || mask === other) &&
    !met.has(keyOf(one, other)) &&
    rolesOfPair(one, other).includes(role)

  /** One of a list that is not empty. */
  const drawn = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One

  /** Builds a world around a pair: adds the scenario with the most new pairs until none adds any. */
  function worldAround([one, other]: [Own, Own]) {
    const own = [one, other]
    const stated = own.find(({ role }) => role !== null)?.role
    const role = stated ?? drawn(rolesOfPair(one, other))
    const visitor = visitors[role]
    const world: World<Own> = {
      items: stated || !visitor ? own : [...own, visitor],
      role,
      masks: own.filter(({ masks }) => masks),
    }
    const gain = (next: Own) => world.items.filter((inside) => counts(inside, next, world)).length
    while (world.items.length < most) {
      const candidates = meeting
        .filter((next) => !next.masks && !world.items.includes(next))
        .filter((next) => next.role === null || next.role === role)
        .filter((next) => world.items.every((inside) => fits(inside, next)))
        .map((next) => ({ next, score: gain(next) + random() / 2 }))
        .sort((a, b) => b.score - a.score)
      const [best] = candidates
      if (!best || best.score < 1) break
      world.items.push(best.next)
    }
    return world
  }

  const worlds: World<Own>[] = items
    .filter(({ alone }) => alone)
    .map((item) => ({ items: [item], role: item.role ?? 'guest', masks: [] }))
  const newOf = (world: World<Own>) =>
    world.items.flatMap((one, at) =>
      world.items
        .slice(at + 1)
        .flatMap((other) => (counts(one, other, world) ? [keyOf(one, other)] : [])),
    )
  for (let open = pairs; open.length > 0; open = open.filter((pair) => !met.has(keyOf(...pair)))) {
    const tries = Array.from({ length: TRIES }, () => worldAround(drawn(open))).map((world) => ({
      world,
      brings: newOf(world),
    }))
    const [best] = tries.sort((one, other) => other.brings.length - one.brings.length)
    for (const key of best?.brings ?? []) met.add(key)
    if (best) worlds.push(best.world)
  }
  return { worlds, pairs: pairs.length, met: met.size }
}

/** Numbers from 0 to 1, repeatable by their seed (Mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
