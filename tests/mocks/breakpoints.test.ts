import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Decision } from '#mocks/faults/breakpoints.ts'
import { send } from './flows.ts'
import { call, createTestWorld, lastEntry } from './helpers.ts'
import { depositRequest } from './refusals/deposit.ts'
import { newRequestId, PNG } from './refusals/promotions.ts'
import { asList, asRecord, logIn } from './requests.ts'

afterEach(() => vi.useRealTimers())

const BALANCE = '/wps/v2/wallets/balance'
const FAVORITE = '/wps/relay/favoriteGame'

/** A call of a world that waits at a breakpoint. */
async function stop(
  method: string,
  path: string,
  point: 'request' | 'answer',
  body?: unknown,
  target = 'all',
) {
  const world = await createTestWorld('member')
  const held = world.hold(target, point)
  const answer = call(world, method, path, { body })
  await held.arrived()
  const [waiting] = world.breakpoints.waiting()
  if (!waiting) throw new Error('No call waits.')
  const decide = (decision: Decision) => world.breakpoints.decide(waiting.id, decision)
  return { world, held, answer, waiting, decide }
}

describe('a breakpoint stops', () => {
  test.each(['getBalance', 'wallet', 'all'])('the calls of %s, and shows each', async (target) => {
    const { world, held, answer, waiting } = await stop('GET', BALANCE, 'answer', undefined, target)
    expect(waiting).toMatchObject({ operationId: 'getBalance', breakpoint: held.id })
    expect(waiting.content).toMatchObject({
      status: 200,
      body: { success: true, value: { balance: '25480.50' } },
    })
    expect(world.breakpoints.list()).toEqual([
      { id: held.id, target, point: 'answer', seconds: 60 },
    ])
    world.breakpoints.remove()
    expect((await answer).status).toBe(200)
    expect([world.breakpoints.list(), world.breakpoints.waiting()]).toEqual([[], []])
    expect(lastEntry(world)?.marks).toEqual(['held:continue'])
  })

  test('several calls, which continue in any order', async () => {
    const world = await createTestWorld('member')
    const held = world.hold('wallet')
    const order: number[] = []
    const calls = [1, 2].map((n) => call(world, 'GET', BALANCE).then(() => order.push(n)))
    await held.arrived(2)
    const [, second] = world.breakpoints.waiting()
    world.breakpoints.decide(second?.id ?? 0, { action: 'continue' })
    await calls[1]
    expect([held.waiting, order]).toEqual([1, [2]])
    held.next()
    await calls[0]
  })

  test('no other operation or tag than those that exist', async () => {
    const { hold } = await createTestWorld()
    expect(() => hold('getBalence')).toThrow('Did you mean getBalance')
    for (const seconds of [0, -1, 3601, Number.NaN])
      expect(() => hold('all', 'request', seconds)).toThrow('The time limit must be')
  })
})

