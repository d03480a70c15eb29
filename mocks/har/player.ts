import { createEmitter } from '#mocks/world/core/emitter.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { RedactionRule } from './rules.ts'

/** The meaning of a call, as texts that are equal for equal meanings. */
export interface CallMeaning {
  readonly operationId: OperationId
  readonly exact: string
  /** Without what redaction replaces and without the key of the request. */
  readonly loose: string
}

/** A recorded call, without personal data. */
export interface RecordedCall extends CallMeaning {
  /** Its place among the calls of the recording, from 1. */
  readonly n: number
  readonly status: number
  /** The JSON body of its answer, or its text when it is not JSON. */
  readonly answer: unknown
  /** How its answer breaks the contract. */
  readonly breach: string | null
}

/** The calls of a HAR, which a world answers from. */
export interface Recording {
  /** The name of its file. */
  readonly name: string
  /** The program that wrote it. */
  readonly creator: string
  /** Time of its first call, epoch ms. */
  readonly startedAt: number
  readonly calls: readonly RecordedCall[]
  /** Recorded calls that the world answers, because they open or end a session. */
  readonly sessions: number
  /** Requests that are no call of the contract, such as pictures. */
  readonly others: number
  /** Calls whose response has no body in the file. */
  readonly unanswered: number
  /** How many different values each rule has replaced. */
  readonly redacted: Readonly<Record<RedactionRule, number>>
}

export const REPEATS = ['next', 'same'] as const
/**
 * The answer to a call that is repeated. next: the next one of the recording, at its end the last one. same: the same
 * one until a later write of the recording has been made.
 */
export type Repeat = (typeof REPEATS)[number]

/** A recording, and what a repeated call gets from it. */
export interface Playback {
  readonly recording: Recording
  readonly repeat: Repeat
}

export interface RecordingPlayer {
  /** The recording from which calls are answered; null for none. */
  readonly recording: Recording | null
  repeat: Repeat
  /** Calls answered since it was loaded: from the recording by their number, and by the world by operation. */
  readonly given: ReadonlyMap<number, number>
  readonly byWorld: ReadonlyMap<OperationId, number>
  /** Answers from this recording from now on. `given` continues an earlier one. */
  load(recording: Recording, repeat?: Repeat, given?: Iterable<readonly [number, number]>): void
  remove(): void
  /** The recorded call that answers this one; null if the world has to. */
  take(call: CallMeaning): RecordedCall | null
  /** Called when it is loaded, removed, or a call was answered. */
  onChange(listener: () => void): () => void
}

const keyOf = (id: OperationId, meaning: string) => `${id} ${meaning}`

const isWrite = ({ operationId }: RecordedCall) => operations[operationId].method !== 'GET'

const count = <Key>(counts: Map<Key, number>, key: Key) =>
  counts.set(key, (counts.get(key) ?? 0) + 1)

function groupBy(calls: readonly RecordedCall[], key: (call: RecordedCall) => string) {
  const groups = new Map<string, RecordedCall[]>()
  for (const call of calls) groups.set(key(call), [...(groups.get(key(call)) ?? []), call])
  return groups
}

/** Plays a recording in a world. Several worlds may play the same one. */
export function createRecordingPlayer(): RecordingPlayer {
  const changes = createEmitter()
  let recording: Recording | null = null
  let repeat: Repeat = 'next'
  let exact = new Map<string, RecordedCall[]>()
  let loose = new Map<string, RecordedCall[]>()
  const given = new Map<number, number>()
  const byWorld = new Map<OperationId, number>()

  const begin = (next: Recording | null, before: Iterable<readonly [number, number]> = []) => {
    recording = next
    const calls = next?.calls ?? []
    exact = groupBy(calls, (call) => keyOf(call.operationId, call.exact))
    loose = groupBy(calls, (call) => keyOf(call.operationId, call.loose))
    given.clear()
    byWorld.clear()
    for (const [n, times] of before) given.set(n, times)
    changes.emit()
  }

  const choose = (same: readonly RecordedCall[]) => {
    const lastWrite =
      recording?.calls.findLast((call) => isWrite(call) && given.has(call.n))?.n ?? 0
    return (
      same.find(({ n }) => (repeat === 'next' ? !given.has(n) : n > lastWrite)) ??
      same.at(-1) ??
      null
    )
  }

  return {
    get recording() {
      return recording
    },
    get repeat() {
      return repeat
    },
    set repeat(value) {
      repeat = value
      changes.emit()
    },
    given,
    byWorld,
    load(next, how = 'next', before = []) {
      repeat = how
      begin(next, before)
    },
    remove: () => begin(null),
    take(call) {
      if (!recording) return null
      const { operationId } = call
      const same =
        exact.get(keyOf(operationId, call.exact)) ?? loose.get(keyOf(operationId, call.loose))
      const chosen = choose(same ?? [])
      if (chosen) count(given, chosen.n)
      else count(byWorld, operationId)
      changes.emit()
      return chosen
    },
    onChange: changes.on,
  }
}
