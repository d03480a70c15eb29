import { getResponse, RequestHandler } from 'msw'
import { eventValidators } from '#openapi/generated/validators.js'
import { commonCatalogue } from './catalogue/catalogue.ts'
import { findViolation } from './contract/check.ts'
import { allHandlers } from './handlers/all.ts'
import { combineHandlers } from './handlers/routes.ts'
import { answerUnknown } from './handlers/unknown-call.ts'
import { createLink, formatLink, type LinkInput } from './scenarios/link.ts'
import { mergeScenarios } from './scenarios/merge.ts'
import { ContractBreachError } from './world/core/breach.ts'
import { createCaches } from './world/core/caches.ts'
import { createClock, startOfUtcDay } from './world/core/clock.ts'
import { createDb } from './world/core/db.ts'
import { createEmitter } from './world/core/emitter.ts'
import { createLog } from './world/core/log.ts'
import { createWorldRandom } from './world/core/random.ts'
import { createRowEdits } from './world/core/row-edits.ts'
import { createSocketHub } from './world/core/sockets.ts'
import type { TableName } from './world/core/tables.ts'
import { createTurnQueue } from './world/core/turns.ts'
import { createWorldEvents } from './world/messages/world-events.ts'
import { signInVisitor } from './world/people/sessions/visitor.ts'
import { seedLimits } from './world/seed/limits.ts'
import { seedInboxes } from './world/seed/messages.ts'
import { seedRebate } from './world/seed/plays.ts'
import { seed } from './world/seed/seed.ts'
import { seedWithdrawals } from './world/seed/withdrawals.ts'
import { siteStatus } from './world/site-status.ts'
import { checkSnapshot } from './world/snapshot.ts'
import { createWorldState } from './world/world-state.ts'
import type { World } from './world/world-types.ts'

export interface WorldOptions extends LinkInput {
  /** throw: a breach rejects the call (tests, stories); report: it is printed and answered with 500. */
  readonly onBreach?: 'throw' | 'report'
}

/** Fills a world with what its conditions say, and logs in its visitor. */
async function seedWorld(world: World): Promise<void> {
  await seed(world.db, world.catalogue, world.conditions, world.startedAt)
  const rahim = world.db.members.find({ account: 'rahim' })
  if (rahim)
    for (const add of [seedInboxes, seedWithdrawals, seedLimits, seedRebate])
      await add(world, rahim)
  await signInVisitor(world)
}

/** The reason why an event breaks the contract, or null. */
function findEventBreach(name: keyof typeof eventValidators, payload: object) {
  const violation = findViolation(eventValidators[name], payload, '')
  return (
    violation &&
    new ContractBreachError(name, 0, `${violation.path || 'the event'} ${violation.reason}.`)
  )
}

/**
 * Creates a separate fake backend: scenario names joined by `+`, a seed, and a clock (ISO time) at which its time
 * stands still. Throws for an unknown scenario, a contradiction, a bad seed or clock.
 */
export function createWorld(options: WorldOptions = {}): World {
  const link = createLink(options)
  const conditions = mergeScenarios(link.scenarios)
  const clock = createClock(link.clock ?? undefined)
  const random = createWorldRandom(link.seed)
  const changes = createEmitter()
  const written = createEmitter<TableName>()
  const rowEdits = createRowEdits(written.emit)
  const db = createDb(rowEdits.note)
  const caches = createCaches()
  const log = createLog()
  const sockets = createSocketHub()
  const state = createWorldState({ link, db, clock, random, caches })
  const { count } = state
  const startedAt = state.startedAt()
  const breaches: ContractBreachError[] = []
  const breach = (error: ContractBreachError) => {
    breaches.push(error)
    if (options.onBreach === 'report') console.error(error)
    else throw error
  }
  written.on(() => changes.emit())
  clock.onChange(changes.emit)
  log.onAdd(() => changes.emit())

  const world: World = {
    link,
    conditions,
    caller: '',
    clock,
    get startedAt() {
      return state.startedAt()
    },
    random,
    log,
    db,
    rowEdits,
    cache: caches.of,
    catalogue: commonCatalogue(link.seed, clock.frozen ? startedAt : startOfUtcDay(startedAt)),
    faults: new Map(),
    faultRules: link.faults,
    latency: conditions.latency ?? null,
    sockets,
    handlers: [],
    visitor: {
      token: conditions.visitor
        ? `visitor-${conditions.visitor}-${random.fork('visitor').int(1e8, 9e8)}`
        : null,
      language: conditions.language ?? null,
    },
    get ready() {
      return seeded
    },
    ...createTurnQueue(),
    ...createWorldEvents({ db, clock, sockets, count, findBreach: findEventBreach, breach }),
    breaches,
    breach,
    async handle(request) {
      const response = await getResponse(httpHandlers, request)
      return response ?? answerUnknown(world, request)
    },
    status: () => siteStatus(world),
    welcome: () => world.inTurn(() => signInVisitor(world)),
    count,
    nextId: (prefix) => `${prefix}-${String(count(prefix)).padStart(8, '0')}`,
    nextTraceId: () =>
      `tr-${link.seed.toString(16).padStart(4, '0')}-${String(count('trace')).padStart(6, '0')}`,
    facts: state.facts,
    snapshot: state.snapshot,
    takeOver: state.takeOver,
    async restore(snapshot) {
      checkSnapshot(snapshot, formatLink(link))
      await world.ready
      await world.inTurn(() => state.replace(snapshot))
    },
    onChange: changes.on,
    onWrite: written.on,
  }
  world.handlers.push(...combineHandlers(allHandlers(world)))
  const httpHandlers = world.handlers.filter((handler) => handler instanceof RequestHandler)
  const seeded = seedWorld(world)
  return world
}
