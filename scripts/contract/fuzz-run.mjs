// Sends generated calls to worlds of the fake backend and checks every answer against the contract.

import { createWorld } from '#mocks/create-world.ts'
import { createRandom } from '#mocks/world/core/prng.ts'
import { readOperations } from '../generate/operations.mjs'
import { createCaller, requestOf } from './fuzz-calls.mjs'
import { pagesProblem, repeatProblem, strangerProblem } from './fuzz-oracles.mjs'
import { shrink } from './shrink.mjs'

/** How many calls one world gets before a new one is created. */
const PER_WORLD = 100
const SCENARIOS = ['member', 'agent-1', 'normal', 'trial', 'accountant', 'member+multi-wallet']

const startWorld = async (scenario, prepare) => {
  const world = createWorld({ scenario, seed: 7, clock: '2026-11-20T09:00:00Z' })
  prepare(world)
  await world.ready
  return world
}

/** What is wrong with an answer, or null. */
function problemIn(call, operation, response, text, entry) {
  const { status } = response
  const statuses = operation.responses.map(([declared]) => Number(declared))
  if (status >= 500 || !statuses.includes(status))
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

/** The token of the caller. Some calls end sessions, so each call logs in anew. */
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

/** Sends calls to worlds. `operations` are those of the contract. */
function createSender(operations) {
  const byId = new Map(operations.map((one) => [one.id, one]))

  async function ask(world, call) {
    const operation = byId.get(call.id)
    const token = await tokenOf(world, call)
    const request = await requestOf(call, operation, token, world.clock.now())
    const memberId = call.token ? world.db.sessions.find({ token })?.memberId : undefined
    const response = await world.handle(request)
    const { status } = response
    const text = await response.text()
    const { success, value, errorCode: code } = JSON.parse(text)
    const granted = status === 200 && success === true
    return { response, status, text, value, code, granted, memberId }
  }

  return async (world, call) => {
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
}

/** Identifies a problem whatever values its message names. */
const kindOf = (problem) => problem?.split(':')[0]

/**
 * `prepare` receives every world before it is used. `only` names the operations to call; the default is all. `most` is
 * how many different problems are looked for. `whole` leaves each at the call that showed it.
 * @param {{ contract: object, seed: number, calls: number, most?: number, only?: string[], whole?: boolean,
 * scenarios?: string[],
 * prepare?: (world: import('#mocks/world/world-types.ts').World) => void }} options
 * @returns how many calls were sent by kind and status, and each different problem with the least series of calls
 * that has it
 */
export async function fuzz(options) {
  const { contract, seed, calls, most = 10, prepare = () => {}, only = [], whole = false } = options
  const scenarios = options.scenarios ?? SCENARIOS
  const operations = readOperations(contract)
  const send = createSender(operations)
  const counts = {
    sent: 0,
    kinds: {},
    statuses: {},
    granted: new Set(),
    operations: operations.length,
  }
  const problems = new Map()

  const fails = (scenario, id, kind) => async (series) => {
    const world = await startWorld(scenario, prepare)
    let last
    for (const call of series) last = await send(world, call)
    return series.at(-1).id === id && kindOf(last.problem) === kind
  }

  async function note(scenario, series, problem) {
    const call = series.at(-1)
    const kind = kindOf(problem)
    const key = `${call.id} ${kind}`
    if (problems.has(key)) return
    // A valid or a forbidden call would change its kind if parts of it were removed.
    const asItIs = /the contract (forbids|allows)/.test(problem)
    const least = whole
      ? [call]
      : await shrink(series, fails(scenario, call.id, kind), { whole: asItIs })
    problems.set(key, { scenario, id: call.id, problem, calls: least })
  }

  for (let batch = 0; counts.sent < calls && problems.size < most; batch += 1) {
    const scenario = scenarios[batch % scenarios.length]
    const world = await startWorld(scenario, prepare)
    const caller = createCaller(contract, createRandom(seed).fork(`world ${batch}`), only)
    const series = []
    while (series.length < PER_WORLD && counts.sent < calls && problems.size < most) {
      const call = caller.next()
      series.push(call)
      const { status, problem, value } = await send(world, call)
      caller.learn(value)
      counts.sent += 1
      counts.kinds[call.kind] = (counts.kinds[call.kind] ?? 0) + 1
      counts.statuses[status] = (counts.statuses[status] ?? 0) + 1
      if (status === 200) counts.granted.add(call.id)
      if (problem) await note(scenario, [...series], problem)
    }
  }
  return { counts, problems: [...problems.values()] }
}
