import { afterEach, describe, expect, test, vi } from 'vitest'
import { connect, logIn, sessionToken } from '#api/sdk/connect.ts'
import { idempotencyKeys } from '#api/sdk/keys.ts'
import { breachOfAnswer, breachOfEvent, shapeNames } from '#api/sdk/shapes.ts'
import { writes } from '#api/sdk/writes.ts'
import { client, setBackendOrigin } from '#api/transport/client.ts'
import { unwrap } from '#api/transport/unwrap.ts'
import { catchError, connectNetwork, mockNetwork, setContext } from '#tests/api/transport/wire.ts'
import { findFiles, readText } from '#tests/house/source.ts'
import { createTestWorld } from '#tests/mocks/helpers.ts'

/** Parts of other modules, or of the portal only. */
const APART = [
  'src/api/games/game-odds.ts',
  'src/api/member/password-change.ts',
  'src/api/money/report-slices.ts',
]

afterEach(() => {
  vi.unstubAllGlobals()
  setBackendOrigin('http://localhost')
  setContext()
})

test('every module of calls is part of an entry', () => {
  const entries = ['core', 'react-query']
    .map((name) => readText(`src/api/sdk/${name}.ts`))
    .join('\n')
  const missing = findFiles('src/api/{agent,content,games,member,money,offers}/*.ts').filter(
    (path) => !APART.includes(path) && !entries.includes(path.replace('src/api/', '../')),
  )
  expect(missing).toEqual([])
})

describe('a connection', () => {
  test.each([
    'play.example',
    'localhost:4010',
    '//play.example',
    '',
    'https://play.example/portal',
    'https://play.example/?a=1',
    'https://play.example?a=1',
    'https://play.example#a',
    'https://me@play.example',
    'ftp://play.example',
  ])('is refused with a sentence for "%s"', async (origin) => {
    const sent = mockNetwork(() => Response.error())
    await expect(connect({ origin })).rejects.toThrow(/takes an origin alone/)
    expect(sent).toEqual([])
  })

  test('calls the given backend, as the member who is logged in', async () => {
    const sent = connectNetwork(await createTestWorld('normal'))
    const toIt = globalThis.fetch
    const origins = new Set<string>()
    vi.stubGlobal('fetch', (request: Request) => {
      origins.add(new URL(request.url).origin)
      return toIt(request)
    })
    await connect({ origin: 'https://play.example' })
    const { token } = await logIn({
      username: 'rahim',
      password: 'gold1234',
      type: 'username',
      side: 'player',
    })
    await unwrap(client.GET('/wps/v2/wallets/balance'))
    expect(sent.map(({ path }) => path)).toEqual([
      '/wps/system/settings/consolidated',
      '/wps/session/login',
      '/wps/v2/wallets/balance',
    ])
    expect([...origins]).toEqual(['https://play.example'])
    expect(sent[2]?.headers.get('x-session-token')).toBe(token)
    expect(sent[1]?.body).not.toContain('gold1234')
  })

  test('drops a session that the server refuses, and reports it once', async () => {
    connectNetwork(await createTestWorld('normal'))
    const onSessionEnd = vi.fn()
    await connect({ origin: 'https://play.example', token: 'unknown-00000001', onSessionEnd })
    const ask = () => unwrap(client.GET('/wps/v2/wallets/balance'))
    await expect(ask()).rejects.toMatchObject({ status: 401 })
    await expect(ask()).rejects.toMatchObject({ status: 401 })
    expect(sessionToken()).toBeNull()
    expect(onSessionEnd).toHaveBeenCalledOnce()
  })
})

describe('a write', () => {
  test('is the same with another payment password, which is not part of its content', async () => {
    mockNetwork(() => Promise.reject(new TypeError('lost')))
    const options = writes.createWithdrawal()
    const send = (paymentPassword: string) =>
      options.mutationFn?.(
        { accountId: 'payout-00000001', amount: '200.00', paymentPassword },
        { client: Object(null), meta: undefined },
      )
    expect(await send('246810')).toMatchObject({ kind: 'unknown' })
    expect(await send('135791')).toMatchObject({ kind: 'unknown' })
    const keys = idempotencyKeys('withdrawal')
    expect(keys.lost()).toHaveLength(1)
    for (const key of keys.lost()) keys.settle(key)
  })
})

describe('a validator', () => {
  test('exists for every operation and event', () => {
    expect(shapeNames().length).toBeGreaterThan(150)
    expect(breachOfAnswer('GET /wps/system/status', {})).toBe('.status')
    expect(breachOfAnswer('GET /wps/system/settings/consolidated', {})).toBe('.merchantCode')
    const event = { type: 'balance.updated' as const, id: 1, at: 1, value: { balance: 1 } }
    expect(breachOfEvent(event)).toBe('.value.balance')
  })

  test('for anything else throws an error', async () => {
    const ask = Promise.resolve().then(() => breachOfAnswer('GET /nowhere', null))
    expect(await catchError(ask)).toBeInstanceOf(RangeError)
  })
})
