// Every operation is refused with every transport error that it declares: by its real cause, or by a fault if the
// server itself would have to break.
import { expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import { type OperationId, operations, type Role } from '#openapi/generated/operations.ts'
import { isNode } from '#tests/contract/contract.ts'
import { type Documented, documented, toValidRequest } from './documented-calls.ts'
import { send } from './flows.ts'
import { createTestWorld } from './helpers.ts'
import { asRecord } from './requests.ts'

/** The operations that declare a status, except those in `but`. */
const declaring = (status: number, but: readonly OperationId[] = []) =>
  documented.filter(({ id }) => {
    const { statuses }: { statuses: readonly number[] } = operations[id]
    return statuses.includes(status) && !but.includes(id)
  })

/** Operations that are answered in every state of the site. */
const ALWAYS: readonly OperationId[] = ['getPermissionConfig', 'getSystemStatus']

type Change = (request: Request, id: OperationId) => Request

/** The answer to a documented call that `change` has modified. */
async function answerTo(world: World, one: Documented, change: Change = (request) => request) {
  const response = await world.handle(change(await toValidRequest(world, one), one.id))
  const body: unknown = await response.json()
  return { id: one.id, status: response.status, code: isNode(body) ? body.errorCode : null }
}

const withHeader =
  (name: string, value: string): Change =>
  (request) => {
    const headers = new Headers(request.headers)
    headers.set(name, value)
    return new Request(request, { headers })
  }

const withoutType: Change = (request) => {
  const headers = new Headers(request.headers)
  headers.delete('content-type')
  return new Request(request, { headers })
}

const withQuery =
  (text: string): Change =>
  (request) => {
    const { url, method, headers } = request
    return new Request(`${url}${url.includes('?') ? '&' : '?'}${text}`, { method, headers })
  }

/** A method that the path does not have. */
const otherwise: Change = ({ url, headers }) => new Request(url, { method: 'PATCH', headers })

const failing = (status: 429 | 500 | 503) => async () => {
  const world = await createTestWorld('member')
  for (const id of Object.keys(operations))
    if (isOperation(id)) world.faults.set(id, { kind: 'status', status })
  return world
}
const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id)

test.each<[number, () => Promise<World>, Change | undefined, readonly OperationId[] | undefined]>([
  [400, () => createTestWorld('member'), withQuery('name=%E0%A4'), []],
  [401, () => createTestWorld('member'), withHeader('x-session-token', 'a-session-that-ended'), []],
  [403, () => createTestWorld('member+region-blocked'), undefined, []],
  [405, () => createTestWorld('member'), otherwise, []],
  [413, () => createTestWorld('member'), withHeader('content-length', '10485761'), []],
  [415, () => createTestWorld('member'), withHeader('content-type', 'text/plain'), []],
  [415, () => createTestWorld('member'), withoutType, []],
  [415, () => createTestWorld('member'), withHeader('content-encoding', 'gzip'), []],
  [422, () => createTestWorld('member'), withQuery('stranger=1'), []],
  [429, failing(429), undefined, []],
  [431, () => createTestWorld('member'), withHeader('x-much', 'x'.repeat(16 * 1024)), []],
  [500, failing(500), undefined, []],
  [503, () => createTestWorld('member+maintenance'), undefined, ALWAYS],
  [503, failing(503), undefined, []],
])('%i', async (status, open, change, but) => {
  const world = await open()
  const asked = declaring(status, but)
  const others: object[] = []
  for (const one of asked) {
    const answer = await answerTo(world, one, change)
    if (answer.status !== status) others.push(answer)
  }
  expect(asked.length).toBeGreaterThan(60)
  expect(others).toEqual([])
  expect(world.breaches).toEqual([])
})

/** Writes that are made first; their key is then reused for another write. */
const FIRST = ['setAutoTransfer', 'collectWallets'] as const

test('409: a key that was used for another request', async () => {
  const worlds = {
    member: await createTestWorld('member+multi-wallet'),
    agent: await createTestWorld('agent-1+multi-wallet'),
  }
  const keyed = declaring(409).filter(({ body }) => isNode(body) && 'requestId' in body)
  const others: object[] = []
  for (const [n, one] of keyed.entries()) {
    const { roles }: { roles: readonly Role[] } = operations[one.id]
    const world = worlds[roles.includes('member') ? 'member' : 'agent']
    const requestId = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
    const first = FIRST[one.id === FIRST[0] ? 1 : 0]
    const content = { requestId, ...(first === FIRST[0] && { enabled: true }) }
    expect(await send(world, first, content, world.visitor.token)).toMatchObject({ success: true })
    const again = { ...one, body: { ...asRecord(one.body), requestId } }
    const answer = await answerTo(world, again)
    if (answer.status !== 409) others.push(answer)
  }
  expect(keyed.length).toBeGreaterThan(50)
  expect(others).toEqual([])
})

test.each<[OperationId, string, Record<string, unknown>]>([
  ['addAgentLinkSubId', 'agent-1', { linkId: 'link-99' }],
  ['getVnOpenedNumbers', 'member', { gameCode: 'NONE-536' }],
  ['getLotteryBets', 'member', { gameCode: 'NONE-536' }],
])('404: %s of an unknown item', async (id, scenario, other) => {
  const one = documented.find((call) => call.id === id)
  if (!one) throw new Error(`The contract has no ${id}.`)
  const parameters = one.parameters.map((parameter) => ({
    ...parameter,
    ...(parameter.name in other && { example: other[parameter.name] }),
  }))
  const body = isNode(one.body) ? { ...one.body, ...other } : undefined
  const world = await createTestWorld(scenario)
  expect(await answerTo(world, { ...one, parameters, body })).toMatchObject({ status: 404 })
})
