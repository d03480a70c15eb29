import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemQueries } from '#api/content/system.ts'
import { announceLanguage } from '#api/member/member.ts'
import { walletQueries } from '#api/money/wallet.ts'
import { client } from '#api/transport/client.ts'
import { createQueryClient } from '#api/transport/query-client.ts'
import { unwrap } from '#api/transport/unwrap.ts'
import { createTestWorld } from '#tests/mocks/helpers.ts'
import {
  BALANCE,
  catchError,
  connectNetwork,
  envelope,
  mockNetwork,
  setContext,
  successEnvelope,
} from './wire.ts'

beforeEach(() => setContext())
afterEach(() => vi.unstubAllGlobals())

test('a first visitor sends only the language', async () => {
  const sent = connectNetwork(await createTestWorld('guest'))
  const config = await createQueryClient().fetchQuery(systemQueries.config())
  expect(config.merchantCode).toBe('suborno')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers.get('accept-language')).toBe('BN')
  expect(sent[0]?.headers.has('x-session-token')).toBe(false)
  expect(sent[0]?.headers.has('x-merchant')).toBe(false)
})

test('a member sends token, merchant and language, and the world knows them', async () => {
  const world = await createTestWorld('member')
  const sent = connectNetwork(world)
  const token = world.visitor.token ?? ''
  setContext({ token: () => token, merchant: () => 'suborno', language: () => 'EN' })
  const { balance } = await createQueryClient().fetchQuery(walletQueries.balance(token))
  expect(balance).toBe('25480.50')
  expect(sent[0]?.headers.get('x-session-token')).toBe(token)
  expect(sent[0]?.headers.get('x-merchant')).toBe('suborno')
  expect(sent[0]?.headers.get('accept-language')).toBe('EN')
})

test('each call reads the current visitor', async () => {
  const sent = mockNetwork(() => successEnvelope(BALANCE))
  let language = 'BN'
  setContext({ language: () => language })
  await unwrap(client.GET('/wps/v2/wallets/balance'))
  language = 'EN'
  await unwrap(client.GET('/wps/v2/wallets/balance'))
  expect(sent.map(({ headers }) => headers.get('accept-language'))).toEqual(['BN', 'EN'])
})

test('a plain body travels as JSON', async () => {
  const sent = mockNetwork(() => successEnvelope())
  await announceLanguage('EN')
  expect(sent[0]).toMatchObject({
    method: 'PUT',
    path: '/wps/member/language',
    body: JSON.stringify({ language: 'EN' }),
  })
  expect(sent[0]?.headers.get('content-type')).toBe('application/json')
})

test('D-013 a refused token is reported once per call, with the token that was sent', async () => {
  const onRefused = vi.fn()
  mockNetwork(() => envelope(401, { success: false, errorCode: 'session.expired' }))
  let token = 'token-of-a-moment-ago'
  setContext({ token: () => token, onUnauthorized: onRefused })
  const call = unwrap(client.GET('/wps/v2/wallets/balance'))
  token = 'token-of-somebody-new'
  expect(await catchError(call)).toMatchObject({ status: 401, code: 'session.expired' })
  expect(onRefused.mock.calls).toEqual([['token-of-a-moment-ago']])
})

test('D-013 a 401 without a token, a 403 and a 500 end no session', async () => {
  const onRefused = vi.fn()
  setContext({ onUnauthorized: onRefused })
  mockNetwork(() => envelope(401, { success: false, errorCode: 'session.expired' }))
  await catchError(unwrap(client.GET('/wps/v2/wallets/balance')))
  setContext({ token: () => 'some-token-of-ours', onUnauthorized: onRefused })
  for (const status of [403, 500]) {
    mockNetwork(() => envelope(status, { success: false, errorCode: 'unknown' }))
    await catchError(unwrap(client.GET('/wps/v2/wallets/balance')))
  }
  expect(onRefused).not.toHaveBeenCalled()
})

test('a token that the world has ended gets a 401 and is reported', async () => {
  const world = await createTestWorld('member')
  connectNetwork(world)
  const token = world.visitor.token ?? ''
  const onRefused = vi.fn()
  setContext({ token: () => token, onUnauthorized: onRefused })
  await world.db.sessions.update({ token }, (row) => {
    row.ended = 'kicked'
  })
  const failed = await catchError(unwrap(client.GET('/wps/v2/wallets/balance')))
  expect(failed).toMatchObject({ status: 401, code: 'session.kicked' })
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(token)
})
