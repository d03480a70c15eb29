import { expect, test } from 'vitest'
import { toHar } from '#mocks/qa-panel/calls/har.ts'
import { bugReport, redacted, redactedPath } from '#mocks/qa-panel/calls/report.ts'
import { call, createTestWorld } from '../helpers.ts'
import { logIn } from '../requests.ts'

test('secrets are masked by their names, at any depth and in addresses', () => {
  const value = {
    name: 'rahim',
    password: 'gold1234',
    list: [{ accessToken: 'abc', amount: '1.00' }],
  }
  expect(redacted(value)).toEqual({
    name: 'rahim',
    password: '•••',
    list: [{ accessToken: '•••', amount: '1.00' }],
  })
  expect(redacted({ code: '246810', codes: ['a'], errorCode: 'x' })).toEqual({
    code: '•••',
    codes: ['a'],
    errorCode: 'x',
  })
  expect(redactedPath('/?token=abc&page=2')).toBe('/?token=•••&page=2')
  expect(redactedPath('/wps/x')).toBe('/wps/x')
})

test('a bug report has the link with its faults, the page, the latest calls with their traces, and no secret', async () => {
  const world = await createTestWorld('member', { fault: 'getBalance:500*5' })
  await call(world, 'GET', '/wps/v2/wallets/balance')
  const text = bugReport(world, 'http://localhost/rng?token=abc&page=2', 'a browser', [
    'click button “Deposit”',
  ])
  expect(text).toContain(
    '?scenario=member&seed=7&clock=2026-11-20T09:00:00Z&fault=getBalance:500*4',
  )
  expect(text).toContain('- Page: /rng?token=•••&page=2')
  expect(text).toMatch(/GET \/wps\/v2\/wallets\/balance → 500 \[fault:http-500\] \S+/)
  expect(text).toContain('1. click button “Deposit”')
  expect(text).not.toContain('abc')
  world.clock.advance('90m')
  expect(bugReport(world, 'http://localhost/', 'a browser', [])).toContain(
    'clock=2026-11-20T10:30:00Z',
  )
})

test('an archive has requests and answers in the clear, without secrets', async () => {
  const world = await createTestWorld('guest')
  await logIn(world, { username: 'rahim', password: 'gold1234' })
  const { entries } = toHar(world.log.entries(), 'http://localhost').log
  const entry = entries.at(-1)
  expect(entry).toMatchObject({
    request: {
      method: 'POST',
      url: 'http://localhost/wps/session/login',
      headers: expect.arrayContaining([{ name: 'x-merchant', value: 'suborno' }]),
      postData: { text: expect.stringContaining('"username":"rahim"') },
    },
    response: {
      headers: expect.arrayContaining([{ name: 'x-trace-id', value: expect.any(String) }]),
      content: { text: expect.stringContaining('"success":true') },
    },
    _rows: expect.arrayContaining([expect.objectContaining({ table: 'sessions', before: null })]),
  })
  const text = JSON.stringify(entries)
  expect(text).not.toContain('gold1234')
  expect(text).not.toContain(String(world.db.sessions.list().at(-1)?.token))
})
