// The matrix of cases: which operation fails in which way on which screen.
import { operations } from '#openapi/generated/operations.ts'

/** The faults of a read, in the syntax of a link; late and unusual answers are among them. */
const READ_FAULTS = [
  ...['500', '503', '403', '401', '429', 'reset', 'timeout', 'slow', 'html', 'off-contract'],
]
const WRITE_FAULTS = ['500', '403', '429', 'reset', 'lost', 'slow', 'html', 'duplicate']

/** The contract allows 401 and 403 only where a session is required; a link can force them on other operations, too. */
const canBe = (operation, fault) => fault !== '401' || operations[operation].session !== 'none'

const isRead = (operation) => operations[operation]?.method === 'GET'

/** How many screens are tried for one operation. Screens that call few other operations come first. */
const SCREENS = 2

/** A game draws every frame of a virtual minute, which takes as long as all other screens together. */
const isGame = ({ address }) => address.startsWith('/game/')
const costOf = (place) => place.calls.length + (isGame(place) ? 1000 : 0)

/**
 * @param {Record<string, Record<string, string[]>>} seen which operations each address of each world calls
 * @returns {Map<string, { world: string, address: string }[]>} the screens on which each read is tried
 */
export function placesOf(seen) {
  const places = new Map()
  const all = Object.entries(seen).flatMap(([world, addresses]) =>
    Object.entries(addresses).map(([address, calls]) => ({ world, address, calls })),
  )
  for (const operation of Object.keys(operations).filter(isRead)) {
    const own = all
      .filter(({ calls }) => calls.includes(operation))
      .sort((one, other) => costOf(one) - costOf(other))
    // What every page calls fails alike on each of them.
    const most = own.length > all.length / 2 ? 1 : SCREENS
    const worlds = new Map()
    const chosen = own.filter(({ world }) => {
      const count = worlds.get(world) ?? 0
      worlds.set(world, count + 1)
      return count < most
    })
    places.set(
      operation,
      chosen.slice(0, most + 1).map(({ world, address }) => ({ world, address })),
    )
  }
  return places
}

/** Every case of the reads, ordered so that neighbours differ. */
export const readCases = (seen) =>
  [...placesOf(seen)].flatMap(([operation, places]) =>
    READ_FAULTS.filter((fault) => canBe(operation, fault)).flatMap((fault) =>
      places.map((place) => ({ operation, fault, ...place })),
    ),
  )

/** Every case of the writes, by the shortest recorded way to each. */
export const writeCases = (ways) =>
  Object.entries(ways).flatMap(([operation, found]) => {
    const lengthOf = ({ presses, address }) => presses.length * 1000 + address.length
    const [way] = [...found].sort((one, other) => lengthOf(one) - lengthOf(other))
    return WRITE_FAULTS.map((fault) => ({ operation, fault, ...way }))
  })

/** Every case of the operations that only a story or a journey reaches, by its way to each. */
export const wayCases = (ways) =>
  Object.entries(ways).flatMap(([operation, way]) => {
    const place = { ...way, world: way.from, address: way.steps[0].args[0] }
    const faults = isRead(operation)
      ? READ_FAULTS.filter((fault) => canBe(operation, fault))
      : WRITE_FAULTS
    return faults.map((fault) => ({ operation, fault, ...place }))
  })

/** The name of a case, by which it can be run again. */
export const nameOf = ({ operation, fault, world, address }) =>
  `${operation}:${fault} ${world} ${address}`

/** The operations that addresses and buttons reach by themselves. */
export const reached = ({ reads, writes }) =>
  new Set([
    ...Object.values(reads).flatMap((addresses) => Object.values(addresses).flat()),
    ...Object.keys(writes),
  ])

/** The operations that no recorded screen calls. */
export function withoutScreen(seen) {
  const known = reached(seen)
  return Object.keys(operations).filter(
    (operation) => !known.has(operation) && !Object.hasOwn(seen.ways, operation),
  )
}

/** Whether a case is one of a write. */
export const isWrite = ({ operation }) => !isRead(operation)

/**
 * A few cases for every run of the tests: each kind of fault once, on operations from all over the record. They change
 * only with the record, not with the day or the commit, so a new failure is caused by the change under test.
 */
export function fewCases(reads, writes) {
  const one = (cases) => (fault, at, faults) => {
    const own = cases.filter((each) => each.fault === fault && !isGame(each))
    return own[Math.floor(((at + 0.5) / faults.length) * own.length)]
  }
  return [...READ_FAULTS.map(one(reads)), ...['500', 'lost'].map(one(writes))]
}
