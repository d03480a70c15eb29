// `npm run contract:fuzz`: a short run, its ability to find faults, and its parts.
import { expect, test } from 'vitest'
import { createRandom } from '#mocks/world/core/prng.ts'
import type { World } from '#mocks/world/world-types.ts'
import { foundBy, MISTAKES } from '#scripts/contract/fuzz-mistakes.mjs'
import { fuzz } from '#scripts/contract/fuzz-run.mjs'
import { shrink } from '#scripts/contract/shrink.mjs'
import { textOfPattern } from '#scripts/contract/text-of-pattern.mjs'
import { createWriter } from '#scripts/contract/value-of-schema.mjs'
import { bundleContract } from '#scripts/generate/bundle.mjs'
import { createAjv } from '#scripts/generate/compile.mjs'
import { rootFile } from './contract.ts'

const contract = await bundleContract(rootFile)

test('300 generated calls, valid and invalid: every answer follows the contract', async () => {
  const { counts, problems } = await fuzz({ contract, seed: 300, calls: 300 })
  expect(problems).toEqual([])
  expect(counts.sent).toBe(300)
  expect(Object.keys(counts.kinds).toSorted()).toEqual(['forbidden', 'good', 'hostile'])
})

test('an answer that breaks the contract is found, with the smallest call that causes it', async () => {
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
  const only = ['getPromotions', 'getBalance']
  const { problems } = await fuzz({ contract, seed: 7, calls: 300, most: 1, prepare, only })
  expect(problems).toEqual([
    expect.objectContaining({
      id: 'getPromotions',
      problem: expect.stringContaining('is answered 500'),
      calls: [expect.objectContaining({ token: false, query: [['language', expect.any(String)]] })],
    }),
  ])
})

test.each(MISTAKES)('it finds that $name', async (mistake) => {
  expect(await foundBy(contract, mistake)).not.toEqual([])
})

test('a series is reduced to the calls that fail, and these to the cause', async () => {
  const call = (id: string, body: object = {}) => ({ id, token: true, query: [['a', '1']], body })
  const series = [call('x'), call('opens'), call('y'), call('z'), call('fails', { n: 40, o: [1] })]
  const fails = async (calls: readonly { id: string; body: { n?: number } }[]) =>
    calls.some(({ id }) => id === 'opens') && (calls.at(-1)?.body.n ?? 0) > 4
  expect(await shrink(series, fails)).toEqual([
    call('opens'),
    { id: 'fails', token: false, query: [], body: { n: 5 } },
  ])
})

test.each([
  '^-?\\d{1,3}\\.\\d{2}$',
  '^(?!0+$)\\d{1,2}$',
  '^(B|PL)(,(B|PL))*$',
  '^[^{}]*\\{id\\}\\S$',
])('texts match %s', (pattern) => {
  const random = createRandom(7)
  const texts = Array.from({ length: 20 }, () => textOfPattern(pattern, random))
  for (const text of texts) expect(text).toMatch(new RegExp(pattern))
  expect(new Set(texts).size).toBeGreaterThan(4)
})

test('written values match their schema', () => {
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: ['list'],
    properties: {
      list: { type: 'array', minItems: 1, uniqueItems: true, items: { enum: ['A', 'B', 'C'] } },
      count: { type: ['integer', 'null'], minimum: 3, maximum: 5 },
      text: { type: 'string', minLength: 2, maxLength: 3 },
      either: { oneOf: [{ const: true }, { type: 'string', pattern: '^x+$' }] },
    },
  }
  const validate = createAjv({ code: {} }).compile(schema)
  const write = createWriter({}, createRandom(7))
  for (let n = 0; n < 100; n += 1) {
    const value = write(schema)
    expect(validate(value), JSON.stringify(value)).toBe(true)
  }
})
