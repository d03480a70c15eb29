// Every scenario as it is opened: whatever it seeds is shown by some read, and must fit the contract.
import { expect, test } from 'vitest'
import { createLink } from '#mocks/scenarios/link.ts'
import { merge } from '#mocks/scenarios/merge.ts'
import { scenarios } from '#mocks/scenarios/registry.ts'
import { operations } from '#openapi/generated/operations.ts'
import { documented, readOf } from './documented-calls.ts'
import { worldOf } from './helpers.ts'
import { recordOf } from './requests.ts'

const reads = documented.filter(({ id }) => operations[id].method === 'GET')

/** Somebody is logged in, so that there is something to read: the scenario's own visitor, or Rahim. */
const openedAs = ({ name, visitor }: (typeof scenarios)[number]) =>
  visitor === undefined && name !== 'normal' ? `member+${name}` : name

/** What is seeded, without what happens to answers on their way: worlds that are alike are read once. */
function contentOf(names: string): string {
  const { failure, faults, latency, browser, ...content } = merge(
    createLink({ scenario: names }).scenarios,
  )
  return JSON.stringify(content)
}

const opened = new Map(scenarios.map(openedAs).map((names) => [contentOf(names), names]))

/** How many files share the scenarios, so that no worker is left with all of them. */
const PARTS = 4

/** The index of games that was read before: one of the same version is the same, and long. */
let index = ''

/** Tests every fourth scenario, counted from `part`. */
export function testScenarios(part: 0 | 1 | 2 | 3): void {
  const names = [...opened.values()].filter((_, at) => at % PARTS === part)
  test.each(names)('%s: every read keeps the contract', async (scenario) => {
    const world = await worldOf(scenario, { onBreach: 'report' })
    world.latency = null
    for (const read of reads) {
      world.faults.set(read.id, null)
      const isIndex = read.id === 'getGameIndex'
      const answer = await world.handle(
        readOf(world, read, isIndex && index ? { version: index } : {}),
      )
      if (isIndex && answer.ok) index = String(recordOf((await answer.json()).value).version)
    }
    expect(world.breaches.map(({ message }) => message)).toEqual([])
  })
}
