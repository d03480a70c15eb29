import { getResponse, RequestHandler } from 'msw'
import { eventValidators } from '#openapi/generated/validators.js'
import { commonCatalogue } from './catalogue/catalogue.ts'
import { getAccount } from './content/accounts.ts'
import { findViolation } from './contract/check.ts'
import { allHandlers } from './handlers/all.ts'
import { combineHandlers } from './handlers/routes.ts'
import { answerUnknown } from './handlers/unknown-call.ts'
import { isTrialType } from './merchant/brand.ts'
import { createLink, formatLink, type LinkInput, type WorldLink } from './scenarios/link.ts'
import { mergeScenarios } from './scenarios/merge.ts'
import { ContractBreachError } from './world/core/breach.ts'
import { createCaches } from './world/core/caches.ts'
import { createClock, startOfUtcDay } from './world/core/clock.ts'
import { createDb, dump, load, tableNames } from './world/core/db.ts'
import { createEmitter } from './world/core/emitter.ts'
import { createLog } from './world/core/log.ts'
import { createWorldRandom } from './world/core/random.ts'
import { createRowEdits } from './world/core/row-edits.ts'
import { createSocketHub } from './world/core/sockets.ts'
import type { TableName } from './world/core/tables.ts'
import { createTurnQueue } from './world/core/turns.ts'
import { addToInbox } from './world/messages/inbox.ts'
import { endOfSession } from './world/people/sessions/open-session.ts'
import { seedLimits } from './world/seed/limits.ts'
import { seedInboxes } from './world/seed/messages.ts'
import { seedRebate } from './world/seed/plays.ts'
import { seed } from './world/seed/seed.ts'
import { seedWithdrawals } from './world/seed/withdrawals.ts'
import { siteStatus } from './world/site-status.ts'
import { checkSnapshot, SNAPSHOT_VERSION } from './world/snapshot.ts'
import type { World, WorldEvent } from './world/world-types.ts'

export interface WorldOptions extends LinkInput {
  /** throw: a breach rejects the call (tests, stories); report: it is printed and answered with 500. */
  readonly onBreach?: 'throw' | 'report'
}

/**
 * A fake backend of its own: scenario names joined by `+`, a seed, and a clock (ISO time) at which its time stands
 * still. Throws for an unknown scenario, a contradiction, a bad seed or clock.
 */
export function createWorld(options: WorldOptions = {}): World {
  const link: WorldLink = createLink(options)
  const conditions = mergeScenarios(link.scenarios)
  const clock = createClock(link.clock ?? undefined)
  const random = createWorldRandom(link.seed)
  const changes = createEmitter()
  const written = createEmitter<TableName>()
  const events = createEmitter<WorldEvent>()
  const rowEdits = createRowEdits(written.emit)
  const db = createDb(rowEdits.note)
  written.on(() => changes.emit())
  let startedAt = clock.now()
  const catalogue = commonCatalogue(link.seed, clock.frozen ? startedAt : startOfUtcDay(startedAt))
  const caches = createCaches()
  const log = createLog()
  const sockets = createSocketHub()
  const breaches: ContractBreachError[] = []
  let counters: Record<string, number> = {}
  let noting: Promise<unknown> = Promise.resolve()
  clock.onChange(changes.emit)
  log.onAdd(() => changes.emit())

  const visitorToken = conditions.visitor
    ? `visitor-${conditions.visitor}-${random.fork('visitor').int(1e8, 9e8)}`
    : null

  const welcome = async () => {
    if (!visitorToken || !conditions.visitor) return
    const member = db.members.find({ account: getAccount(conditions.visitor).account })
    if (!member) return
    const expiresAt = endOfSession(world, member.type)
    await db.members.update({ id: member.id }, (row) => {
      row.expiresAt = isTrialType(member.type) ? expiresAt : null
    })
    db.sessions.remove({ token: visitorToken })
    await db.sessions.insert({
      token: visitorToken,
      memberId: member.id,
      createdAt: clock.now(),
      expiresAt,
      ended: null,
      byPassword: true,
    })
  }

  const seeded = async () => {
    await seed(db, catalogue, conditions, startedAt)
    const rahim = db.members.find({ account: 'rahim' })
    if (!rahim) return welcome()
    for (const add of [seedInboxes, seedWithdrawals, seedLimits, seedRebate])
      await add(world, rahim)
    await welcome()
  }

  const count = (name: string) => {
    const next = (counters[name] ?? 0) + 1
    counters[name] = next
    return next
  }

  const world: World = {
    link,
    conditions,
    caller: '',
    clock,
    get startedAt() {
      return startedAt
    },
    random,
    log,
    db,
    rowEdits,
    cache: caches.of,
    catalogue,
    faults: new Map(),
    faultRules: link.faults,
    latency: conditions.latency ?? null,
    sockets,
    handlers: [],
    visitor: { token: visitorToken, language: conditions.language ?? null },
    ready: seeded(),
    ...createTurnQueue(),
    breaches,
    async handle(request) {
      const response = await getResponse(httpHandlers, request)
      return response ?? answerUnknown(world, request)
    },
    status: () => siteStatus(world),
    welcome: () => world.inTurn(welcome),
    count,
    nextId: (prefix) => `${prefix}-${String(count(prefix)).padStart(8, '0')}`,
    nextTraceId: () =>
      `tr-${link.seed.toString(16).padStart(4, '0')}-${String(count('trace')).padStart(6, '0')}`,
    emit(name, value, memberId) {
      const payload = { type: name, id: count('event'), at: clock.now(), value }
      const violation = findViolation(eventValidators[name], payload, '')
      if (violation) {
        world.breach(
          new ContractBreachError(name, 0, `${violation.path || 'the event'} ${violation.reason}.`),
        )
        return
      }
      if (memberId !== undefined) {
        noting = Promise.all([noting, addToInbox(db, { name, value, memberId, at: payload.at })])
      }
      const text = JSON.stringify(payload)
      sockets.send(text, memberId)
      events.emit({ text, memberId })
    },
    breach(breach) {
      breaches.push(breach)
      if (options.onBreach === 'report') console.error(breach)
      else throw breach
    },
    facts: () => ({
      version: SNAPSHOT_VERSION,
      link: formatLink(link),
      startedAt,
      clock: clock.state(),
      drawn: random.drawn,
      counters: { ...counters },
    }),
    snapshot: () => ({ ...world.facts(), rows: dump(db) }),
    settled: async () => void (await noting),
    async takeOver(facts, rows) {
      await load(
        db,
        rows,
        tableNames.filter((name) => name in rows),
      )
      for (const [name, value] of Object.entries(facts.counters)) {
        counters[name] = Math.max(counters[name] ?? 0, value)
      }
      if (startedAt !== facts.startedAt) caches.clear()
      startedAt = facts.startedAt
      random.restore(facts.drawn)
      clock.restore(facts.clock)
    },
    async restore(snapshot) {
      checkSnapshot(snapshot, formatLink(link))
      await world.ready
      await world.inTurn(async () => {
        await load(db, snapshot.rows)
        counters = { ...snapshot.counters }
        startedAt = snapshot.startedAt
        random.restore(snapshot.drawn)
        clock.restore(snapshot.clock)
        caches.clear()
      })
    },
    onChange: changes.on,
    onWrite: written.on,
    onEvent: events.on,
  }
  world.handlers.push(...combineHandlers(allHandlers(world)))
  const httpHandlers = world.handlers.filter((handler) => handler instanceof RequestHandler)
  return world
}
