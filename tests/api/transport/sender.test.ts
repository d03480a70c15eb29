import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemQueries } from '#api/content/system.ts'
import { announceLanguage } from '#api/member/member.ts'
import { walletQueries } from '#api/money/wallet.ts'
import { client } from '#api/transport/client.ts'
import { createQueryClient } from '#api/transport/query-client.ts'
import { unwrap } from '#api/transport/unwrap.ts'
import { worldOf } from '#tests/mocks/helpers.ts'
import { BALANCE, envelope, granted, onWire, speakAs, thrownBy, toWorld } from './wire.ts'

beforeEach(() => speakAs())
afterEach(() => vi.unstubAllGlobals())

test('a first visitor sends only the language', async () => {
  const sent = toWorld(await worldOf('guest'))
  const config = await createQueryClient().fetchQuery(systemQueries.config())
  expect(config.merchantCode).toBe('suborno')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers.get('accept-language')).toBe('BN')
  expect(sent[0]?.headers.has('x-session-token')).toBe(false)
  expect(sent[0]?.headers.has('x-merchant')).toBe(false)
})

test('a member sends token, merchant and language, and the world knows them', async () => {
  const world = await worldOf('member')
  const sent = toWorld(world)
  const token = world.visitor.token ?? ''
  speakAs({ token: () => token, merchant: () => 'suborno', language: () => 'EN' })
  const { balance } = await createQueryClient().fetchQuery(walletQueries.balance(token))
  expect(balance).toBe('25480.50')
  expect(sent[0]?.headers.get('x-session-token')).toBe(token)
  expect(sent[0]?.headers.get('x-merchant')).toBe('suborno')
  expect(sent[0]?.headers.get('accept-language')).toBe('EN')
})

test('each call reads the current visitor', async () => {
  const sent = onWire(() => granted(BALANCE))
  let language = 'BN'
  speakAs({ language: () => language })
  await unwrap(client.GET('/wps/v2/wallets/balance'))
  language = 'EN'
  await unwrap(client.GET('/wps/v2/wallets/balance'))
  expect(sent.map(({ headers }) => headers.get('accept-language'))).toEqual(['BN', 'EN'])
})

test('a plain body travels as JSON', async () => {
  const sent = onWire(() => granted())
  await announceLanguage('EN')
  expect(sent[0]).toMatchObject({
    method: 'PUT',
    path: '/wps/member/language',
    body: JSON.stringify({ language: 'EN' }),
  })
  expect(sent[0]?.headers.get('content-type')).toBe('application/json')
})

test('D-013 a refused token is reported once per call, with the token that was sent', async () => {
  const told = vi.fn()
  onWire(() => envelope(401, { success: false, errorCode: 'session.expired' }))
  let token = 'token-of-a-moment-ago'
  speakAs({ token: () => token, onUnauthorized: told })
  const call = unwrap(client.GET('/wps/v2/wallets/balance'))
  token = 'token-of-somebody-new'
  expect(await thrownBy(call)).toMatchObject({ status: 401, code: 'session.expired' })
  expect(told.mock.calls).toEqual([['token-of-a-moment-ago']])
})

test('D-013 a 401 without a token, a 403 and a 500 end no session', async () => {
  const told = vi.fn()
  speakAs({ onUnauthorized: told })
  onWire(() => envelope(401, { success: false, errorCode: 'session.expired' }))
  await thrownBy(unwrap(client.GET('/wps/v2/wallets/balance')))
  speakAs({ token: () => 'some-token-of-ours', onUnauthorized: told })
  for (const status of [403, 500]) {
    onWire(() => envelope(status, { success: false, errorCode: 'unknown' }))
    await thrownBy(unwrap(client.GET('/wps/v2/wallets/balance')))
  }
  expect(told).not.toHaveBeenCalled()
})

test('a token that the world has ended gets a 401 and is reported', async () => {
  const world = await worldOf('member')
  toWorld(world)
  const token = world.visitor.token ?? ''
  const told = vi.fn()
  speakAs({ token: () => token, onUnauthorized: told })
  await world.db.sessions.update({ token }, (row) => {
    row.ended = 'kicked'
  })
  const failed = await thrownBy(unwrap(client.GET('/wps/v2/wallets/balance')))
  expect(failed).toMatchObject({ status: 401, code: 'session.kicked' })
  expect(told).toHaveBeenCalledExactlyOnceWith(token)
})
