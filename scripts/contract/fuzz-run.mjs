// Sends generated calls to worlds of the fake backend and holds every answer against the contract.
import { createRandom } from '../../mocks/catalogue/prng.ts'
import { createWorld } from '../../mocks/world/world.ts'
import { readOperations } from '../generate/operations.mjs'
import { createCaller, requestOf } from './fuzz-calls.mjs'
import { shrink } from './shrink.mjs'

/** Calls that one world takes before the next begins. */
const PER_WORLD = 100
const SCENARIOS = ['member', 'agent-1', 'normal', 'trial', 'accountant']

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

/** Sends calls to worlds. `operations` are those of the contract. */
function createSender(operations) {
  const byId = new Map(operations.map((one) => [one.id, one]))
  return async (world, call) => {
    // Some calls log the visitor out.
    await world.welcome()
    const operation = byId.get(call.id)
    const request = await requestOf(call, operation, world.visitor.token, world.clock.now())
    try {
      const response = await world.handle(request)
      const text = await response.text()
      const entry = world.log.entries().at(-1)
      const problem = problemIn(call, operation, response, text, entry)
      return { status: response.status, problem, value: JSON.parse(text).value }
    } catch (error) {
      return { status: 0, problem: `breaks: ${error.message}`, value: null }
    }
  }
}

/** The same problem, whatever it says of its values. */
const kindOf = (problem) => problem?.split(':')[0]

/**
 * `prepare` is given every world before it is used, `only` names the operations that are called (all unless told),
 * `most` is how many different problems are looked for.
 * @param {{ contract: object, seed: number, calls: number, most?: number, only?: string[],
 *   prepare?: (world: import('../../mocks/world/world-types.ts').World) => void }} options
 * @returns how many calls were sent by kind and status, and each different problem with the least series of calls
 *   that has it
 */
export async function fuzz(options) {
  const { contract, seed, calls, most = 10, prepare = () => {}, only = [] } = options
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
    // A call that is good or forbidden would no longer be what it is when parts of it are gone.
    const whole = /the contract (forbids|allows)/.test(problem)
    const least = await shrink(series, fails(scenario, call.id, kind), { whole })
    problems.set(key, { scenario, id: call.id, problem, calls: least })
  }

  for (let batch = 0; counts.sent < calls && problems.size < most; batch += 1) {
    const scenario = SCENARIOS[batch % SCENARIOS.length]
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
