import type { AnyHandler } from 'msw'
import type { Catalogue } from '#mocks/catalogue/catalogue.ts'
import type { Breakpoints } from '#mocks/faults/breakpoints.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import type { FaultMemory, FaultProfile } from '#mocks/faults/fault-profile.ts'
import type { FaultRule } from '#mocks/faults/fault-rule.ts'
import type { RecordingPlayer } from '#mocks/har/player.ts'
import type { Conditions } from '#mocks/scenarios/conditions.ts'
import type { WorldLink } from '#mocks/scenarios/link.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { webhooks } from '#openapi/generated/types.ts'
import type { SocketEventName } from '#openapi/generated/validators.js'
import type { ContractBreachError } from './core/breach.ts'
import type { Cache, CacheKind } from './core/caches.ts'
import type { Clock, ClockState } from './core/clock.ts'
import type { Db, Dump } from './core/db.ts'
import type { RequestLog } from './core/log.ts'
import type { WorldRandom } from './core/random.ts'
import type { RowEdits } from './core/row-edits.ts'
import type { SocketHub } from './core/sockets.ts'
import type { TableName } from './core/tables.ts'
import type { RunInTurn, TurnPeers } from './core/turns.ts'
import type { UndoLog } from './core/undo-log.ts'

/** The `value` of a socket event. */
type EventValue<N extends SocketEventName> = webhooks[N] extends {
  post: { requestBody: { content: { 'application/json': { value: infer V } } } }
}
  ? V
  : never

/** The site's status now; maintenance wins over region (D-015). */
export interface SiteStatus {
  readonly maintenance: boolean
  /** Epoch ms; null when unknown or without maintenance. */
  readonly maintenanceEnd: number | null
  readonly region: boolean
}

/** A socket event that was sent to the sockets of one member, or to all. */
export interface WorldEvent {
  readonly text: string
  readonly memberId?: number | undefined
}

/** Response times, in real milliseconds. */
interface Latency {
  readonly min: number
  readonly max: number
  /** They arrive piece by piece, over about three seconds. */
  readonly drip?: true | undefined
}

/** The state of a world apart from its rows, as plain JSON. */
export interface WorldFacts {
  readonly version: number
  readonly link: string
  readonly startedAt: number
  readonly clock: ClockState
  readonly drawn: number
  readonly counters: Readonly<Record<string, number>>
}

/** Everything a world remembers, as plain JSON. */
export interface Snapshot extends WorldFacts {
  readonly rows: Dump
}

/** A self-contained fake backend. Two worlds never share anything that changes. */
export interface World {
  readonly link: WorldLink
  readonly conditions: Conditions
  readonly clock: Clock
  /** Start of this world by its own clock; a restored world keeps the start of the saved one. */
  readonly startedAt: number
  readonly random: WorldRandom
  readonly log: RequestLog
  readonly db: Db
  /** Records the writes of a call, by row. */
  readonly rowEdits: RowEdits
  /** Undoes the last calls. */
  readonly undoLog: UndoLog<WorldFacts>
  /** Values computed from the rows, cached by kind until a snapshot is restored. */
  cache<Value>(kind: CacheKind<Value>): Cache<Value>
  readonly catalogue: Catalogue
  /** Faults set on single operations; they override those of the scenario, and null removes these. */
  readonly faults: Map<OperationId, Fault | null>
  /** Faults of the link and the QA panel; each wins over those above. Changed while the world runs. */
  faultRules: readonly FaultRule[]
  /** The memory of the profiles among the rules, kept over a reload. A new rule has none. */
  readonly faultMemory: Map<FaultProfile, FaultMemory>
  /** The places where calls stop until a decision about each. */
  readonly breakpoints: Breakpoints
  /** Sets a breakpoint: `world.hold('createDeposit')`. */
  readonly hold: Breakpoints['set']
  /** A recording of a HAR, which answers before the world does. */
  readonly recording: RecordingPlayer
  /** Response times, initially those of the scenario; null for none. */
  latency: Latency | null
  readonly sockets: SocketHub
  /** Address and browser of the current caller. Set by the pipeline. */
  caller: string
  /** MSW handlers of every operation, of the pictures and of the socket. */
  readonly handlers: AnyHandler[]
  /** Session and language of the visitor when the page opens; each null when there is none. */
  readonly visitor: { readonly token: string | null; readonly language: string | null }
  /** Resolves when the world is seeded; the pipeline awaits it. */
  readonly ready: Promise<void>
  /** The queue of everything that reads and writes; the pipeline runs each call in it. */
  readonly inTurn: RunInTurn
  /** Lets other pages take their turns in this world too; null ends it. */
  join(company: TurnPeers | null): void
  readonly breaches: readonly ContractBreachError[]
  /** Answers a request directly, without any interception. */
  handle(request: Request): Promise<Response>
  status(): SiteStatus
  /** Signs the scenario's visitor in again, for a page that has just chosen the scenario. */
  welcome(): Promise<void>
  /** The next number of a counter, from 1. */
  count(name: string): number
  /** Unique in this world and the same for the same seed, for example `play-00000042`. */
  nextId(prefix: string): string
  nextTraceId(): string
  /** Sends a socket event, checked against the contract; to one member or to all. */
  emit<N extends SocketEventName>(name: N, value: EventValue<N>, memberId?: number): void
  breach(breach: ContractBreachError): void
  facts(): WorldFacts
  snapshot(): Snapshot
  /** Resolves when nothing that a call has begun is still being written. */
  settled(): Promise<void>
  /**
   * Takes over another page's changes to this world: its facts and the tables it changed. Only in turn. Rejects when a
   * row is invalid, and then nothing has changed.
   */
  takeOver(facts: WorldFacts, rows: object): Promise<void>
  /** Rejects when this is not a snapshot of a world of the same link; then nothing has changed. */
  restore(snapshot: unknown): Promise<void>
  /** The world before a call of the log, by its number. Throws a RangeError when it is not kept. */
  before(call: number): Snapshot
  /** Returns to the moment before a call, which leaves the log with all later ones. Rejects as `before` throws. */
  back(call: number): Promise<void>
  /** Called after every write, every call and every change of the clock. */
  onChange(listener: () => void): () => void
  /** Called after every write with its table. */
  onWrite(listener: (table: TableName) => void): () => void
  /** Called with every socket event that this page sends. */
  onEvent(listener: (event: WorldEvent) => void): () => void
}
