import { getResponse, RequestHandler } from 'msw'
import { eventValidators } from '#openapi/generated/validators.js'
import { commonCatalogue } from './catalogue/catalogue.ts'
import { findViolation } from './contract/check.ts'
import { createBreakpoints } from './faults/breakpoints.ts'
import { forgetLater } from './faults/fault-profile.ts'
import { allHandlers } from './handlers/all.ts'
import { combineHandlers } from './handlers/routes.ts'
import { answerUnknown } from './handlers/unknown-call.ts'
import { createRecordingPlayer, type Playback } from './har/player.ts'
import { formatLink, type LinkInput, readLink, type WorldLink } from './scenarios/link.ts'
import { ContractBreachError } from './world/core/breach.ts'
import { startOfUtcDay } from './world/core/clock.ts'
import type { WorldRandom } from './world/core/random.ts'
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
import { createWorldParts } from './world/world-parts.ts'
import type { World } from './world/world-types.ts'

export interface WorldOptions {
  /** throw: a breach rejects the call (tests, stories); report: it is printed and answered with 500. */
  readonly onBreach?: 'throw' | 'report'
  /** A recording that it answers from. */
  readonly playback?: Playback | undefined
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

/** Notes every breach of the contract, and throws or prints it. */
function createBreaches(onBreach: WorldOptions['onBreach']) {
  const breaches: ContractBreachError[] = []
  const breach = (error: ContractBreachError) => {
    breaches.push(error)
    if (onBreach === 'report') console.error(error)
    else throw error
  }
  return { breaches, breach }
}

/** The visitor of the link's scenarios. */
const visitorOf = ({ conditions }: WorldLink, random: WorldRandom): World['visitor'] => ({
  token: conditions.visitor
    ? `visitor-${conditions.visitor}-${random.fork('visitor').int(1e8, 9e8)}`
    : null,
  language: conditions.language ?? null,
})

/**
 * Creates a separate fake backend. Throws for an unknown scenario, a contradiction, a bad seed or clock.
 * @param from a link as text (`?scenario=member+slow&seed=7`), as its parts, or checked
 */
export function createWorld(
  from: string | LinkInput | WorldLink = {},
  { onBreach = 'throw', playback }: WorldOptions = {},
): World {
  const link = readLink(from)
  const { state, ...parts } = createWorldParts(link)
  const { clock, random, db, log, sockets } = parts
  const { count, facts, snapshot, takeOver, before } = state
  const startedAt = state.startedAt()
  const { breaches, breach } = createBreaches(onBreach)
  const breakpoints = createBreakpoints()

  const world: World = {
    ...parts,
    link,
    conditions: link.conditions,
    caller: '',
    get startedAt() {
      return state.startedAt()
    },
    catalogue: commonCatalogue(link.seed, clock.frozen ? startedAt : startOfUtcDay(startedAt)),
    faults: new Map(),
    faultRules: link.faults,
    faultMemory: new Map(),
    breakpoints,
    hold: breakpoints.set,
    recording: createRecordingPlayer(),
    latency: link.conditions.latency ?? null,
    handlers: [],
    visitor: visitorOf(link, random),
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
    facts,
    snapshot,
    takeOver,
    async restore(saved) {
      checkSnapshot(saved, formatLink(link))
      await world.ready
      await world.inTurn(() => state.replace(saved))
      forgetLater(world.faultMemory, clock.now())
    },
    before,
    async back(call) {
      await world.ready
      log.remove(await world.inTurn(() => state.back(call)))
      forgetLater(world.faultMemory, clock.now())
    },
  }
  if (playback) world.recording.load(playback.recording, playback.repeat)
  world.handlers.push(...combineHandlers(allHandlers(world)))
  const httpHandlers = world.handlers.filter((handler) => handler instanceof RequestHandler)
  const seeded = seedWorld(world)
  return world
}
