import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FAULT_WORDS, parseFaults } from '#mocks/faults/fault-rule.ts'
import { call, createTestWorld, lastEntry } from './helpers.ts'
import { asRecord } from './requests.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const BALANCE = '/wps/v2/wallets/balance'
/** Longer than any fault delays a call, and shorter than the call waits at the breakpoint. */
const A_WHILE = 200_000
const LIMIT_S = 3600

/** A call of a world with a breakpoint and a fault. */
async function stop(scenario: string, point: 'request' | 'answer', fault = '') {
  const world = await createTestWorld(scenario)
  world.faultRules = parseFaults(fault)
  const held = world.hold('getBalance', point, LIMIT_S)
  const headers = { 'x-merchant': 'suborno', 'x-session-token': world.visitor.token ?? '' }
  const answer = world.handle(new Request(`http://localhost${BALANCE}`, { headers }))
  await vi.advanceTimersByTimeAsync(A_WHILE)
  return { world, held, answer, content: world.breakpoints.waiting()[0]?.content }
}

const WORDS = Object.keys(FAULT_WORDS)
const UNANSWERED = ['reset', 'timeout', 'lost']

test.each(WORDS)(
  'a call stops before its handler, and before the fault %s applies',
  async (word) => {
    const { world, held, answer, content } = await stop('member', 'request', `getBalance:${word}*1`)
    expect(content).toEqual({ query: {} })
    expect(world.faultRules).toHaveLength(1)
    world.faultRules = []
    held.next()
    expect((await answer).status).toBe(200)
    expect(lastEntry(world)?.marks).toEqual(['held:continue'])
  },
)

describe('before its answer', () => {
  test.each(WORDS.filter((word) => !UNANSWERED.includes(word)))(
    'a call stops with the answer of the fault %s, which can be edited',
    async (word) => {
      const { world, held, answer, content } = await stop('member', 'answer', `getBalance:${word}`)
      expect(content).toEqual({ status: expect.any(Number), body: expect.anything() })
      const { body } = await call(await createTestWorld('member'), 'GET', BALANCE)
      const value = { ...asRecord(body.value), balance: '7.00' }
      held.next({ action: 'continue', edit: { status: 200, body: { ...body, value } } })
      await vi.advanceTimersByTimeAsync(A_WHILE)
      await answer
      const [fault, ...marks] = lastEntry(world)?.marks ?? []
      expect(fault).toMatch(/^fault:/)
      expect(marks).toContain('held:edit')
      expect(lastEntry(world)).toMatchObject({ status: 200, answer: { value } })
      expect(world.breaches).toEqual([])
    },
  )

  test.each(UNANSWERED)('a call with the fault %s does not stop', async (word) => {
    const { held, answer } = await stop('member', 'answer', `getBalance:${word}`)
    expect(held.waiting).toBe(0)
    expect((await answer).type).toBe('error')
  })

  test.each([
    ['malformed', '<html><body>502 Bad Gateway</body>'],
    ['empty', ''],
    ['404', { success: false, errorCode: 'resource.not.found' }],
  ])(
    'the answer of the fault %s is shown as it is, and sent if it is not edited',
    async (word, body) => {
      const { held, answer, content } = await stop('member', 'answer', `getBalance:${word}`)
      expect(content).toMatchObject({ body })
      held.next()
      const text = await (await answer).text()
      expect(typeof body === 'string' ? text : JSON.parse(text)).toEqual(asRecord(content).body)
    },
  )

  test('a call stops that the closed portal refuses', async () => {
    const { world, held, answer, content } = await stop('member+maintenance', 'answer')
    expect(content).toMatchObject({ status: 503, body: { errorCode: 'system.maintenance' } })
    held.next()
    expect((await answer).status).toBe(503)
    expect(lastEntry(world)?.marks).toEqual(['gate:system.maintenance', 'held:continue'])
  })
})

test('whether the portal is closed is asked when a call has waited', async () => {
  const { world, held, answer } = await stop('member+maintenance', 'request')
  world.clock.advance('90m')
  held.next()
  expect((await answer).status).toBe(200)
})
