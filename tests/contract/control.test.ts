// openapi/control.yaml describes exactly the control interface of the HTTP server.
import { readFileSync } from 'node:fs'
import { bundle, lint, loadConfig } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { CONTROLS } from '#mocks/server/controls.ts'
import { OVERVIEW } from '#mocks/server/overview.ts'
import { type MockServer, startServer } from '#mocks/server.ts'
import { readHar } from '#tests/mocks/har/recordings.ts'

const FILE = 'openapi/control.yaml'
const METHODS = ['get', 'put', 'post', 'delete', 'patch']
const document = parse(readFileSync(FILE, 'utf8'))
const TOKEN = 'a-token-of-some-length'

let server: MockServer
const ajv = new Ajv2020({ strict: false, validateFormats: false })
beforeAll(async () => {
  server = await startServer({ scenario: 'member', seed: 7, token: TOKEN })
  await server.worlds.of(null).ready
  ajv.addSchema(document, 'control')
})
afterAll(() => server.close())

test('passes the linter', async () => {
  const config = await loadConfig({ configPath: 'openapi/redocly.yaml' })
  const problems = await lint({ ref: FILE, config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  expect((await bundle({ ref: FILE, config })).problems).toEqual([])
})

test('lists exactly the routes that exist', () => {
  const documented = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(Object(item)).flatMap((method) =>
      METHODS.includes(method) ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  )
  expect(documented.toSorted()).toEqual(Object.keys({ ...OVERVIEW, ...CONTROLS }).toSorted())
})

const pointer = (...parts: string[]) =>
  `control#/${parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`

/** The declared response with its reference resolved; null if it is not declared. */
function declared(path: string, method: string, status: number) {
  const template = path.replace(/\d+(?=\/|$)/, '{id}')
  const place = ['paths', template, method, 'responses', String(status)]
  const answer = document.paths[template]?.[method]?.responses?.[status]
  const name = /^#\/components\/responses\/(\w+)$/.exec(answer?.$ref ?? '')?.[1]
  return name
    ? { answer: document.components.responses[name], place: ['components', 'responses', name] }
    : { answer: answer ?? null, place }
}

const json = (body: unknown, method = 'PUT', headers = {}) => ({
  method,
  body: JSON.stringify(body),
  headers: { 'x-mock-session': 'mine', 'content-type': 'application/json', ...headers },
})
const stranger = { headers: { 'x-mock-token': '' } }

test.each<[string, RequestInit, number]>([
  ['/__mock/health', stranger, 200],
  ['/__mock/ready', stranger, 200],
  ['/__mock/scenarios', {}, 200],
  ['/__mock/world', {}, 200],
  ['/__mock/world', json({ scenario: 'agent-41', seed: 3 }), 200],
  ['/__mock/world', json({ scenario: 'nobody' }), 422],
  ['/__mock/sessions', {}, 200],
  ['/__mock/faults', json({ fault: 'getBalance:503*1' }), 200],
  ['/__mock/faults', json({ fault: 'getBalence:503' }), 422],
  ['/__mock/breakpoints', json({ target: 'getVip', point: 'answer' }, 'POST'), 200],
  ['/__mock/breakpoints', json({ target: 'getVp' }, 'POST'), 422],
  ['/__mock/breakpoints', json({ target: 'getVip', at: 'answer' }, 'POST'), 422],
  ['/__mock/breakpoints', {}, 200],
  ['/__mock/breakpoints/1', json(null, 'DELETE'), 200],
  ['/__mock/breakpoints/1', json(null, 'DELETE'), 422],
  ['/__mock/breakpoints', json(null, 'DELETE'), 200],
  ['/__mock/breakpoints/waiting/1', json({ action: 'continue' }, 'POST'), 422],
  ['/__mock/breakpoints/waiting/1', json({ action: 'stay' }, 'POST'), 422],
  ['/__mock/recording', json(JSON.parse(readHar('firefox'))), 200],
  ['/__mock/recording', json({ log: { entries: [] } }), 422],
  ['/__mock/recording', {}, 200],
  ['/__mock/recording', json(null, 'DELETE'), 200],
  ['/__mock/clock', json({ advance: '90m' }), 200],
  ['/__mock/clock', json({ advance: 'long' }), 422],
  ['/__mock/snapshot', { headers: { 'x-mock-session': 'mine' } }, 200],
  ['/__mock/snapshot', json({ rows: {} }), 422],
  ['/__mock/snapshot', stranger, 401],
  ['/__mock/log', {}, 200],
  ['/__mock/log/1/back', json(null, 'POST', { 'x-mock-session': 'nobody' }), 422],
])('%s %j is answered with %i as declared', async (path, init, status) => {
  const method = (init.method ?? 'GET').toLowerCase()
  if (path === '/__mock/log') await ask('/wps/v2/wallets/balance')
  const response = await ask(path, init)
  expect(response.status).toBe(status)
  const { answer, place } = declared(path, method, status)
  expect(answer).not.toBeNull()
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
  expect(Object.keys(answer.content)).toContain(type)
  const body: unknown = type.endsWith('json') ? await response.json() : await response.text()
  const schema = { $ref: pointer(...place, 'content', type, 'schema') }
  expect([ajv.validate(schema, body), ajv.errors]).toEqual([true, null])
})

const ask = (path: string, { headers, ...init }: RequestInit = {}) =>
  fetch(server.url + path, {
    ...init,
    headers: { 'x-mock-token': TOKEN, ...Object(headers) },
  })
