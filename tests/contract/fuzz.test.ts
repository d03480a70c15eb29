// `npm run contract -- fuzz`: a short run, and its ability to find faults and to repeat them.
import { expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import { foundBy, MISTAKES } from '#scripts/contract/fuzz-mistakes.mjs'
import { fuzz } from '#scripts/contract/fuzz-run.mjs'
import { bundleContract } from '#scripts/generate/bundle.mjs'
import { rootFile } from './contract.ts'

const contract = await bundleContract(rootFile)

test('300 generated calls, valid and invalid: every answer follows the contract', async () => {
  const { counts, problem } = await fuzz({ contract, seed: 300, calls: 300 })
  expect(problem).toBeNull()
  expect(counts.sent).toBeGreaterThan(150)
  expect(Object.keys(counts.kinds).toSorted()).toEqual(['forbidden', 'good', 'hostile'])
})

/** Answers a search by language with a status that the contract does not declare. */
const prepare = (world: World) => {
  const { handle } = world
  Object.assign(world, {
    handle: async (request: Request) => {
      const answer = await handle(request)
      const breaks = answer.status === 200 && new URL(request.url).searchParams.has('language')
      return breaks ? Response.json(await answer.json(), { status: 500 }) : answer
    },
  })
}

test('an answer that breaks the contract is found, with the smallest call that causes it, and again by its path', async () => {
  const options = { contract, seed: 7, prepare, only: ['getPromotions', 'getBalance'] }
  const { counts, problem } = await fuzz({ ...options, calls: 300 })
  expect(problem).toMatchObject({
    id: 'getPromotions',
    problem: expect.stringContaining('is answered 500'),
    calls: [{ token: false, other: false, query: [['language', expect.any(String)]] }],
  })
  const again = await fuzz({ ...options, calls: 1, path: problem?.path })
  expect(again.problem).toEqual(problem)
  expect(again.counts.sent).toBeLessThan(counts.sent)
})

test.each(MISTAKES)('it finds that $name', async (mistake) => {
  expect(await foundBy(contract, mistake)).not.toBeNull()
})
