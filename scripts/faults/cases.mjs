// The matrix: which operation fails in which way on which screen.
import { operations } from '#openapi/generated/operations.ts'

/** The words of a link for what may happen to a read; those that answer late or oddly, too. */
const READ_FAULTS = [
  ...['500', '503', '403', '401', '429', 'reset', 'timeout', 'slow', 'html', 'off-contract'],
]
const WRITE_FAULTS = ['500', '403', '429', 'reset', 'lost', 'slow', 'html', 'duplicate']

/** The contract gives 401 and 403 to whoever is asked for a session; a link may force them on others, too. */
const canBe = (operation, fault) => fault !== '401' || operations[operation].session !== 'none'

const isRead = (operation) => operations[operation]?.method === 'GET'

/** Screens on which one operation is tried, the most telling first: those on which few others call it. */
const SCREENS = 2

/** A game draws every frame of a minute, which takes as long as all the rest. */
const isGame = ({ address }) => address.startsWith('/game/')
const costOf = (place) => place.calls.length + (isGame(place) ? 1000 : 0)

/**
 * @param {Record<string, Record<string, string[]>>} seen which operations each address of each world calls
 * @returns {Map<string, { world: string, address: string }[]>} where each read is tried
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
    // What every page calls says the same on each.
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

/** Every case of the reads, in an order in which neighbours differ. */
export const readCases = (seen) =>
  [...placesOf(seen)].flatMap(([operation, places]) =>
    READ_FAULTS.filter((fault) => canBe(operation, fault)).flatMap((fault) =>
      places.map((place) => ({ operation, fault, ...place })),
    ),
  )

/** Every case of the writes, on the shortest way that was found to each. */
export const writeCases = (ways) =>
  Object.entries(ways).flatMap(([operation, found]) => {
    const lengthOf = ({ presses, address }) => presses.length * 1000 + address.length
    const [way] = [...found].sort((one, other) => lengthOf(one) - lengthOf(other))
    return WRITE_FAULTS.map((fault) => ({ operation, fault, ...way }))
  })

/** What a case is called, and how it is found again. */
export const nameOf = ({ operation, fault, world, address }) =>
  `${operation}:${fault} ${world} ${address}`

/** The operations that no screen of the record was seen to call. */
export function withoutScreen({ reads, writes }) {
  const called = new Set(
    Object.values(reads).flatMap((addresses) => Object.values(addresses).flat()),
  )
  return Object.keys(operations).filter(
    (operation) => !called.has(operation) && !Object.hasOwn(writes, operation),
  )
}

/**
 * A few cases for every run of the tests: each way to fail once, on operations from all over the record. They change
 * with the record alone, not with the day or the commit: what fails then has been broken by the change at hand.
 */
export function fewCases(reads, writes) {
  const one = (cases) => (fault, at, faults) => {
    const own = cases.filter((each) => each.fault === fault && !isGame(each))
    return own[Math.floor(((at + 0.5) / faults.length) * own.length)]
  }
  return [...READ_FAULTS.map(one(reads)), ...['500', 'lost'].map(one(writes))]
}
