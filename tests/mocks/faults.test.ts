import { describe, expect, test } from 'vitest'
import { getLatency, resolveFault } from '#mocks/contract/apply-fault.ts'
import { call, createTestWorld, lastEntry } from './helpers.ts'

const BALANCE = '/wps/v2/wallets/balance'

describe('faults are between the page and the handler', () => {
  test.each([
    ['http-401', 401, 'session.expired'],
    ['http-403', 403, 'region.blocked'],
    ['http-429', 429, 'rate.limited'],
    ['http-500', 500, 'unknown'],
  ])("%s answers %i %s in the contract's envelope", async (scenario, status, code) => {
    const world = await createTestWorld(`member+${scenario}`)
    const answer = await call(world, 'GET', BALANCE)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ success: false, errorCode: code })
    expect(lastEntry(world)?.marks).toEqual([`fault:${scenario}`])
    expect(world.breaches).toHaveLength(0)
  })

  test('429 has the waiting time, in header and body', async () => {
    const world = await createTestWorld('member+http-429')
    const { response, body } = await call(world, 'GET', BALANCE)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(body.value).toEqual({ retryAfterSeconds: 30 })
  })

  test('offline gives no answer', async () => {
    const world = await createTestWorld('member+offline')
    expect((await call(world, 'GET', BALANCE)).response.type).toBe('error')
    expect(lastEntry(world)).toMatchObject({ status: 0, marks: ['fault:offline'] })
  })

  test('a general fault skips the start-up, config-fails does not', async () => {
    const world = await createTestWorld('http-500')
    expect(resolveFault(world, 'getPermissionConfig', 1)).toBeNull()
    expect(resolveFault(world, 'getSystemStatus', 1)).toBeNull()
    const failing = await createTestWorld('config-fails')
    expect(resolveFault(failing, 'getPermissionConfig', 1)).toEqual({ kind: 'status', status: 500 })
    expect(resolveFault(failing, 'getBalance', 1)).toBeNull()
  })

  test('http-401 applies only to calls that can be refused with 401', async () => {
    const world = await createTestWorld('http-401')
    expect(resolveFault(world, 'login', 1)).toBeNull()
    expect(resolveFault(world, 'getBalance', 1)).not.toBeNull()
  })

  test('flaky-50 fails half of the calls, the same half for the same seed', async () => {
    const [one, two] = await Promise.all([createTestWorld('flaky-50'), createTestWorld('flaky-50')])
    const numbers = Array.from({ length: 400 }, (_, n) => n)
    const failing = numbers.filter((n) => resolveFault(one, 'getBalance', n) !== null)
    expect(failing.length).toBeGreaterThan(160)
    expect(failing.length).toBeLessThan(240)
    expect(numbers.filter((n) => resolveFault(two, 'getBalance', n) !== null)).toEqual(failing)
  })

  test('slow waits 0.4 to 1.2 seconds, every other scenario not at all', async () => {
    const slow = await createTestWorld('slow')
    const waits = Array.from({ length: 50 }, (_, n) => getLatency(slow, `x ${n}`))
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(400)
    expect(Math.max(...waits)).toBeLessThanOrEqual(1200)
    expect(getLatency(await createTestWorld('member'), 'x')).toBe(0)
  })

  test('a call without an answer ends when the page aborts it', async () => {
    const world = await createTestWorld('member+timeout')
    const giveUp = new AbortController()
    const request = new Request(`http://localhost${BALANCE}`, { signal: giveUp.signal })
    const answer = world.handle(request)
    setTimeout(() => giveUp.abort(), 20)
    expect((await answer).type).toBe('error')
  })

  test('any fault can be set on any operation', async () => {
    const world = await createTestWorld('member')
    world.faults.set('getBalance', { kind: 'malformed' })
    expect((await call(world, 'GET', BALANCE)).text).toMatch(/^<html>/)
    world.faults.set('getBalance', { kind: 'status', status: 409 })
    expect((await call(world, 'GET', BALANCE)).status).toBe(409)
    world.faults.delete('getBalance')
    expect((await call(world, 'GET', BALANCE)).status).toBe(200)
  })
})

test('the wallet answers 503 without maintenance', async () => {
  const world = await createTestWorld('member+wallet-unavailable')
  const { status, body } = await call(world, 'GET', BALANCE)
  expect([status, body.errorCode]).toEqual([503, 'unknown'])
  expect((await call(world, 'GET', '/wps/member/info')).status).toBe(200)
  expect(world.status().maintenance).toBe(false)
})

describe('maintenance and region close the portal', () => {
  test('maintenance answers 503 with its end and the seconds left, until it is over', async () => {
    const world = await createTestWorld('member+maintenance')
    const { status, body } = await call(world, 'GET', BALANCE)
    expect(status).toBe(503)
    expect(body.value).toEqual({
      maintenanceEnd: Date.parse('2026-11-20T10:30:00Z'),
      retryAfterSeconds: 5400,
    })
    world.clock.advance('90m')
    expect((await call(world, 'GET', BALANCE)).status).toBe(200)
  })

  test('maintenance without end, region, and their priority', async () => {
    const noEnd = await call(await createTestWorld('member+maintenance-no-end'), 'GET', BALANCE)
    expect(noEnd.body.value).toMatchObject({ maintenanceEnd: null })
    const region = await call(await createTestWorld('member+region-blocked'), 'GET', BALANCE)
    expect(region.status).toBe(403)
    expect(region.body.value).toEqual({ ip: '203.0.113.7' })
    const both = await call(await createTestWorld('member+maintenance-and-region'), 'GET', BALANCE)
    expect(both.status).toBe(503)
  })
})
