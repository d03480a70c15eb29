import type { WorldLink } from '#mocks/scenarios/link.ts'
import { createCaches } from './core/caches.ts'
import { createClock } from './core/clock.ts'
import { createDb } from './core/db.ts'
import { createEmitter } from './core/emitter.ts'
import { createLog } from './core/log.ts'
import { createWorldRandom } from './core/random.ts'
import { createRowEdits } from './core/row-edits.ts'
import { createSocketHub } from './core/sockets.ts'
import type { TableName } from './core/tables.ts'
import { createUndoLog } from './core/undo-log.ts'
import { createWorldState } from './world-state.ts'
import type { WorldFacts } from './world-types.ts'

/** Creates the clock, randomness, tables, log and sockets of a world, and reports their changes. */
export function createWorldParts(link: WorldLink) {
  const clock = createClock(link.clock ?? undefined)
  const random = createWorldRandom(link.seed)
  const changes = createEmitter()
  const written = createEmitter<TableName>()
  const rowEdits = createRowEdits(written.emit)
  const undoLog = createUndoLog<WorldFacts>(() => ({ facts: state.facts(), at: clock.now() }))
  const db = createDb((table, writes) => {
    undoLog.note(table, writes)
    rowEdits.note(table, writes)
  })
  const caches = createCaches()
  const log = createLog()
  written.on(() => changes.emit())
  clock.onChange(changes.emit)
  log.onAdd(undoLog.end)
  log.onAdd(() => changes.emit())
  const state = createWorldState({ link, db, clock, random, caches, undoLog })
  return {
    clock,
    random,
    db,
    rowEdits,
    undoLog,
    cache: caches.of,
    log,
    sockets: createSocketHub(),
    state,
    onChange: changes.on,
    onWrite: written.on,
  }
}
