// `npm run contract -- fuzz`: generated calls, and the mistakes that a run has to find.
import { expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import { foundBy, MISTAKES } from './mistakes.mjs'
import { OPERATIONS } from './operations.mjs'
import { fuzz } from './run.mjs'

/** The options from `scripts/contract/fuzz.mjs`; a short run without them. */
const { seed, calls, path, only } = JSON.parse(
  process.env.FUZZ ?? '{ "seed": 300, "calls": 300, "only": [] }',
)

const inWords = (counted: Record<string, number>) =>
  Object.entries(counted).map(([name, count]) => `${name} ${count}`)

/** A failure with the command that repeats it. */
const failureOf = ({ scenario, id, problem, path: place, calls: sent }: Failure) =>
  [
    `${id} ${problem}`,
    `in ?scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z after`,
    ...sent.map((call) => JSON.stringify(call)),
    `The same again: npm run contract -- fuzz --seed ${seed} --path ${place}${
      only.length > 0 ? ` --only ${only.join(',')}` : ''
    }`,
  ].join('\n')
type Failure = NonNullable<Awaited<ReturnType<typeof fuzz>>['problem']>

test(
  `${calls} generated calls, valid and invalid: every answer follows the contract`,
  async () => {
    expect(OPERATIONS.map(({ id }) => id)).toEqual(expect.arrayContaining(only))
    const { counts, problem } = await fuzz({ seed, calls, path, only })
    if (process.env.FUZZ)
      console.log(
        `${counts.sent} calls of seed ${seed}: ${inWords(counts.kinds).join(', ')}; answers: ` +
          `${inWords(counts.statuses).join(', ')}. ${counts.granted.size} of the ` +
          `${OPERATIONS.length} operations answered 200 at least once.`,
      )
    expect(problem ? failureOf(problem) : '').toBe('')
    if (process.env.FUZZ) return
    expect(counts.sent).toBeGreaterThan(150)
    expect(Object.keys(counts.kinds).toSorted()).toEqual(['forbidden', 'good', 'hostile'])
  },
  60_000 + 20 * calls,
)

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
  const options = { seed: 7, prepare, only: ['getPromotions', 'getBalance'] }
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
  expect(await foundBy(mistake)).not.toBeNull()
})
