// `npm run contract -- coverage` reports which declared responses have been seen.
import { expect, test } from 'vitest'
import { watchCalls } from '#mocks/world/core/log.ts'
import {
  computeCoverage,
  deprecatedCalls,
  formatResponses,
  readPairs,
} from '#scripts/contract/coverage.mjs'
import { call, createTestWorld } from '#tests/mocks/helpers.ts'

const operations = [
  { id: 'placeBet', tag: 'games', responses: [['200'], ['409']], refusals: ['game.closed'] },
  { id: 'getVip', tag: 'member', responses: [['200']], refusals: [] },
]
const by = 'tests/a.test.ts'

test('an answer is covered by its status, a refusal by its code', () => {
  const seen = ['placeBet 200 game.closed', 'placeBet 409 any.code', 'strange 200', 'placeBet 500']
  const pairs = readPairs(
    operations,
    seen.map((pair) => ({ pair, by })),
  )
  expect(pairs.map(({ pair, by: files }) => [pair, files.length])).toEqual([
    ['placeBet 200', 0],
    ['placeBet 409', 1],
    ['placeBet 200 game.closed', 1],
    ['getVip 200', 0],
  ])
  expect(computeCoverage(pairs)).toEqual({
    operations: { count: 1, of: 2, percent: 50 },
    pairs: { count: 2, of: 4, percent: 50 },
  })
  expect(formatResponses(pairs)).toBe(
    'placeBet 200: nothing reaches it\ngetVip 200: nothing reaches it\n' +
      `placeBet 409: ${by}\nplaceBet 200 game.closed: ${by}\n`,
  )
})

test('a deprecated operation is listed with who still calls it', () => {
  const deprecation = { sunset: '2027-05-31', replacedBy: 'raiseRebates' }
  const old = { id: 'raiseRebate', method: 'POST', path: '/wps/agent/downline', deprecation }
  expect(deprecatedCalls([old, { ...old, path: '/wps/other' }, operations[0]])).toEqual([
    'deprecated: raiseRebate until 2027-05-31, in favour of raiseRebates; called by nobody',
    'deprecated: raiseRebate until 2027-05-31, in favour of raiseRebates; called by nobody',
  ])
})

test('a watcher receives every call until it stops', async () => {
  const received: string[] = []
  const stop = watchCalls(({ operationId, status }) => received.push(`${operationId} ${status}`))
  const world = await createTestWorld('member')
  await call(world, 'GET', '/wps/v2/wallets/balance')
  stop()
  await call(world, 'GET', '/wps/v2/wallets/balance')
  expect(received).toEqual(['getBalance 200'])
})
