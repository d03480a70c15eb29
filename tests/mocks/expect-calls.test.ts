import { expect, test } from 'vitest'
import { expectCalls } from '#mocks/expect-calls.ts'
import type { LogEntry } from '#mocks/world/core/log.ts'
import { call, createTestWorld } from './helpers.ts'

const entry = (n: number, operationId: string, more: Partial<LogEntry> = {}): LogEntry => ({
  n,
  at: 0,
  ms: 1,
  method: 'GET',
  path: `/${operationId}`,
  operationId,
  status: 200,
  marks: [],
  traceId: `tr-${n}`,
  ...more,
})
const entries = [
  entry(1, 'getBalance'),
  entry(2, 'createDeposit', { status: 0, body: { amount: '5.00', method: { id: 'bkash' } } }),
  entry(3, 'createDeposit', { body: { amount: '5.00', method: { id: 'bkash' } } }),
  entry(4, 'getDeposits'),
]

test('calls in the right order pass, with any calls between them', () => {
  expectCalls(entries, [
    'getBalance',
    { operation: 'createDeposit', status: 200, body: { method: { id: 'bkash' } } },
    'getDeposits',
  ])
  expectCalls([], [])
})

test.each([
  [[{ operation: 'createDeposit', status: 409 }], 'Near misses: call 2: its status was 0, not 409'],
  [
    [{ operation: 'createDeposit', status: 200, body: { amount: '7.00' } }],
    'call 3: /amount is "5.00", not "7.00"',
  ],
  [
    [{ operation: 'createDeposit', status: 200, body: { method: { way: 'x' } } }],
    '/method/way is absent, not "x"',
  ],
  [['getDeposits', 'getBalance'], 'Call 2 of 2, getBalance, is missing. It was made, but earlier'],
  [['getNetDeposits'], 'It was never made. Similar calls: getDeposits'],
] as const)('a missing call is explained: %j', (expected, sentence) => {
  expect(() => expectCalls(entries, [...expected])).toThrow(sentence)
})

test('the log of a world is accepted as it is', async () => {
  const world = await createTestWorld('member')
  expect(() => expectCalls(world.log.entries(), ['getBalance'])).toThrow('No call was made at all.')
  await call(world, 'GET', '/wps/v2/wallets/balance')
  expectCalls(world.log.entries(), [{ operation: 'getBalance', status: 200 }])
})
