import type { ContractBreachError } from '../core/breach.ts'
import type { Clock } from '../core/clock.ts'
import type { Db } from '../core/db.ts'
import { createEmitter } from '../core/emitter.ts'
import type { SocketHub } from '../core/sockets.ts'
import type { World, WorldEvent } from '../world-types.ts'
import { addToInbox } from './inbox.ts'

type EventName = Parameters<World['emit']>[0]

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly sockets: SocketHub
  readonly count: World['count']
  /** The reason why a payload breaks the contract, or null. */
  readonly findBreach: (name: EventName, payload: object) => ContractBreachError | null
  readonly breach: World['breach']
}

/** Sends the events of a world: checked against the contract, stored in the inbox, sent to open sockets. */
export function createWorldEvents({ db, clock, sockets, count, findBreach, breach }: Parts) {
  const events = createEmitter<WorldEvent>()
  let storing: Promise<unknown> = Promise.resolve()
  const emit: World['emit'] = (name, value, memberId) => {
    const payload = { type: name, id: count('event'), at: clock.now(), value }
    const broken = findBreach(name, payload)
    if (broken) return breach(broken)
    if (memberId !== undefined)
      storing = Promise.all([storing, addToInbox(db, { name, value, memberId, at: payload.at })])
    const text = JSON.stringify(payload)
    sockets.send(text, memberId)
    events.emit({ text, memberId })
  }
  return { emit, settled: async () => void (await storing), onEvent: events.on }
}
