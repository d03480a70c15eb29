import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login } from '#api/member/session.ts'
import { createWithdrawal } from '#api/money/withdrawals.ts'
import { syncServerTime } from '#api/transport/server-time.ts'
import { openSealed } from '#mocks/contract/sealed.ts'
import { createTestWorld } from '#tests/mocks/helpers.ts'
import { catchError, connectNetwork, envelope, mockNetwork, setContext } from './wire.ts'

const HOUR = 3_600_000

const shownTime = (at: number) =>
  syncServerTime(new Response(null, { headers: { 'x-server-time': String(at) } }))

const RAHIM = { username: 'rahim', password: 'gold1234', type: 'username', side: 'player' } as const

beforeEach(() => setContext())
afterEach(() => {
  vi.unstubAllGlobals()
  shownTime(Date.now())
})

test.each([2 * HOUR, -2 * HOUR])(
  'D-007 a log-in after the clock was set by %i ms is sent once more with the server’s time',
  async (ms) => {
    const world = await createTestWorld('guest')
    const sent = connectNetwork(world)
    shownTime(world.clock.now() + ms)
    expect(await login(RAHIM)).toMatchObject({ token: expect.any(String) })
    expect(sent).toHaveLength(2)
    const [one, two] = sent.map(({ body }) => JSON.parse(body))
    expect(one.nonce).not.toBe(two.nonce)
  },
)

test('D-007 a write keeps its idempotency key, and its first answer counts as not given', async () => {
  const world = await createTestWorld('guest')
  const requestId = '4f6b0e52-7a31-4c1d-9d8e-2b5a7c90e611'
  shownTime(world.clock.now() + 2 * HOUR)
  const refusal = () =>
    envelope(
      422,
      { success: false, errorCode: 'not.enough' },
      {
        'x-server-time': String(world.clock.now()),
      },
    )
  const sent = mockNetwork(refusal)
  const call = createWithdrawal({
    accountId: 'account-00000001',
    amount: '500.00',
    paymentPassword: '246810',
    requestId,
  })
  expect(await catchError(call)).toMatchObject({ status: 422, code: 'not.enough' })
  expect(sent).toHaveLength(2)
  const opened = await openSealed(world, JSON.parse(sent[1]?.body ?? ''))
  expect(opened.body).toMatchObject({ requestId, amount: '500.00' })
})

test('a refusal of the content is sent once', async () => {
  const world = await createTestWorld('guest')
  const sent = connectNetwork(world)
  shownTime(world.clock.now())
  expect(await catchError(login({ ...RAHIM, username: '' }))).toMatchObject({ status: 422 })
  expect(sent).toHaveLength(1)
})
