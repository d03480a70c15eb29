// Opens every scenario and reads everything it seeds; each answer must follow the contract.
import { expect, test } from 'vitest'
import { createLink } from '#mocks/scenarios/link.ts'
import { mergeScenarios } from '#mocks/scenarios/merge.ts'
import { scenarios } from '#mocks/scenarios/registry.ts'
import { operations } from '#openapi/generated/operations.ts'
import { documented, toReadRequest } from './documented-calls.ts'
import { createTestWorld } from './helpers.ts'
import { asRecord } from './requests.ts'

const reads = documented.filter(({ id }) => operations[id].method === 'GET')

/** Reads need a login: the scenario's own visitor, or Rahim. */
const openedAs = ({ name, visitor }: (typeof scenarios)[number]) =>
  visitor === undefined && name !== 'normal' ? `member+${name}` : name

/** A key of a scenario's content, without its faults and delays, so that worlds with the same content are read once. */
function toSeedKey(names: string): string {
  const { failure, faults, latency, browser, ...content } = mergeScenarios(
    createLink({ scenario: names }).scenarios,
  )
  return JSON.stringify(content)
}

const opened = new Map(scenarios.map(openedAs).map((names) => [toSeedKey(names), names]))

/** The number of files that share the scenarios, so that the workers have equal loads. */
const PARTS = 4

/** The game index that was validated before. It is long and need not be validated again in the same version. */
let index = ''

/** Tests every fourth scenario, counted from `part`. */
export function testScenarios(part: 0 | 1 | 2 | 3): void {
  const names = [...opened.values()].filter((_, at) => at % PARTS === part)
  test.each(names)('%s: every read follows the contract', async (scenario) => {
    const world = await createTestWorld(scenario, { onBreach: 'report' })
    world.latency = null
    for (const read of reads) {
      world.faults.set(read.id, null)
      const isIndex = read.id === 'getGameIndex'
      const answer = await world.handle(
        toReadRequest(world, read, isIndex && index ? { version: index } : {}),
      )
      if (isIndex && answer.ok) index = String(asRecord((await answer.json()).value).version)
    }
    expect(world.breaches.map(({ message }) => message)).toEqual([])
  })
}
