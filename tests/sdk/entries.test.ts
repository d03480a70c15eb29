import { afterEach, describe, expect, test, vi } from 'vitest'
import { walletQueries } from '#api/money/wallet.ts'
import { createPortal, memorySession, type Portal } from '#api/sdk/create-portal.ts'
import { breachOfAnswer, breachOfEvent, shapeNames } from '#api/sdk/shapes.ts'
import { writes } from '#api/sdk/writes.ts'
import { createQueryClient } from '#api/transport/query-client.ts'
import { unwrap } from '#api/transport/unwrap.ts'
import { catchError, connectNetwork, mockNetwork } from '#tests/api/transport/wire.ts'
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

test('every read takes an instance, and no module of calls has the page’s own client', () => {
  for (const path of findFiles('src/api/{agent,content,games,member,money,offers}/*.ts')) {
    if (APART.includes(path)) continue
    const text = readText(path)
    for (const before of text.split('queryOptions({').slice(0, -1))
      expect(before.slice(0, before.lastIndexOf(') =>')), path).toMatch(/= own,?\s*$/)
    expect(text, path).not.toMatch(/import \{ client\b/)
  }
})

const RAHIM = { username: 'rahim', password: 'gold1234', type: 'username', side: 'player' } as const
const ORIGIN = 'https://play.example'
const balanceOf = ({ client }: Portal) => unwrap(client.GET('/wps/v2/wallets/balance'))

describe('an instance', () => {
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
  ])('is refused with a sentence for "%s"', async (baseUrl) => {
    const sent = mockNetwork(() => Response.error())
    await expect(createPortal({ baseUrl })).rejects.toThrow(/takes an origin alone/)
    expect(sent).toEqual([])
  })

  test('calls the given backend, as the member who is logged in', async () => {
    const sent = connectNetwork(await createTestWorld('normal'))
    const origins = new Set<string>()
    const portal = await createPortal({
      baseUrl: ORIGIN,
      fetch(request) {
        origins.add(new URL(request.url).origin)
        return globalThis.fetch(request)
      },
    })
    const { token } = await portal.logIn(RAHIM)
    await balanceOf(portal)
    expect(sent.map(({ path }) => path)).toEqual([
      '/wps/system/settings/consolidated',
      '/wps/session/login',
      '/wps/v2/wallets/balance',
    ])
    expect([...origins]).toEqual([ORIGIN])
    expect(sent[2]?.headers.get('x-session-token')).toBe(token)
    expect(sent[1]?.body).not.toContain('gold1234')
  })

  test('has its own backend, visitor, language, clock and pending writes', async () => {
    const worlds = await Promise.all([
      createTestWorld('normal', { clock: '2026-11-20T09:00:00Z' }),
      createTestWorld('normal', { clock: '2031-02-03T04:05:06Z' }),
    ])
    const sent: string[] = []
    const portals = await Promise.all(
      worlds.map((world, index) =>
        createPortal({
          baseUrl: `https://${String(index)}.example`,
          locale: index === 0 ? 'EN' : 'TH',
          fetch(request) {
            sent.push(`${new URL(request.url).host} ${request.headers.get('accept-language')}`)
            return world.handle(request)
          },
        }),
      ),
    )
    const [one, two] = portals
    if (!one || !two) throw new Error('Two instances are needed.')
    const [rahim] = await Promise.all([
      one.logIn(RAHIM),
      two.logIn({ ...RAHIM, username: 'agent1', side: 'agent' }),
    ])
    expect(one.session.read()?.account).toBe('rahim')
    expect(two.session.read()?.account).toBe('agent1')
    expect((await balanceOf(one)).balance).not.toBe((await balanceOf(two)).balance)
    const cache = createQueryClient()
    expect(await cache.fetchQuery(walletQueries.balance(rahim.token, one))).toEqual(
      await balanceOf(one),
    )
    expect(new Set(sent)).toEqual(new Set(['0.example EN', '1.example TH']))
    expect(portals.map(({ time }) => new Date(time.serverNow()).getUTCFullYear())).toEqual([
      2026, 2031,
    ])
    one.idempotencyKeys('deposit').keyFor({ amount: '510.00' })
    const key = one.idempotencyKeys('deposit').keyFor({ amount: '510.00' })
    expect(two.idempotencyKeys('deposit').keyFor({ amount: '510.00' })).not.toBe(key)
    await one.logOut()
    expect(one.session.read()).toBeNull()
    expect((await balanceOf(two)).currency).toBe('BDT')
  })

  test('takes the configuration of an earlier one instead of fetching it', async () => {
    const sent = connectNetwork(await createTestWorld('normal'))
    const { config } = await createPortal({ baseUrl: ORIGIN })
    const portal = await createPortal({ baseUrl: ORIGIN, config })
    await portal.logIn(RAHIM)
    const asked = sent.filter(({ path }) => path === '/wps/system/settings/consolidated')
    expect(asked).toHaveLength(1)
  })

  test('drops a session that the server refuses, and reports it once', async () => {
    connectNetwork(await createTestWorld('normal'))
    const onSessionEnd = vi.fn()
    const session = memorySession({ token: 'unknown-00000001', account: 'rahim' })
    const portal = await createPortal({ baseUrl: ORIGIN, session, onSessionEnd })
    await expect(balanceOf(portal)).rejects.toMatchObject({ status: 401 })
    await expect(balanceOf(portal)).rejects.toMatchObject({ status: 401 })
    expect(session.read()).toBeNull()
    expect(onSessionEnd).toHaveBeenCalledOnce()
  })
})

describe('a write', () => {
  test('is the same with another payment password, which is not part of its content', async () => {
    connectNetwork(await createTestWorld('normal'))
    const portal = await createPortal({ baseUrl: ORIGIN })
    mockNetwork(() => Promise.reject(new TypeError('lost')))
    const options = writes.createWithdrawal(portal)
    const send = (paymentPassword: string) =>
      options.mutationFn?.(
        { accountId: 'payout-00000001', amount: '200.00', paymentPassword },
        { client: Object(null), meta: undefined },
      )
    expect(await send('246810')).toMatchObject({ kind: 'unknown' })
    expect(await send('135791')).toMatchObject({ kind: 'unknown' })
    const keys = portal.idempotencyKeys('withdrawal')
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
