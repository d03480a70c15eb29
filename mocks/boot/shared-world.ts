import { formatLink } from '#mocks/scenarios/link.ts'
import { dumpTables, tableNames } from '#mocks/world/core/db.ts'
import type { TableName } from '#mocks/world/core/tables.ts'
import { parseFacts } from '#mocks/world/snapshot.ts'
import type { World, WorldEvent } from '#mocks/world/world-types.ts'
import type { Peers } from './peers.ts'
import {
  emptyHead,
  endSaved,
  type Head,
  headSchema,
  type Message,
  messageSchema,
} from './saved-head.ts'

/** Call counters, used by faults such as "the first call fails", change no row and are saved after this delay. */
const SAVE_COUNTS_AFTER_MS = 250

export interface SharedWorld {
  /** Deletes the saved world and notifies the other tabs. This page continues alone. */
  startOver(): Promise<void>
  /** This page lives on alone; what is saved stays. */
  leave(): void
}

export interface ShareWorldOptions {
  readonly peers: Peers
  /** Another tab has started this world over: this page's own no longer counts. */
  onStartedOver(): void
  /** Shows a message about what could not be used or saved. */
  say(sentence: string): void
}

const sentenceOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')

/**
 * Lets the tabs of one browser live in one world: each turn begins with what the others have saved and
 * ends with saving what it has changed. Events travel to the sockets of all tabs.
 */
export function shareWorld(
  world: World,
  { peers, onStartedOver, say }: ShareWorldOptions,
): SharedWorld {
  const link = formatLink(world.link)
  const written = new Set<TableName>(tableNames)
  let head: Head | null = null
  const events: WorldEvent[] = []
  let takingOver = false
  let clockMoved = false
  let countsDue = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const leaving: (() => unknown)[] = [() => world.join(null), () => clearTimeout(timer)]

  const leave = () => {
    for (const step of leaving.splice(0)) step()
  }
  const stepIn = () => world.inTurn(async () => undefined)

  const begin = (number: number) => {
    head = emptyHead(number)
    for (const name of tableNames) written.add(name)
  }

  /** Takes over what other tabs saved. Throws when it cannot be used. */
  async function takeOver(saved: Head): Promise<void> {
    const since = head?.revision ?? -1
    if (saved.revision <= since) return
    const facts = parseFacts(saved.facts, link)
    if (!facts) throw new TypeError('it is of another version')
    const names = tableNames.filter(
      (name) => (saved.tables[name] ?? -1) > since && !(head && written.has(name)),
    )
    const lists = await peers.store.rows(names)
    const rows = Object.fromEntries(names.map((name, index) => [name, lists[index]]))
    takingOver = true
    try {
      const clock = clockMoved ? world.clock.state() : facts.clock
      // Each row is held against its table's schema in there.
      await world.takeOver({ ...facts, clock }, rows)
    } finally {
      takingOver = false
    }
    if (!head) written.clear()
    head = saved
  }

  async function catchUp(): Promise<void> {
    const first = !head
    const found = await peers.store.head()
    const saved = headSchema.safeParse(found).data ?? null
    if (head && saved?.world !== head.world) {
      leave()
      onStartedOver()
      return
    }
    try {
      if (saved && saved.facts !== null) await takeOver(saved)
      else if (!saved && found !== undefined) throw new TypeError('it is broken')
    } catch (error) {
      if (head) throw error
      say(`What was saved of ${link} is not used, and it starts over: ${sentenceOf(error)}.`)
    }
    if (!head) begin(saved?.facts === null ? saved.world : (saved?.world ?? 0) + 1)
    if (first) moveAgain()
  }

  /** This tab was left before its moved clock could be saved. */
  function moveAgain(): void {
    const moved = peers.unsaved.read()
    peers.unsaved.drop()
    if (moved && moved.world === head?.world) world.clock.restore(moved.clock)
  }

  async function save(before: Head): Promise<void> {
    const facts = world.facts()
    const rowsChanged = written.size > 0 || clockMoved || before.facts === null
    // It may move again while this is being written.
    clockMoved = false
    const counted = JSON.stringify(facts) !== JSON.stringify(before.facts)
    if (rowsChanged || (counted && countsDue)) {
      const revision = before.revision + 1
      const names = [...written]
      const tables = { ...before.tables, ...Object.fromEntries(names.map((n) => [n, revision])) }
      const next = { ...before, revision, tables, facts }
      await peers.store.write(next, dumpTables(world.db, names))
      for (const name of names) written.delete(name)
      head = next
      if (!clockMoved) peers.unsaved.drop()
      countsDue = false
    } else if (counted) {
      timer ??= setTimeout(() => {
        timer = undefined
        countsDue = true
        void stepIn()
      }, SAVE_COUNTS_AFTER_MS)
    }
    const sent = events.splice(0)
    if (rowsChanged || sent.length > 0) tell({ world: before.world, events: sent })
  }

  const tell = (message: Message) => peers.post(message)

  /** A page that cannot read or save any more lives on alone. */
  const orAlone = (work: () => Promise<void>): Promise<void> =>
    work().catch((error: unknown) => {
      leave()
      say(`This tab now lives in ${link} alone: ${sentenceOf(error)}.`)
    })

  const company = {
    enter: () =>
      new Promise<() => void>((entered) => {
        const hold = () =>
          new Promise<void>((letGo) => {
            void orAlone(catchUp).then(() => entered(letGo))
          })
        void orAlone(() => peers.alone(hold)).then(() => entered(() => undefined))
      }),
    async save() {
      await world.settled()
      const before = head
      if (before && leaving.length > 0) await orAlone(() => save(before))
    },
  }

  leaving.push(
    world.onWrite((table) => {
      if (!takingOver) written.add(table)
    }),
    world.clock.onChange(() => {
      if (takingOver) return
      clockMoved = true
      if (head) peers.unsaved.keep({ world: head.world, clock: world.clock.state() })
      void stepIn()
    }),
    world.onEvent((event) => events.push(event)),
    peers.onMessage((data) => {
      const message = messageSchema.safeParse(data).data
      if (!message) return
      void stepIn().then(() => {
        if (message.world !== head?.world) return
        for (const { text, memberId } of message.events) world.sockets.send(text, memberId)
      })
    }),
  )
  world.join(company)

  return {
    leave,
    async startOver() {
      leave()
      await endSaved(peers).catch((error) => say(`${sentenceOf(error)}.`))
    },
  }
}
