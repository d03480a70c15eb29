// Records how stories and journeys reach the calls that no address and no button leads to by itself.
import { operations } from '#openapi/generated/operations.ts'
import { openVisit } from '../walk/visit.mjs'
import { doAll, progress } from '../walk/workers.mjs'
import { walkJourneys } from './record-journeys.mjs'
import { walkStories } from './record-stories.mjs'
import { replay } from './replay.mjs'
import { isCalledAfter, standing } from './standing.mjs'

/** How many ways to one operation are tried, the shortest first. */
const MOST = 8

const idOf = ({ method, pathname }) =>
  Object.entries(operations).find(([, one]) => one.method === method && one.path === pathname)?.[0]

/** Whether the last step of a way sends the call, in a page of its own. */
async function leadsTo(browser, url, operation, way) {
  const visit = await openVisit(browser, { url, keys: [], virtual: true })
  const calls = async () => (await visit.ask(standing, operation)).calls.length
  let before = 0
  const count = async () => {
    before = way.steps.length > 1 ? await calls() : 0
  }
  try {
    if (!(await replay(visit, way, { before: count }))) return false
    if (way.steps.at(-1).does === 'goto') before = 0
    return await isCalledAfter(visit, operation, before)
  } catch {
    return false
  } finally {
    await visit.close()
  }
}

/**
 * @param known operations that are recorded otherwise
 * @returns {Promise<Record<string, object>>} for each other operation that a story or journey calls, a way that can be repeated
 */
export async function recordWays({ browser, url }, workers, known) {
  const ways = new Map()
  for (const { method, pathname, ...way } of [
    ...(await walkStories()),
    ...(await walkJourneys()),
  ]) {
    const operation = idOf({ method, pathname })
    if (!operation || known.has(operation) || way.steps[0].does !== 'goto') continue
    const others = ways.get(operation) ?? new Map()
    others.set(JSON.stringify(way.steps), way)
    ways.set(operation, others)
  }
  const found = {}
  const showProgress = progress(ways.size, 'operations')
  let failures = 0
  await doAll([...ways], workers, async ([operation, others]) => {
    const sorted = [...others.values()].sort((one, other) => one.steps.length - other.steps.length)
    for (const way of sorted.slice(0, MOST)) {
      if (!(await leadsTo(browser, url, operation, way))) continue
      found[operation] = way
      break
    }
    if (!found[operation]) {
      failures += 1
      console.log(
        `  ${operation}: no way to it can be repeated: ${sorted.length} tried, the first from ${sorted[0].from}`,
      )
    }
    showProgress(failures)
  })
  return Object.fromEntries(Object.entries(found).sort())
}
