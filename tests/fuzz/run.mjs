// Sends generated calls to worlds of the fake backend and checks every answer against the contract.
import fc from 'fast-check'
import { createWorld } from '#mocks/create-world.ts'
import { arbitraryCalls, callFrom } from './calls.mjs'
import { OPERATIONS } from './operations.mjs'
import { pagesProblem, repeatProblem, strangerProblem } from './oracles.mjs'
import { createExamplePool, createPool } from './pool.mjs'
import { toRequest } from './request.mjs'

/** How many calls one world gets at most, and usually: fast-check prefers short series. */
const MAX_LISTED = 100
const USUAL = 45
const SCENARIOS = ['member', 'agent-1', 'normal', 'trial', 'accountant', 'member+multi-wallet']

const startWorld = async (scenario, prepare) => {
  const world = createWorld({ scenario, seed: 7, clock: '2026-11-20T09:00:00Z' })
  prepare(world)
  await world.ready
  return world
}

/** The problem with an answer, or null. */
function problemIn(call, operation, response, text, entry) {
  const { status } = response
  if (status >= 500 || !operation.statuses.includes(status))
    return `is answered ${status}: ${text.slice(0, 300)}`
  if (/\bat \S+ \(|node_modules|\.ts:\d/.test(text)) return `tells its stack: ${text.slice(0, 300)}`
  if (response.headers.get('x-trace-id') !== JSON.parse(text).traceId) return 'has two trace ids'
  const refused = entry.marks.includes('request-breach')
  if (call.kind === 'forbidden' && !refused) return `takes what the contract forbids (${status})`
  if (call.kind === 'good' && refused) return `refuses what the contract allows: ${entry.reason}`
  return null
}

/** A member other than the visitor, who exists in every world. */
const OTHER = { account: 'karim', token: 'session-of-another-member' }

/** The token of the caller. Some calls end sessions, so each call logs in again. */
async function tokenOf(world, call) {
  if (!call.other) {
    await world.welcome()
    return world.visitor.token
  }
  const { token } = OTHER
  const { id: memberId } = world.db.members.find({ account: OTHER.account })
  const createdAt = world.clock.now()
  world.db.sessions.remove({ token })
  await world.db.sessions.insert({
    token,
    memberId,
    createdAt,
    expiresAt: null,
    ended: null,
    byPassword: false,
  })
  return token
}

const byId = new Map(OPERATIONS.map((one) => [one.id, one]))

async function ask(world, call) {
  const operation = byId.get(call.id)
  const token = await tokenOf(world, call)
  const request = await toRequest(call, operation, token, world.clock.now())
  const memberId = call.token ? world.db.sessions.find({ token })?.memberId : undefined
  const response = await world.handle(request)
  const { status } = response
  const text = await response.text()
  const { success, value, errorCode: code } = JSON.parse(text)
  const granted = status === 200 && success === true
  return { response, status, text, value, code, granted, memberId }
}

/** Sends a call and judges its answer. */
async function send(world, call) {
  const operation = byId.get(call.id)
  try {
    const first = await ask(world, call)
    const { response, status, text, value, memberId } = first
    const alone = problemIn(call, operation, response, text, world.log.entries().at(-1))
    if (alone || !first.granted) return { status, problem: alone, value }
    const again = (other = call) => ask(world, other)
    const problem =
      strangerProblem(world, { operation, call, memberId, value }) ??
      (await repeatProblem(world, { operation, ask: again, first })) ??
      (await pagesProblem({ operation, call, ask: again, value }))
    return { status, problem, value }
  } catch (error) {
    return { status: 0, problem: `breaks: ${error.message}`, value: null }
  }
}

/**
 * `prepare` receives every world before it is used. `only` names the operations to call; the default is all. `calls` is
 * about how many are sent. `path`, as a failure names it, repeats that one at once. Without `shrink` a failure stays as
 * it was found.
 * @param {{ seed: number, calls: number, path?: string | undefined, only?: string[],
 * shrink?: boolean, scenarios?: string[], prepare?: (world: import('#mocks/world/world-types.ts').World) => void }} options
 * @returns how many calls were sent by kind and status, and the first problem with the smallest series of calls that has
 * one, or null
 */
export async function fuzz(options) {
  const { seed, path, calls, prepare = () => {}, only = [], shrink = true } = options
  const { known } = createExamplePool()
  const counts = { sent: 0, kinds: {}, statuses: {}, granted: new Set() }
  /** @type {{ scenario: string, id: string, problem: string, calls: import('./calls.mjs').FuzzCall[] }[]} */
  const found = []

  const count = ({ id, kind }, status) => {
    counts.sent += 1
    counts.kinds[kind] = (counts.kinds[kind] ?? 0) + 1
    counts.statuses[status] = (counts.statuses[status] ?? 0) + 1
    if (status === 200) counts.granted.add(id)
  }

  const scenarios = fc.constantFrom(...(options.scenarios ?? SCENARIOS))
  const series = fc.array(arbitraryCalls(only), {
    minLength: 1,
    maxLength: MAX_LISTED,
    size: 'max',
  })
  const property = fc.asyncProperty(scenarios, series, async (scenario, generated) => {
    const world = await startWorld(scenario, prepare)
    const pool = createPool(known)
    const sent = []
    for (const one of generated) {
      const call = callFrom(one, pool)
      sent.push(call)
      const answer = await send(world, call)
      pool.learn(answer.value)
      if (found.length === 0) count(call, answer.status)
      if (!answer.problem) continue
      found.push({ scenario, id: call.id, problem: answer.problem, calls: sent })
      return false
    }
    return true
  })
  const numRuns = Math.ceil(calls / USUAL)
  const { counterexamplePath } = await fc.check(property, {
    seed,
    path,
    numRuns,
    endOnFailure: !shrink,
  })
  // Each failing series is smaller than the one before it.
  const least = found.at(-1)
  const problem = least ? { ...least, path: counterexamplePath ?? undefined } : null
  return { counts, problem }
}
