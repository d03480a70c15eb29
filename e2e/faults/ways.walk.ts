// Finds the operations that only a story or a journey reaches, for the project `faults`.
import { expect, test } from '../walk/visit.ts'
import { reached } from './cases.ts'
import { waysOfStories } from './record-stories.ts'
import { repeatable, waysByOperation } from './record-ways.ts'
import { keep, recorded, takeWaysOfJourneys } from './seen.ts'

test('ways of stories and journeys', async ({ browser }) => {
  test.setTimeout(7_200_000)
  const all = [...(await waysOfStories()), ...takeWaysOfJourneys()]
  const found: Record<string, unknown> = {}
  const lost: string[] = []
  for (const { operation, ways } of waysByOperation(all, reached(recorded()))) {
    const way = await repeatable(browser, operation, ways)
    if (way) found[operation] = way
    else lost.push(`${operation}: ${ways.length} tried, the first from ${ways[0]?.from}`)
  }
  keep('ways', 'all', found)
  expect(Object.keys(found).length, `No way can be repeated to ${lost.join('; ')}`).toBeGreaterThan(
    50,
  )
})
