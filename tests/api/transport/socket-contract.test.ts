import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { memberShapes } from '#api/transport/answer-shapes.ts'
import { openSocket } from '#api/transport/socket.ts'
import { eventValidators, type SocketEventName } from '#openapi/generated/validators.js'
import {
  isNode,
  listBodies,
  listOperations,
  type Node,
  readContract,
} from '#tests/contract/contract.ts'
import { FAR_MOMENTS, FAULTS, momentsIn, placesIn, withFault } from './faulty.ts'

/** The example events of the contract, by name. */
const shown = new Map<string, readonly Node[]>()
const names = Object.keys(eventValidators) as SocketEventName[]
let report = vi.spyOn(console, 'error')
let line: { onmessage?: (message: { data: unknown }) => void } = {}

beforeAll(async () => {
  await memberShapes()
  const contract = await readContract()
  for (const event of listOperations(contract, 'webhooks')) {
    const bodies = listBodies(contract, event).flatMap(({ examples }) => examples)
    shown.set(event.path, bodies.filter(isNode))
  }
})
beforeEach(() => {
  report = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('window', { location: { href: 'https://portal.test/' } })
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor() {
        line = this
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The events that the portal passes on to its listeners. */
function deliveredOf(...events: Node[]): unknown[] {
  const onEvent = vi.fn()
  openSocket('token-of-rahim', { onEvent, onReturn: vi.fn(), onRefused: vi.fn() })
  for (const event of events) line.onmessage?.({ data: JSON.stringify(event) })
  return onEvent.mock.calls.flat()
}
const isDelivered = (event: Node): boolean => deliveredOf(event).length > 0

describe('ADR 22: an event that breaks the contract', () => {
  test.each(names)('%s: every example is delivered', (name) => {
    const events = shown.get(name) ?? []
    expect(events.length).toBeGreaterThan(0)
    expect(events.every(isDelivered)).toBe(true)
    expect(report).not.toHaveBeenCalled()
  })

  test.each(names)(
    '%s: with a field that is missing, null or of another type it is dropped',
    (name) => {
      let dropped = 0
      for (const event of shown.get(name) ?? []) {
        for (const path of placesIn(event)) {
          for (const [fault, change] of FAULTS) {
            const broken = withFault(event, path, change)
            const keeps = eventValidators[name](broken)
            expect(isDelivered(broken), `${path.join('.')} ${fault}`).toBe(keeps)
            if (!keeps) dropped += 1
          }
        }
      }
      expect(dropped).toBeGreaterThan(0)
    },
  )

  test.each(names)('%s: with a moment out of bounds it is dropped', (name) => {
    for (const event of shown.get(name) ?? []) {
      expect(momentsIn(event)).toContainEqual(['at'])
      for (const path of momentsIn(event)) {
        for (const moment of FAR_MOMENTS)
          expect(isDelivered(withFault(event, path, () => moment)), path.join('.')).toBe(false)
      }
    }
  })

  test('does not count: a later one with a smaller id is delivered', () => {
    const [good] = shown.get('balance.updated') ?? []
    if (!good) throw new Error('The contract shows no change of a balance.')
    const broken = { ...good, id: 1_000_000_000, at: 1e18 }
    expect(deliveredOf(broken, good)).toEqual([good])
  })

  test('is reported once per field', async () => {
    vi.resetModules()
    const { isValidEvent, memberShapes: load } = await import('#api/transport/answer-shapes.ts')
    await load()
    const event = { type: 'session.kicked', id: 7, at: 1, value: { reason: null } }
    for (const id of [7, 8]) expect(isValidEvent({ ...event, id })).toBe(false)
    const line = 'session.kicked breaks the contract at ".value.reason" (event 7)'
    const far = { ...event, id: 9, at: 1e18 }
    expect(isValidEvent(far)).toBe(false)
    const moment = 'session.kicked breaks the contract at ".at" (event 9)'
    expect(report.mock.calls).toEqual([[line], [moment]])
  })

  test('of an unknown type, from a later server, is delivered', () => {
    expect(isDelivered({ type: 'badge.earned', id: 1, at: 1, value: { name: 'first' } })).toBe(true)
  })
})
