// Media types of bodies, and HEAD. Each call's refusal of another type is in declared-answers.test.ts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MockServer, startServer } from '#mocks/server.ts'
import { operations } from '#openapi/generated/operations.ts'
import { documented, toValidRequest } from './documented-calls.ts'
import { createTestWorld } from './helpers.ts'

const part = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

describe('forms', () => {
  const upload = async (type: string, body: string) => {
    const world = await createTestWorld('member')
    const headers = { 'content-type': type, 'x-session-token': world.visitor.token ?? '' }
    const request = new Request('http://localhost/wps/upload', { method: 'POST', headers, body })
    const response = await world.handle(request)
    return { status: response.status, body: await response.json() }
  }

  test('in capitals are forms', async () => {
    const body = `${part('stranger', '1')}--b--\r\n`
    expect(await upload('Multipart/Form-Data; Boundary=b', body)).toEqual(
      await upload('multipart/form-data; boundary=b', body),
    )
  })

  test('with two parts of one name are refused', async () => {
    const body = `${part('purpose', 'avatar')}${part('purpose', 'chat')}--b--\r\n`
    expect(await upload('multipart/form-data; boundary=b', body)).toMatchObject({
      status: 422,
      body: { value: { violations: [{ path: '/body/purpose', reason: 'is sent twice' }] } },
    })
  })

  test('as they are sent from a page are refused with two fields of one name, too', async () => {
    const [id] = Object.entries(operations)
      .filter(([, { mediaType }]) => mediaType === 'application/x-www-form-urlencoded')
      .map(([name]) => name)
    const one = documented.find((call) => call.id === id)
    if (!one) throw new Error('The contract has no such form.')
    const world = await createTestWorld('normal')
    const good = await toValidRequest(world, one)
    const text = await good.clone().text()
    const [field = ''] = text.split('=', 1)
    const response = await world.handle(
      new Request(good.url, { method: 'POST', headers: good.headers, body: `${text}&${field}=x` }),
    )
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { value: { violations: [{ path: `/body/${field}`, reason: 'is sent twice' }] } },
    ])
  })
})

test('a compressed body is named as such', async () => {
  const world = await createTestWorld('normal')
  const response = await world.handle(
    new Request('http://localhost/wps/session/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: new Uint8Array([0x1f, 0x8b, 8]),
    }),
  )
  expect([response.status, await response.json()]).toMatchObject([
    415,
    { errorCode: 'request.invalid', message: expect.stringContaining('content-encoding gzip') },
  ])
})

const reading = documented.filter(({ id }) => operations[id].method === 'GET')

test('HEAD is answered like GET in a world, without a body, and opens no game', async () => {
  const [world, other] = [await createTestWorld('member'), await createTestWorld('member')]
  for (const one of reading) {
    const get = await toValidRequest(world, one)
    const response = await world.handle(new Request(get, { method: 'HEAD' }))
    const expected = one.id === 'launchGame' ? 405 : (await other.handle(get)).status
    expect([response.status, await response.text()], one.id).toEqual([expected, ''])
  }
  expect(reading.length).toBeGreaterThan(60)
})

describe('over HTTP', () => {
  let server: MockServer
  beforeAll(async () => {
    server = await startServer({ scenario: 'member', seed: 7, clock: '2026-11-20T09:00:00Z' })
  })
  afterAll(() => server.close())

  test.each([
    '/wps/system/settings/consolidated',
    '/__mock/',
    '/__mock/health',
    '/__mock/sessions',
    '/__mock/scenarios',
    '/__mock/world',
    '/__mock/snapshot',
    '/__mock/log',
    '/demo-games/slots/index.html',
    '/cdn-a/games/301.svg',
    '/cdn-a/games/301.svg?w=120&h=160',
    '/wps/nothing',
  ])('HEAD %s has the status and the type of GET', async (path) => {
    const ask = async (method: string) => {
      const headers = { accept: 'image/webp' }
      const response = await fetch(server.url + path, { method, headers })
      return { status: response.status, type: response.headers.get('content-type') }
    }
    expect(await ask('HEAD')).toEqual(await ask('GET'))
  })
})