describe('a call that waits', () => {
  test('continues with an edited request', async () => {
    const path = '/wps/v2/messages?kind=PERSONAL&pageNo=1&pageSize=20'
    const { answer, world, waiting, decide } = await stop('GET', path, 'request')
    expect(waiting.content).toEqual({
      query: { kind: 'PERSONAL', pageNo: 1, pageSize: 20 },
    })
    decide(edit({ query: { kind: 'PERSONAL', pageNo: 1, pageSize: 2 } }))
    expect(asList((await answer).body.value, 'list')).toHaveLength(2)
    expect(lastEntry(world)?.marks).toEqual(['held:edit'])
  })

  test('continues with an edited body, which is what the log shows', async () => {
    const { answer, world, decide } = await stop('POST', FAVORITE, 'request', { nodeId: 1 })
    const nodeId = world.catalogue.byType('RNG')[40]?.nodeId
    decide({ action: 'continue', edit: { body: { nodeId } } })
    expect((await answer).status).toBe(200)
    expect(lastEntry(world)).toMatchObject({ body: { nodeId }, marks: ['held:edit'] })
  })

  test('shows what was sealed, and continues with an edit of it', async () => {
    const world = await createTestWorld('guest')
    const held = world.hold('login')
    const answer = logIn(world, { username: 'rahim' })
    await held.arrived()
    const body = asRecord(asRecord(world.breakpoints.waiting()[0]?.content).body)
    expect(body).toMatchObject({ username: 'rahim', password: 'gold1234' })
    held.next(edit({ body: { ...body, password: 'gold4321' } }))
    expect((await answer).code).toBe('login.bad.credentials')
  })

  test('continues with an edited field of a form, and its file as it was sent', async () => {
    const world = await createTestWorld('member')
    const held = world.hold('uploadFile')
    const upload = { file: PNG, requestId: newRequestId() }
    const answer = send(world, 'uploadFile', upload, world.visitor.token)
    await held.arrived()
    const body = asRecord(asRecord(world.breakpoints.waiting()[0]?.content).body)
    expect(body).toEqual({
      file: expect.stringContaining('image/png'),
      requestId: upload.requestId,
    })
    expect(() => held.next(edit({ body: { ...body, requestId: '' } }))).toThrow('/body/requestId')
    const requestId = newRequestId()
    held.next(edit({ body: { ...body, requestId } }))
    expect((await answer).status).toBe(200)
    expect(lastEntry(world)?.body).toEqual({ ...body, requestId })
    expect(world.db.uploads.list()).toMatchObject([{ requestId, type: 'image/png' }])
  })

  test('continues with an edited answer', async () => {
    const { answer, decide, waiting } = await stop('GET', BALANCE, 'answer')
    const body = asRecord(asRecord(waiting.content).body)
    const value = { ...asRecord(body.value), balance: '7.00' }
    decide(edit({ status: 200, body: { ...body, value } }))
    expect((await answer).body.value).toMatchObject({ balance: '7.00' })
  })

  test.each<[Decision, number, object | '', string]>([
    [{ action: 'drop' }, 0, '', 'held:drop'],
    [{ action: 'fail', fault: '503' }, 503, { success: false }, 'held:fail-http-503'],
    [{ action: 'fail', fault: 'maintenance' }, 503, { success: false }, 'held:fail-http-503'],
  ])('ends with %j', async (decision, status, body, mark) => {
    for (const point of ['request', 'answer'] as const) {
      const { answer, world, decide } = await stop('GET', BALANCE, point)
      decide(decision)
      const answered = await answer
      if (body === '') expect(answered.text).toBe('')
      else expect(answered.body).toMatchObject(body)
      expect(lastEntry(world)).toMatchObject({ status, marks: expect.arrayContaining([mark]) })
    }
  })

  test('is sent twice, so that it is seen whether its key holds', async () => {
    const world = await createTestWorld('member')
    const before = world.db.deposits.count()
    const held = world.hold('createDeposit')
    const answer = send(world, 'createDeposit', depositRequest(), world.visitor.token)
    await held.arrived()
    held.next({ action: 'twice' })
    expect((await answer).status).toBe(200)
    expect(lastEntry(world)?.marks).toEqual(['held:twice', 'second:ok'])
    expect(world.db.deposits.count()).toBe(before + 1)
  })

  test('continues unchanged after the time limit, and the log says so', async () => {
    const world = await createTestWorld('member')
    vi.useFakeTimers()
    const held = world.hold('getBalance', 'request', 10)
    const answer = call(world, 'GET', BALANCE)
    await held.arrived()
    vi.advanceTimersByTime(9999)
    expect(held.waiting).toBe(1)
    vi.advanceTimersByTime(1)
    expect((await answer).status).toBe(200)
    expect(lastEntry(world)?.marks).toEqual(['held:timeout'])
  })
})

describe('a decision is refused with its reason, and the call keeps waiting', () => {
  const wrongAnswer = { success: true, value: null, traceId: 'tr-1' }
  test.each<[string, 'request' | 'answer', Decision, string]>([
    ['a wrong parameter', 'request', edit({ query: { pages: 1 } }), '/query'],
    ['a wrong body', 'request', edit({ body: { nodeId: 'one' } }), 'has no body'],
    ['no parts', 'request', edit({ header: {} }), 'An edited request is an object with'],
    ['a wrong answer', 'answer', edit({ status: 200, body: wrongAnswer }), '/value must be object'],
    ['an undeclared status', 'answer', edit({ status: 418, body: wrongAnswer }), 'declares only'],
    ['no answer', 'answer', edit('text'), 'An edited answer is an object with'],
    ['an unknown fault', 'request', { action: 'fail', fault: '5000' }, 'No fault named'],
    ['a slow fault', 'request', { action: 'fail', fault: 'slow' }, 'does not answer a call'],
    ['a strange code', 'answer', { action: 'fail', fault: 'code=login.locked' }, 'does not refuse'],
    ['twice when the handler has run', 'answer', { action: 'twice' }, 'The handler has run.'],
  ])('%s', async (_, point, decision, sentence) => {
    const { world, held, answer, decide } = await stop('GET', BALANCE, point)
    expect(() => decide(decision)).toThrow(sentence)
    expect(held.waiting).toBe(1)
    held.release()
    expect((await answer).body.value).toMatchObject({ balance: '25480.50' })
    expect(() => decide({ action: 'continue' })).toThrow('No call 1 waits.')
    expect(() => world.breakpoints.remove(held.id)).toThrow('There is no breakpoint 1.')
  })

  test('the place of a breach in a body is named', async () => {
    const { answer, held, decide } = await stop('POST', FAVORITE, 'request', { nodeId: 1 })
    expect(() => decide(edit({ body: { nodeId: 'one' } }))).toThrow('/body/nodeId must be')
    held.release()
    await answer
  })
})

function edit(content: unknown): Decision {
  return { action: 'continue', edit: content }
}
