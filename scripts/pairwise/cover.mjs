// Builds a covering array: a few worlds in which every compatible pair of scenarios occurs together.

/** How many candidate worlds are compared for each chosen one. */
const TRIES = 3

/** The roles for which a pair is relevant: those that both have in common, else those of either. */
export function rolesOfPair(one, other) {
  const both = one.roles.filter((role) => other.roles.includes(role))
  return both.length > 0 ? both : [...new Set([...one.roles, ...other.roles])]
}

/**
 * @typedef {object} Item a scenario
 * @property {string} name
 * @property {string[]} roles for whom its effect is visible
 * @property {string | null} role the role of the visitor that it sets
 * @property {boolean} alone it closes the portal, so that no other scenario is visible
 * @property {boolean} masks it makes every call fail, so that what other scenarios share is not visible
 *
 * @param {{ items: Item[], fits: (one: Item, other: Item) => boolean, visitors: Record<string, Item>, most: number,
 * random: () => number }} what `visitors` logs in for a role that no scenario of the world sets
 */
export function coveringArray({ items, fits, visitors, most, random }) {
  const met = new Set()
  const keyOf = (one, other) => [one.name, other.name].sort().join('+')
  const meeting = items.filter(({ alone }) => !alone)
  const pairs = meeting.flatMap((one, at) =>
    meeting.slice(at + 1).flatMap((other) => (fits(one, other) ? [[one, other]] : [])),
  )
  const counts = (one, other, { role, masks }) =>
    masks.every((mask) => mask === one || mask === other) &&
    !met.has(keyOf(one, other)) &&
    rolesOfPair(one, other).includes(role)

  /** Builds a world around a pair: adds the scenario with the most new pairs until none adds any. */
  function worldAround([one, other]) {
    const own = [one, other]
    const stated = own.find(({ role }) => role !== null)
    const wanted = rolesOfPair(one, other)
    const role = stated?.role ?? wanted[Math.floor(random() * wanted.length)]
    const world = {
      items: stated ? own : [...own, visitors[role]],
      role,
      masks: own.filter(({ masks }) => masks),
    }
    const gain = (next) => world.items.filter((inside) => counts(inside, next, world)).length
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

  const worlds = items
    .filter(({ alone }) => alone)
    .map((item) => ({ items: [item], role: item.role ?? 'guest', masks: [] }))
  const newOf = (world) =>
    world.items.flatMap((one, at) =>
      world.items
        .slice(at + 1)
        .flatMap((other) => (counts(one, other, world) ? [keyOf(one, other)] : [])),
    )
  for (let open = pairs; open.length > 0; open = open.filter((pair) => !met.has(keyOf(...pair)))) {
    const tries = Array.from({ length: TRIES }, () =>
      worldAround(open[Math.floor(random() * open.length)]),
    ).map((world) => ({ world, brings: newOf(world) }))
    const [best] = tries.sort((one, other) => other.brings.length - one.brings.length)
    for (const key of best.brings) met.add(key)
    worlds.push(best.world)
  }
  return { worlds, pairs: pairs.length, met: met.size }
}

/** Numbers from 0 to 1, repeatable by their seed (Mulberry32). */
export function randomOf(seed) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
