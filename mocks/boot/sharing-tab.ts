import { formatLink } from '#mocks/scenarios/link.ts'
import { dumpTables, tableNames } from '#mocks/world/core/db.ts'
import type { TableName } from '#mocks/world/core/tables.ts'
import { toMessage } from '#mocks/world/core/to-message.ts'
import { parseFacts } from '#mocks/world/snapshot.ts'
import type { World, WorldEvent, WorldFacts } from '#mocks/world/world-types.ts'
import { acquireLock, type Peers } from './peers.ts'
import {
  emptyHead,
  type Head,
  headSchema,
  type Message,
  messageSchema,
  nextNumber,
  nextRevision,
} from './saved-head.ts'

/** Call counters, used by faults such as "the first call fails", change no row and are saved after this delay. */
const SAVE_COUNTERS_AFTER_MS = 250

export interface ShareWorldOptions {
  readonly peers: Peers
  /** Another tab has started this world over: this page's own no longer counts. */
  onStartedOver(): void
  /** Shows a message about what could not be used or saved. */
  say(sentence: string): void
}

export const toSentence = (error: unknown) => toMessage(error).replace(/\.$/, '')

/** One tab's part in a world that the tabs of a browser share. */
export class SharingTab {
  readonly #world: World
  readonly #options: ShareWorldOptions
  readonly #link: string
  /** The last state that this tab has read or saved; null before its first turn. */
  #head: Head | null = null
  /** The changes of this tab that are not saved yet. */
  readonly #unsaved = { tables: new Set<TableName>(tableNames), clock: false, counters: false }
  readonly #events: WorldEvent[] = []
  /** Changes made by `#takeOver` are those of other tabs. */
  #isTakingOver = false
  #counterTimer: ReturnType<typeof setTimeout> | undefined
  /** Ends the sharing, step by step; empty once this tab is alone. */
  readonly #stops: (() => unknown)[]

  constructor(world: World, options: ShareWorldOptions) {
    this.#world = world
    this.#options = options
    this.#link = formatLink(world.link)
    this.#stops = [
      () => world.join(null),
      () => clearTimeout(this.#counterTimer),
      world.onWrite((table) => {
        if (!this.#isTakingOver) this.#unsaved.tables.add(table)
      }),
      world.clock.onChange(() => this.#onClockChange()),
      world.onEvent((event) => this.#events.push(event)),
      options.peers.onMessage((data) => void this.#onMessage(data)),
    ]
    world.join({ enter: () => this.#enterTurn(), save: () => this.#endTurn() })
  }

  leave() {
    for (const stop of this.#stops.splice(0)) stop()
  }

  /** A turn without work of its own takes over and saves what has changed. */
  #takeTurn() {
    return this.#world.inTurn(async () => undefined)
  }

  /** A page that can no longer read or save continues alone. */
  async #orAlone<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      this.leave()
      this.#options.say(`This tab now lives in ${this.#link} alone: ${toSentence(error)}.`)
    }
  }

  async #enterTurn(): Promise<() => void> {
    const release = await this.#orAlone(() => acquireLock(this.#options.peers))
    if (!release) return () => undefined
    await this.#orAlone(() => this.#catchUp())
    return release
  }

  async #endTurn() {
    await this.#world.settled()
    const before = this.#head
    if (before && this.#stops.length > 0) await this.#orAlone(() => this.#save(before))
  }

  async #catchUp() {
    const { peers, onStartedOver, say } = this.#options
    const found = await peers.store.head()
    const saved = headSchema.safeParse(found).data ?? null
    if (this.#head) {
      if (saved?.world === this.#head.world) return this.#takeOver(saved)
      this.leave()
      return onStartedOver()
    }
    try {
      if (saved && saved.facts !== null) await this.#takeOver(saved)
      else if (!saved && found !== undefined) throw new TypeError('it is broken')
    } catch (error) {
      say(`What was saved of ${this.#link} is not used, and it starts over: ${toSentence(error)}.`)
    }
    if (!this.#head) {
      this.#head = emptyHead(nextNumber(saved))
      for (const name of tableNames) this.#unsaved.tables.add(name)
    }
    this.#restoreClock()
  }

  /** Takes over what other tabs saved. Throws when it cannot be used. */
  async #takeOver(saved: Head) {
    const since = this.#head?.revision ?? -1
    if (saved.facts === null || saved.revision <= since) return
    const facts = parseFacts(saved.facts, this.#link)
    if (!facts) throw new TypeError('it is of another version')
    const names = tableNames.filter(
      (name) =>
        (saved.tables[name] ?? -1) > since && !(this.#head && this.#unsaved.tables.has(name)),
    )
    const lists = await this.#options.peers.store.rows(names)
    const rows = Object.fromEntries(names.map((name, index) => [name, lists[index]]))
    this.#isTakingOver = true
    try {
      const clock = this.#unsaved.clock ? this.#world.clock.state() : facts.clock
      // Validates each row against its table's schema.
      await this.#world.takeOver({ ...facts, clock }, rows)
    } finally {
      this.#isTakingOver = false
    }
    if (!this.#head) this.#unsaved.tables.clear()
    this.#head = saved
  }

  /** Moves the clock again if this tab was left before its moved clock could be saved. */
  #restoreClock() {
    const { unsaved } = this.#options.peers
    const moved = unsaved.read()
    unsaved.drop()
    if (moved && moved.world === this.#head?.world) this.#world.clock.restore(moved.clock)
  }

  async #save(before: Head) {
    const facts = this.#world.facts()
    const hasChanged = this.#unsaved.tables.size > 0 || this.#unsaved.clock || before.facts === null
    // The clock may move again during the write.
    this.#unsaved.clock = false
    const hasCounted = JSON.stringify(facts) !== JSON.stringify(before.facts)
    if (hasChanged || (hasCounted && this.#unsaved.counters)) await this.#write(before, facts)
    else if (hasCounted) this.#saveCountersLater()
    const message: Message = { world: before.world, events: this.#events.splice(0) }
    if (hasChanged || message.events.length > 0) this.#options.peers.post(message)
  }

  async #write(before: Head, facts: WorldFacts) {
    const { store, unsaved } = this.#options.peers
    const names = [...this.#unsaved.tables]
    const head = nextRevision(before, names, facts)
    await store.write(head, dumpTables(this.#world.db, names))
    for (const name of names) this.#unsaved.tables.delete(name)
    this.#head = head
    if (!this.#unsaved.clock) unsaved.drop()
    this.#unsaved.counters = false
  }

  #saveCountersLater() {
    this.#counterTimer ??= setTimeout(() => {
      this.#counterTimer = undefined
      this.#unsaved.counters = true
      void this.#takeTurn()
    }, SAVE_COUNTERS_AFTER_MS)
  }

  #onClockChange() {
    if (this.#isTakingOver) return
    this.#unsaved.clock = true
    const { clock } = this.#world
    if (this.#head)
      this.#options.peers.unsaved.keep({ world: this.#head.world, clock: clock.state() })
    void this.#takeTurn()
  }

  async #onMessage(data: unknown) {
    const message = messageSchema.safeParse(data).data
    if (!message) return
    await this.#takeTurn()
    if (message.world !== this.#head?.world) return
    for (const { text, memberId } of message.events) this.#world.sockets.send(text, memberId)
  }
}
