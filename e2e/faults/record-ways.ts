// How stories and journeys reach the calls that no address and no button leads to by itself.
import type { Browser } from '@playwright/test'
import { operations } from '#openapi/generated/operations.ts'
import { Visit } from '../walk/visit.ts'
import { isCalledAfter, readPageState } from './page-state.ts'
import { actorOn, replay, type Way } from './replay.ts'

/** A way to a call. */
export interface RecordedWay extends Way {
  readonly method: string
  readonly pathname: string
}

/** Maximum number of ways tried per operation, shortest first. */
const MAX_WAYS = 8

const idOf = ({ method, pathname }: RecordedWay) =>
  Object.entries(operations).find(([, one]) => one.method === method && one.path === pathname)?.[0]

/** The ways to each operation that is not recorded otherwise, the shortest first. */
export function waysByOperation(all: readonly RecordedWay[], known: ReadonlySet<string>) {
  const ways = new Map<string, Map<string, Way>>()
  for (const one of all) {
    const operation = idOf(one)
    if (!operation || known.has(operation) || one.steps[0]?.does !== 'goto') continue
    const { from, size, steps } = one
    const others = ways.get(operation) ?? new Map<string, Way>()
    ways.set(operation, others.set(JSON.stringify(steps), { from, size, steps }))
  }
  return [...ways].map(([operation, others]) => ({
    operation,
    ways: [...others.values()].sort((one, other) => one.steps.length - other.steps.length),
  }))
}

/** Whether the last step of a way sends the call, in its own page. */
async function leadsTo(browser: Browser, operation: string, way: Way) {
  const page = await browser.newPage()
  await page.clock.install()
  const visit = await Visit.on(page)
  const isOpened = way.steps.at(-1)?.does === 'goto'
  let made = 0
  const before = async () => {
    if (!isOpened) made = (await visit.ask(readPageState, operation)).calls.length
  }
  try {
    return (
      (await replay(actorOn(visit), way, { before })) &&
      (await isCalledAfter(visit, operation, made))
    )
  } catch {
    return false
  } finally {
    await page.close()
  }
}

/** The first way that can be repeated. */
export async function repeatable(browser: Browser, operation: string, ways: readonly Way[]) {
  for (const way of ways.slice(0, MAX_WAYS)) if (await leadsTo(browser, operation, way)) return way
  return undefined
}
