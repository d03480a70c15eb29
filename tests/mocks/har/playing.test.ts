import { describe, expect, test } from 'vitest'
import { readRecording } from '#mocks/contract/read-recording.ts'
import type { Repeat } from '#mocks/har/player.ts'
import { call, createTestWorld, lastEntry } from '../helpers.ts'
import { depositRequest } from '../refusals/deposit.ts'
import { asRecord } from '../requests.ts'
import { toRecording } from './recordings.ts'

const BALANCE = '/wps/v2/wallets/balance'
const DEPOSIT = '/wps/transaction/deposit'

async function play(browser: string, repeat?: Repeat) {
  const world = await createTestWorld('member')
  world.recording.load(toRecording(browser), repeat)
  const balance = async () => {
    const { body } = await call(world, 'GET', BALANCE)
    return [Reflect.get(Object(body.value), 'balance'), lastEntry(world)?.marks].flat()
  }
  const deposit = async (over: object = {}) => {
    await call(world, 'POST', DEPOSIT, { body: depositRequest(over) })
    return lastEntry(world)?.marks
  }
  return { world, balance, deposit }
}

describe('a call that is repeated gets', () => {
  test('the next answer of the recording, at its end the last one', async () => {
    const { balance } = await play('chrome')
    expect(await balance()).toEqual(['25480.50', 'recorded:2'])
    expect(await balance()).toEqual(['26480.50', 'recorded:5'])
    expect(await balance()).toEqual(['26480.50', 'recorded:5'])
  })

  test('or the same one, until the next write of the recording has been made', async () => {
    const { balance, deposit } = await play('chrome', 'same')
    expect(await balance()).toEqual(['25480.50', 'recorded:2'])
    expect(await balance()).toEqual(['25480.50', 'recorded:2'])
    expect(await deposit()).toEqual(['recorded:4'])
    expect(await balance()).toEqual(['26480.50', 'recorded:5'])
  })
})

test('a call is matched by the meaning of its parameters and its body', async () => {
  const { world, deposit } = await play('chrome')
  const messages = async (query: string) => {
    await call(world, 'GET', `/wps/v2/messages?${query}`)
    return lastEntry(world)?.marks
  }
  expect(await messages('pageSize=5&pageNo=1&kind=%50ERSONAL')).toEqual(['recorded:3'])
  expect(await messages('kind=PERSONAL&pageNo=2&pageSize=5')).toEqual(['by-world'])
  // Another key of the request is the same deposit; another amount is another one.
  expect(await deposit({ amount: '700.00' })).toEqual(['by-world'])
  expect(await deposit()).toEqual(['recorded:4'])
  expect([...world.recording.given.keys()]).toEqual([3, 4])
  expect(Object.fromEntries(world.recording.byWorld)).toEqual({ getMessages: 1, createDeposit: 1 })
})

test('the world answers what opens a session, what breaks the contract, and what was not recorded', async () => {
  const { world } = await play('chrome')
  const marks = async (method: string, path: string, body?: unknown) => {
    await call(world, method, path, { body })
    return lastEntry(world)?.marks
  }
  expect(await marks('POST', '/wps/session/login/freeplay', {})).toContain('by-world')
  expect(await marks('GET', `${BALANCE}?nonsense=1`)).toEqual(['by-world', 'request-breach'])
  expect(await marks('GET', '/wps/v2/messages?kind=PERSONAL&pageNo=1&pageSize=9')).toEqual([
    'by-world',
  ])
  world.recording.remove()
  expect(await marks('GET', BALANCE)).toEqual([])
})

test('an answer that breaks the contract is given as it was recorded, and the log says why', async () => {
  const { world } = await play('firefox')
  const { body } = await call(world, 'GET', BALANCE)
  expect(body).toMatchObject({ value: { balance: 25480.5 } })
  expect(lastEntry(world)).toMatchObject({
    marks: ['recorded:2', 'recorded-breach'],
    reason: '/value/balance must be string.',
    answer: body,
  })
  expect(world.breaches).toEqual([])
})

test('a breakpoint stops an answer that breaks the contract, and an edit mends it', async () => {
  const { world, balance } = await play('firefox')
  const held = world.hold('getBalance', 'answer')
  const sent = balance()
  await held.arrived()
  const { content } = world.breakpoints.waiting()[0] ?? {}
  expect(content).toMatchObject({ status: 200, body: { value: { balance: 25480.5 } } })
  expect(() => held.next({ action: 'continue', edit: content })).toThrow('/value/balance must be')
  const { body } = asRecord(content)
  const value = { ...asRecord(asRecord(body).value), balance: '7.00' }
  held.next({ action: 'continue', edit: { status: 200, body: { ...asRecord(body), value } } })
  expect(await sent).toEqual(['7.00', 'recorded:2', 'recorded-breach', 'held:edit'])
  expect(lastEntry(world)?.answer).toMatchObject({ value })
})

test('a fault wins over a recording, and a breakpoint stops a recorded call', async () => {
  const { world, balance } = await play('chrome')
  world.faults.set('getBalance', { kind: 'status', status: 503 })
  expect((await call(world, 'GET', BALANCE)).status).toBe(503)
  world.faults.clear()
  const held = world.hold('getBalance', 'answer')
  const answer = balance()
  await held.arrived()
  held.release()
  expect(await answer).toEqual(['25480.50', 'recorded:2', 'held:continue'])
})

test('a recorded configuration has the key of the world, so that sealed calls can be opened', async () => {
  const { world } = await play('chrome')
  const config = await call(world, 'GET', '/wps/system/settings/consolidated', { token: null })
  const har = (text: string) => ({
    request: { method: 'GET', url: 'https://play.example/wps/system/settings/consolidated' },
    response: { status: 200, content: { text } },
  })
  const live = config.text.replaceAll(/"kid":"[^"]+"/g, '"kid":"live"')
  const text = JSON.stringify({ log: { entries: [har(live)] } })
  const [recorded] = readRecording(text, 'x.har', {}).calls
  expect(recorded).toMatchObject({
    answer: { value: { transportKey: { kid: 'mock-2026-11' } } },
    breach: null,
  })
})
