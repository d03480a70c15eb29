import { describe, expect, test } from 'vitest'
import { fail, ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { Handler } from '#mocks/contract/types.ts'
import { ContractBreachError } from '#mocks/world/core/breach.ts'
import { call, createTestWorld, lastEntry } from './helpers.ts'

const BALANCE = '/wps/v2/wallets/balance'

/** A handler whose answer breaks the contract, in spite of the types. */
const wrong =
  (answer: unknown): Handler<'getBalance'> =>
  () =>
    JSON.parse(JSON.stringify(answer))

describe('requests and answers are checked against the contract', () => {
  test('a request with an unknown parameter gets 422 with the reason, and is marked', async () => {
    const world = await createTestWorld('member')
    const { status, body } = await call(world, 'GET', `${BALANCE}?color=red`)
    expect(status).toBe(422)
    expect(body).toMatchObject({
      success: false,
      errorCode: 'request.invalid',
      value: { violations: [{ path: '/query/color' }] },
    })
    expect(body.message).toContain('/query/color')
    expect(lastEntry(world)).toMatchObject({ status: 422, marks: ['request-breach'] })
  })

  test('a header that breaks its rule gets 422', async () => {
    const world = await createTestWorld('member')
    const request = new Request(`http://localhost${BALANCE}`, { headers: { 'x-merchant': '!' } })
    expect((await world.handle(request)).status).toBe(422)
  })

  test('an answer of the wrong shape is a ContractBreachError', async () => {
    const world = await createTestWorld('member')
    const broken = operation(world, 'getBalance', wrong(ok({ balance: 12 })))
    const request = new Request(`http://localhost${BALANCE}`, {
      headers: { 'x-session-token': world.visitor.token ?? '' },
    })
    const run = () => broken.run({ request, requestId: '1' })
    await expect(run()).rejects.toThrow(ContractBreachError)
    expect(world.breaches).toHaveLength(1)
    expect(world.breaches[0]?.message).toMatch(/getBalance answered 200, but \/value/)
    expect(lastEntry(world)).toMatchObject({ status: 500, marks: ['answer-breach'] })
  })

  test('an answer has the time of its reading, even if the clock moves while it is saved', async () => {
    const world = await createTestWorld('maintenance')
    const save = async () => world.clock.advance('2h')
    world.join({ enter: async () => () => undefined, save })
    const request = new Request('http://localhost/wps/system/settings/consolidated')
    const before = world.clock.now()
    const answer = await world.handle(request)
    expect(await answer.json()).toMatchObject({ value: { maintenance: true } })
    expect(answer.headers.get('x-server-time')).toBe(String(before))
  })

  test('a status that the contract does not declare is a ContractBreachError', async () => {
    const world = await createTestWorld('member')
    const broken = operation(world, 'getBalance', wrong(fail(418, 'tea.pot')))
    const request = new Request(`http://localhost${BALANCE}`, {
      headers: { 'x-session-token': world.visitor.token ?? '' },
    })
    await expect(broken.run({ request, requestId: '1' })).rejects.toThrow(/declares only/)
  })

  test('a handler that throws is a breach that names it', async () => {
    const world = await createTestWorld('member')
    const broken = operation(world, 'getBalance', () => {
      throw new TypeError('no wallet')
    })
    const request = new Request(`http://localhost${BALANCE}`, {
      headers: { 'x-session-token': world.visitor.token ?? '' },
    })
    await expect(broken.run({ request, requestId: '1' })).rejects.toThrow(/no wallet/)
  })

  test('in a page a breach is answered with 500 contract.breach and printed', async () => {
    const printed: unknown[] = []
    const world = await createTestWorld('member', { onBreach: 'report' })
    const print = console.error
    console.error = (error: unknown) => printed.push(error)
    const broken = operation(world, 'getBalance', wrong(ok(null)))
    const twice = operation(world, 'getBalance', wrong(ok({ balance: 'much' })))
    const request = () =>
      new Request(`http://localhost${BALANCE}`, {
        headers: { 'x-session-token': world.visitor.token ?? '' },
      })
    await broken.run({ request: request(), requestId: '1' })
    const result = await twice.run({ request: request(), requestId: '2' })
    console.error = print
    expect(result?.response?.status).toBe(500)
    expect(await result?.response?.json()).toMatchObject({ errorCode: 'contract.breach' })
    expect(printed.at(-1)).toBeInstanceOf(ContractBreachError)
  })

  test('a call without a session is refused with 401, one with an ended session too', async () => {
    const world = await createTestWorld('member')
    expect((await call(world, 'GET', BALANCE, { token: null })).status).toBe(401)
    await world.db.sessions.update({}, (row) => {
      row.ended = 'kicked'
    })
    const { status, body } = await call(world, 'GET', BALANCE)
    expect(status).toBe(401)
    expect(body.errorCode).toBe('session.kicked')
  })

  test('a call that is not in the contract is a marked 404', async () => {
    const world = await createTestWorld()
    expect((await call(world, 'GET', '/wps/no/such')).status).toBe(404)
    expect(lastEntry(world)?.marks).toEqual(['unknown-call'])
  })

  test('trace ids follow the seed and are in body and header', async () => {
    const [one, two] = await Promise.all([createTestWorld('member'), createTestWorld('member')])
    const first = await call(one, 'GET', BALANCE)
    expect(first.response.headers.get('x-trace-id')).toBe(first.body.traceId)
    expect((await call(two, 'GET', BALANCE)).text).toBe(first.text)
  })
})
