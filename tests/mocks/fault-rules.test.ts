import { describe, expect, test, vi } from 'vitest'
import { SLOW_DELIVERY_MS } from '#mocks/contract/deliver.ts'
import { FAULT_PROFILES, OPEN_CIRCUIT_MS } from '#mocks/faults/fault-profile.ts'
import { FAULT_WORDS, formatFaults, parseFaults } from '#mocks/faults/fault-rule.ts'
import { formatLink, formatLinkWithFaults, parseLink } from '#mocks/scenarios/link.ts'
import type { World } from '#mocks/world/world-types.ts'
import { call, createTestWorld, lastEntry } from './helpers.ts'

const BALANCE = '/wps/v2/wallets/balance'
const memberWith = (fault: string) => createTestWorld('member', { fault })

describe('faults in a link', () => {
  test('are read and written in the same format', () => {
    const text =
      'placeLotteryBets:lost*1,wallet:503,all:429-date~20,getBalance:code=wallet.closed*2'
    const rules = parseFaults(text)
    expect(rules.map(({ target, times, share }) => [target, times, share])).toEqual([
      ['placeLotteryBets', 1, 1],
      ['wallet', null, 1],
      ['all', null, 0.2],
      ['getBalance', 2, 1],
    ])
    expect(formatFaults(rules)).toBe(text)
    expect(parseFaults(' , ')).toEqual([])
  })

  test.each([
    ['getBalence:500', 'No operation or tag named "getBalence". Did you mean getBalance'],
    ['getBalance:5000', 'No fault named "5000". Did you mean 500'],
    ['getBalance', '"getBalance" is not a fault. Use a form like placeLotteryBets:lost*1'],
    ['getBalance:500*0', '"getBalance:500*0" would never apply'],
    ['getBalance:500~101', '"getBalance:500~101" would never apply'],
    ['getBalance:code=<b>', 'No fault named "code=<b>"'],
    ['getBalance:constructor', 'No fault named "constructor"'],
    ['getBalance:outtage=90', 'No fault named "outtage=90". Did you mean outage'],
    ['getBalance:outage=0', 'No fault named "outage=0"'],
  ])('%s is refused with a message', (text, sentence) => {
    expect(() => parseFaults(text)).toThrow(sentence)
  })

  test("are part of the link, but not of a saved world's identity", () => {
    const link = parseLink('?scenario=member&seed=3&fault=getBalance:500*1')
    expect(formatLink(link)).toBe('?scenario=member&seed=3')
    expect(formatLinkWithFaults(link)).toBe('?scenario=member&seed=3&fault=getBalance:500*1')
  })
})

