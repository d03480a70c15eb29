// The flows of openapi/flows.arazzo.yaml run against the fake backend, and by `npm run contract -- verify --flows` against
// the backend that FLOWS names.
import { readFileSync } from 'node:fs'
import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { seal } from '#api/transport/seal.ts'
import { createTestWorld } from '#tests/mocks/helpers.ts'
import { readWorkflows } from './arazzo.ts'
import { lintConfigFile } from './contract.ts'

const FILE = 'openapi/flows.arazzo.yaml'
const source = readFileSync(FILE, 'utf8')
const flows = readWorkflows(parse(source))

const { FLOWS } = process.env
/** `member` is a direct downline of `agent`; both are test accounts, as `name:password`. */
const {
  backend = 'http://localhost',
  merchant = 'suborno',
  member = 'rahim:gold1234',
  agent = 'agent1:gold1234',
} = JSON.parse(FLOWS ?? '{}')

const live = (request: Request) => fetch(request, { signal: AbortSignal.timeout(20_000) })
const target = { backend, send: FLOWS ? live : (await createTestWorld('member')).handle }

/** Seals the password, which Arazzo cannot say, and returns the token. */
async function logIn(account: string): Promise<unknown> {
  const [, username, password] = /^([^:]+):(.+)$/.exec(account) ?? []
  const { kid, publicKey, serverTime } = await flows.run('start', { merchant }, target)
  const sealedLogin = await seal(JSON.stringify({ username, password, type: 'username' }), {
    kid: String(kid),
    publicKey: String(publicKey),
    ts: Number(serverTime),
  })
  const { token } = await flows.run('login', { merchant, sealedLogin }, target)
  return token
}

let sessions: Promise<unknown[]> | undefined
/** The inputs of every flow after the login; both accounts log in once. */
async function inputs() {
  sessions ??= Promise.all([member, agent].map(logIn))
  const [token, uplineToken] = await sessions
  const run = crypto.randomUUID().replaceAll('-', '')
  const downline = member.split(':', 1)[0]
  return { merchant, run, token, uplineToken, downlineToken: token, downline }
}

describe('a flow runs', () => {
  test('login', async () => {
    expect((await inputs()).token).toMatch(/./)
  })

  test.each(flows.names.filter((name) => name !== 'login' && name !== 'start'))(
    '%s',
    async (name) => {
      const outputs = await flows.run(name, await inputs(), target)
      expect(Object.keys(outputs)).not.toEqual([])
    },
  )
})

test('the document passes the linter', async () => {
  const config = await loadConfig({ configPath: lintConfigFile })
  const faults = (text: string) => lintFromString({ source: text, absoluteRef: FILE, config })
  expect(await faults(source)).toEqual([])
  expect(await faults(source.replace('stepId: create', 'step: create'))).not.toEqual([])
})

test.each([
  [
    'another state',
    ["== 'PENDING'", "== 'CREDITED'"],
    `deposit, step create: expected $response.body#/value/state == 'CREDITED', got "PENDING" (createDeposit answered 200,`,
  ],
  [
    'another status',
    ['statusCode == 200', 'statusCode == 201'],
    'deposit, step methods: expected $statusCode == 201, got 200',
  ],
  [
    'a pointer that leads nowhere',
    ['body#/value/methods/0/min', 'body#/value/methods/0/minimum'],
    'deposit, step methods: $response.body#/value/methods/0/minimum leads nowhere',
  ],
  [
    'an operation that the contract does not have',
    ['operationId: createDeposit', 'operationId: beginDeposit'],
    'deposit, step create: the contract has no operation beginDeposit',
  ],
  [
    'a payload that does not fit its schema',
    ['promotionId: null', 'promotion: null'],
    'deposit, step create: expected $statusCode == 200, got 422 (createDeposit answered 422,',
  ],
])('%s is found', async (_, [from = '', to = ''], message) => {
  const planted = readWorkflows(parse(source.replaceAll(from, to)))
  await expect(planted.run('deposit', await inputs(), target)).rejects.toThrow(message)
})
