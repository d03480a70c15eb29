// A covering array: few worlds in which every two scenarios that do not contradict each other meet.

/** Worlds that are thought of for each that is taken. */
const TRIES = 3

/** The roles in which a pair says something: those of both, else those of either. */
export function rolesOfPair(one, other) {
  const both = one.roles.filter((role) => other.roles.includes(role))
  return both.length > 0 ? both : [...new Set([...one.roles, ...other.roles])]
}

/**
 * @typedef {object} Item a scenario
 * @property {string} name
 * @property {string[]} roles in whose hands it shows
 * @property {string | null} role whose visitor it states
 * @property {boolean} alone it closes the portal: no other shows beside it
 * @property {boolean} masks it breaks every call: what others have in common does not show
 *
 * @param {{ items: Item[], fits: (one: Item, other: Item) => boolean, visitors: Record<string, Item>, most: number,
 *   random: () => number }} what `visitors` is who logs in where a world needs a role and no scenario states one
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

  /** A world around a pair: it takes in what brings the most new pairs, until nothing does. */
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

/** Numbers from 0 to 1, the same for the same seed (Mulberry32). */
export function randomOf(seed) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
