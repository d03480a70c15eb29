// Finds the operations that only a story or a journey reaches, for the project `faults`.
import { expect, test } from '../walk/visit.ts'
import { reached } from './cases.ts'
import { waysOfStories } from './record-stories.ts'
import { repeatable, waysByOperation } from './record-ways.ts'
import { keep, recorded, takeWaysOfJourneys } from './seen.ts'

/** The number of pages that try ways at the same time. */
const PAGES = 3

test('ways of stories and journeys', async ({ browser }) => {
  test.setTimeout(7_200_000)
  const all = [...(await waysOfStories()), ...takeWaysOfJourneys()]
  const found: Record<string, unknown> = {}
  const lost: string[] = []
  const queue = waysByOperation(all, reached(recorded())).values()
  const work = async () => {
    for (const { operation, ways } of queue) {
      const way = await repeatable(browser, operation, ways)
      if (way) found[operation] = way
      else lost.push(`${operation}: ${ways.length} tried, the first from ${ways[0]?.from}`)
    }
  }
  await Promise.all(Array.from({ length: PAGES }, work))
  keep('ways', 'all', found)
  test.info().annotations.push({ type: 'no way can be repeated', description: lost.join('; ') })
  expect(Object.keys(found).length).toBeGreaterThan(50)
})