describe('faults of a link are between the page and the handler', () => {
  test('once, n times, always, and by chance from the seed', async () => {
    const world = await memberWith('getBalance:500*2')
    const statuses = []
    for (let n = 0; n < 4; n += 1) statuses.push((await call(world, 'GET', BALANCE)).status)
    expect(statuses).toEqual([500, 500, 200, 200])
    const chance = async () => {
      const some = await memberWith('wallet:500~40')
      const hit = []
      for (let n = 0; n < 30; n += 1) hit.push((await call(some, 'GET', BALANCE)).status === 500)
      return hit
    }
    const first = await chance()
    expect(first.filter(Boolean).length).toBeGreaterThan(4)
    expect(first.filter(Boolean).length).toBeLessThan(22)
    expect(await chance()).toEqual(first)
  })

  test('`all` skips the start-up and calls that do not declare the status; a name skips nothing', async () => {
    const world = await memberWith('all:409')
    expect((await call(world, 'GET', BALANCE)).status).toBe(200)
    expect((await call(world, 'GET', '/wps/system/status')).status).toBe(200)
    const named = await memberWith('getSystemStatus:500')
    expect((await call(named, 'GET', '/wps/system/status')).status).toBe(500)
  })

  test('can be changed while the world runs', async () => {
    const world = await createTestWorld('member')
    world.faultRules = parseFaults('getBalance:maintenance')
    expect((await call(world, 'GET', BALANCE)).body.errorCode).toBe('system.maintenance')
    world.faultRules = []
    expect((await call(world, 'GET', BALANCE)).status).toBe(200)
  })

  test.each([
    ['503', 503, 'unknown', null],
    ['429', 429, 'rate.limited', '30'],
    ['429-date', 429, 'rate.limited', 'Fri, 20 Nov 2026 09:00:30 GMT'],
    ['429-nonsense', 429, 'rate.limited', 'soon'],
    ['code=wallet.closed', 200, 'wallet.closed', null],
  ])('%s', async (what, status, errorCode, retryAfter) => {
    const { response, body } = await call(await memberWith(`getBalance:${what}`), 'GET', BALANCE)
    expect(response.status).toBe(status)
    expect(body.errorCode).toBe(errorCode)
    expect(response.headers.get('retry-after')).toBe(retryAfter)
  })

  test('a body may be a page, empty, cut off, or come in pieces', async () => {
    const textOf = async (what: string) => {
      const world = await memberWith(`getBalance:${what}`)
      const headers = { 'x-session-token': world.visitor.token ?? '' }
      return (await world.handle(new Request(`http://localhost${BALANCE}`, { headers }))).text()
    }
    expect(await textOf('html')).toMatch(/^<!doctype html>/)
    expect(await textOf('empty')).toBe('')
    const cut = await textOf('truncated')
    expect(cut).toMatch(/^{"success":true/)
    expect(cut).not.toMatch(/}$/)
  })

  test('a delayed answer arrives later, and complete', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      for (const what of ['slow', 'stale', 'drip']) {
        const world = await memberWith(`getBalance:${what}`)
        const answer = call(world, 'GET', BALANCE)
        const early = await Promise.race([
          answer,
          vi.advanceTimersByTimeAsync(SLOW_DELIVERY_MS / 2),
        ])
        expect(early).not.toHaveProperty('text')
        await vi.advanceTimersByTimeAsync(SLOW_DELIVERY_MS)
        expect((await answer).body.success).toBe(true)
      }
    } finally {
      vi.useRealTimers()
    }
  })

  test('a request that is delivered twice is carried out once and has one answer', async () => {
    const world = await memberWith('getBalance:duplicate')
    expect((await call(world, 'GET', BALANCE)).body.success).toBe(true)
    expect(lastEntry(world)?.marks).toEqual(['fault:duplicate', 'second:ok'])
  })

  test('every kind has its sentence', () => {
    for (const { description } of Object.values({ ...FAULT_WORDS, ...FAULT_PROFILES }))
      expect(description).toMatch(/^(\d|HTML|[a-z]).+[A-Za-z]$/)
  })
})

describe('a fault with a memory', () => {
  const statusOf = async (world: World) => (await call(world, 'GET', BALANCE)).status
  const SECOND = 1000

  test('an outage lasts its seconds of the clock, from the first call', async () => {
    const world = await memberWith('wallet:outage')
    await world.clock.advance(600 * SECOND)
    expect(await statusOf(world)).toBe(503)
    await world.clock.advance(89 * SECOND)
    expect(await statusOf(world)).toBe(503)
    await world.clock.advance(SECOND)
    expect(await statusOf(world)).toBe(200)
    world.faultRules = parseFaults('wallet:outage=5,getBalance:404')
    expect(await statusOf(world)).toBe(503)
    await world.clock.advance(5 * SECOND)
    expect(await statusOf(world)).toBe(404)
  })

  test('a circuit opens after its failures, and closes when its time is over', async () => {
    const world = await memberWith('getBalance:circuit=2')
    const statuses = [await statusOf(world), await statusOf(world), await statusOf(world)]
    expect(statuses).toEqual([500, 500, 503])
    await world.clock.advance(OPEN_CIRCUIT_MS - 1)
    expect(await statusOf(world)).toBe(503)
    await world.clock.advance(1)
    expect([await statusOf(world), await statusOf(world)]).toEqual([200, 200])
  })

  test('one that is added again begins anew, and one that failed all of its calls is removed', async () => {
    const world = await memberWith('getBalance:circuit=1*2')
    expect([await statusOf(world), await statusOf(world), await statusOf(world)]).toEqual([
      500, 503, 200,
    ])
    expect(world.faultRules).toEqual([])
    world.faultRules = parseFaults('getBalance:circuit=1')
    expect(await statusOf(world)).toBe(500)
  })

  test('a delay grows by the minute of the clock, up to 20 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const world = await memberWith('wallet:slower=2')
      expect(await statusOf(world)).toBe(200)
      for (const [minutes, seconds] of [
        [1, 2],
        [2, 6],
        [60, 20],
      ] as const) {
        await world.clock.advance(minutes * 60 * SECOND)
        let status = 0
        const answer = statusOf(world).then((got) => {
          status = got
        })
        await vi.advanceTimersByTimeAsync(seconds * SECOND - 1)
        expect(status).toBe(0)
        await vi.advanceTimersByTimeAsync(1)
        await answer
        expect(status).toBe(200)
      }
    } finally {
      vi.useRealTimers()
    }
  })
})
