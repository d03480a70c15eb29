// The matrix of cases: which operation fails in which way on which screen.
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Way } from './replay.ts'

interface Place {
  readonly world: string
  readonly address: string
}

/** The buttons of an address that lead to a write. */
export interface Presses extends Place {
  readonly presses: readonly string[]
}

export type Case = Place & { readonly operation: OperationId; readonly fault: string } & Partial<
    Presses & Way
  >

/** The findings of the project `record`. */
export interface Seen {
  /** Which operations each address of each world calls. */
  readonly reads: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  readonly writes: Readonly<Record<string, readonly Presses[]>>
  /** Ways of stories and journeys to operations that no address or single button calls. */
  readonly ways: Readonly<Record<string, Way>>
}

/** The operations of the contract with what was found for each. A record may be older than the contract. */
const known = <Found>(record: Readonly<Record<string, Found>>) =>
  IDS.flatMap((operation): [OperationId, Found][] => {
    const found = record[operation]
    return found === undefined ? [] : [[operation, found]]
  })

const IDS = Object.keys(operations) as OperationId[]

/** The faults of a read, in the syntax of a link; late and unusual answers are among them. */
const READ_FAULTS = [
  '500',
  '503',
  '403',
  '401',
  '429',
  'reset',
  'timeout',
  'slow',
  'html',
  'off-contract',
]
const WRITE_FAULTS = ['500', '403', '429', 'reset', 'lost', 'slow', 'html', 'duplicate']

/** The contract allows 401 and 403 only where a session is required; a link can force them on other operations, too. */
const canBe = (operation: OperationId, fault: string) =>
  fault !== '401' || operations[operation].session !== 'none'

const isRead = (operation: OperationId) => operations[operation].method === 'GET'

const faultsOf = (operation: OperationId) =>
  isRead(operation) ? READ_FAULTS.filter((fault) => canBe(operation, fault)) : WRITE_FAULTS

/** Whether a case is one of a write. */
export const isWrite = ({ operation }: Case) => !isRead(operation)

/** Maximum number of screens tried for one operation. Screens that call few other operations come first. */
const SCREENS = 2

/** A game draws every frame of a virtual minute, which takes as long as all other screens together. */
const costOf = ({ address, calls }: { address: string; calls: readonly string[] }) =>
  calls.length + (address.startsWith('/game/') ? 1000 : 0)

/** The screens on which each read is tried. */
export function placesOf(reads: Seen['reads']): Map<OperationId, Place[]> {
  const places = new Map<OperationId, Place[]>()
  const all = Object.entries(reads).flatMap(([world, addresses]) =>
    Object.entries(addresses).map(([address, calls]) => ({ world, address, calls })),
  )
  for (const operation of IDS.filter(isRead)) {
    const own = all
      .filter(({ calls }) => calls.includes(operation))
      .sort((one, other) => costOf(one) - costOf(other))
    // An operation that every page calls fails alike on each of them.
    const most = own.length > all.length / 2 ? 1 : SCREENS
    const worlds = new Map<string, number>()
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

const readCases = (reads: Seen['reads']): Case[] =>
  [...placesOf(reads)].flatMap(([operation, places]) =>
    faultsOf(operation).flatMap((fault) => places.map((place) => ({ operation, fault, ...place }))),
  )

/** By the shortest recorded way to each. */
const writeCases = (writes: Seen['writes']): Case[] =>
  known(writes).flatMap(([operation, found]) => {
    const lengthOf = ({ presses, address }: Presses) => presses.length * 1000 + address.length
    const [way] = found.toSorted((one, other) => lengthOf(one) - lengthOf(other))
    return way ? faultsOf(operation).map((fault) => ({ operation, fault, ...way })) : []
  })

const wayCases = (ways: Seen['ways']): Case[] =>
  known(ways).flatMap(([operation, way]) => {
    const address = String(way.steps[0]?.args[0])
    return faultsOf(operation).map((fault) => ({
      operation,
      fault,
      world: way.from,
      address,
      ...way,
    }))
  })

/** Every case, each on the screens that call few other operations. */
export const casesOf = ({ reads, writes, ways }: Seen): Case[] => [
  ...readCases(reads),
  ...writeCases(writes),
  ...wayCases(ways),
]

/** The name of a case, by which it can be run again. */
export const nameOf = ({ operation, fault, world, address }: Case) =>
  `${operation}:${fault} ${world} ${address}`

/** The operations that addresses and buttons reach by themselves. */
export const reached = ({ reads, writes }: Pick<Seen, 'reads' | 'writes'>): Set<string> =>
  new Set([
    ...Object.values(reads).flatMap((addresses) => Object.values(addresses).flat()),
    ...Object.keys(writes),
  ])

/** The operations that no recorded screen calls. */
export function withoutScreen(seen: Seen): OperationId[] {
  const own = reached(seen)
  return IDS.filter((operation) => !own.has(operation) && !Object.hasOwn(seen.ways, operation))
}
