// @vitest-environment jsdom, of its own
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveControls } from '#mocks/boot/controls.ts'
import { disconnect, isDisconnected } from '#mocks/boot/disconnect.ts'
import { clearTab, createMovedClockStore } from '#mocks/boot/moved-clock.ts'
import { createPortalMock } from '#mocks/boot/portal-mock.ts'
import { realDevice, realTab } from '#mocks/boot/real-storage.ts'
import { restoreSaved, saveChanges } from '#mocks/boot/saved.ts'
import { createWorlds } from '#mocks/server/worlds.ts'
import { SNAPSHOT_VERSION } from '#mocks/world/snapshot.ts'
import type { World } from '#mocks/world/world-types.ts'
import { sendQuery } from './flows.ts'
import { call, createTestWorld } from './helpers.ts'
import { asList, asRecord, callEnvelope } from './requests.ts'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:07Z') })
})
afterEach(() => {
  vi.useRealTimers()
  realDevice.clear()
  realTab.clear()
})

/** A world with a running clock, as in a link without `clock=`. */
const running = (scenario: string) => createTestWorld(scenario, { clock: undefined })

/** Saves a world and opens it again after some milliseconds. */
async function reloaded(scenario: string, after: number) {
  const world = await running(scenario)
  const kept: unknown = JSON.parse(JSON.stringify(world.snapshot()))
  vi.setSystemTime(world.startedAt + after)
  const again = await running(scenario)
  await again.restore(kept)
  return { world, again }
}

describe('a reload does not move the start of the world', () => {
  test.each([
    ['game-maintenance', 'RNG'],
    ['module-maintenance', 'FISH'],
  ] as const)('%s ends at its original time', async (scenario, type) => {
    const { world, again } = await reloaded(`member+${scenario}`, 40 * MINUTE)
    expect(again.startedAt).toBe(world.startedAt)
    const [game] = again.catalogue
      .byType(type)
      .filter(({ isGame, maintenance }) => isGame === 'GAME' && !maintenance)
    const launch = () =>
      callEnvelope(again, 'GET', `/wps/game/launchGame?language=EN&nodeId=${game?.nodeId}`)
    expect(asRecord((await launch()).value).until).toBe(world.startedAt + 90 * MINUTE)
    again.clock.advance('50m')
    expect((await launch()).code).not.toBe(scenario.replace('-', '.'))
  })

  test('maintenance ends at its original time', async () => {
    const { world, again } = await reloaded('maintenance', 10 * MINUTE)
    expect(world.status().maintenanceEnd).toBeGreaterThan(world.startedAt)
    expect(again.status()).toEqual(world.status())
  })

  test('lottery-closing: the draws stay with their bets', async () => {
    const { world, again } = await reloaded('member+lottery-closing', 3000)
    const asked = { prizeMode: 'LOTT', type: 'Lott', language: 'EN' }
    const { value } = await sendQuery(again, 'getLotteryGames', asked)
    const closing = asList(value, 'list').map(({ draw }) => asRecord(draw).closesAt)
    expect(new Set(closing)).toEqual(new Set([world.startedAt + 5000]))
  })
})

describe('an invalid snapshot is refused with a message', () => {
  test.each([
    [
      'of an older version',
      { version: 1 },
      new RegExp(`no snapshot of version ${SNAPSHOT_VERSION}`),
    ],
    ['of another link', { link: '?scenario=guest&seed=7' }, /is of \?scenario=guest&seed=7, and/],
    ['without a clock', { clock: undefined }, /no snapshot/],
    ['without a table', { rows: {} }, /rows to load do not fit at members/],
  ])('%s', async (_, over, sentence) => {
    const world = await createTestWorld('member')
    const portalMock = createPortalMock(world, async () => undefined)
    const before = JSON.stringify(world.snapshot())
    const bad = Object.assign(portalMock.snapshot(), over)
    await expect(portalMock.restore(bad)).rejects.toThrow(sentence)
    await expect(portalMock.restore(bad)).rejects.not.toThrow(/\n/)
    expect(JSON.stringify(world.snapshot())).toBe(before)
  })

  test('nothing at all', async () => {
    await expect((await createTestWorld('member')).restore(null)).rejects.toThrow(/no snapshot/)
  })
})

test('a world that this browser saved is restored; one of an older version is ignored', async () => {
  const world = await createTestWorld('member')
  const stop = saveChanges(world)
  await world.db.wallets.update({ memberId: 1001 }, (row) => {
    row.balance = '77.00'
  })
  dispatchEvent(new Event('pagehide'))
  stop()
  const again = await createTestWorld('member')
  expect(await restoreSaved(again)).toBe(true)
  expect(again.db.wallets.find({ memberId: 1001 })?.balance).toBe('77.00')

  const [key = ''] = Object.keys(localStorage)
  realDevice.set(key, JSON.stringify({ ...world.snapshot(), version: 1 }))
  expect(await restoreSaved(again)).toBe(false)
  expect(realDevice.get(key)).toBeNull()
})

describe('manual settings are kept when this tab reloads', () => {
  test('faults, custom answers, breakpoints and the network, for the same link only', async () => {
    const world = await createTestWorld('member')
    const stop = saveControls(world)
    world.faults.set('getBalance', { kind: 'answer', status: 200, body: { own: true } })
    createPortalMock(world, async () => undefined).fault('logout', { kind: 'timeout' })
    world.latency = { min: 400, max: 1200 }
    world.hold('wallet', 'answer', 10)
    disconnect(world, true)
    dispatchEvent(new Event('pagehide'))
    stop()
    const again = await createTestWorld('member')
    saveControls(again)()
    expect([...again.faults]).toEqual([...world.faults])
    expect(again.latency).toEqual(world.latency)
    expect(again.breakpoints.list()).toEqual(world.breakpoints.list())
    expect(isDisconnected(again)).toBe(true)
    disconnect(again, false)
    const third = await createTestWorld('member')
    saveControls(third)()
    expect(third.faults.size).toBe(0)
  })

  test('an outage goes on after a reload, and is not begun anew', async () => {
    const fault = 'wallet:outage=90'
    const send = async (world: World) =>
      (await call(world, 'GET', '/wps/v2/wallets/balance')).status
    const world = await createTestWorld('member', { fault })
    const stop = saveControls(world)
    expect(await send(world)).toBe(503)
    dispatchEvent(new Event('pagehide'))
    stop()
    const again = await createTestWorld('member', { fault })
    saveControls(again)()
    await again.clock.advance(90_000)
    expect(await send(again)).toBe(200)
  })

  test('a moved clock until all tabs have it, even if another world was opened meanwhile', () => {
    const clock = { frozenAt: null, offset: 5000 }
    const mine = createMovedClockStore('?scenario=member&seed=7')
    mine.keep({ world: 2, clock })
    clearTab()
    expect(createMovedClockStore('?scenario=guest&seed=7').read()).toBeNull()
    expect(mine.read()).toEqual({ world: 2, clock })
    mine.drop()
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('many worlds with a running clock', () => {
  test('those of one day share the games, those of another day do not', async () => {
    const morning = await running('member')
    vi.setSystemTime(Date.parse('2026-11-20T23:59:59Z'))
    expect((await running('guest')).catalogue).toBe(morning.catalogue)
    vi.setSystemTime(Date.parse('2026-11-21T00:00:00Z'))
    expect((await running('guest')).catalogue).not.toBe(morning.catalogue)
  })

  test('another session costs the server less than 100 ms', async () => {
    const worlds = createWorlds({ scenario: 'member' })
    await worlds.of(null).ready
    const sessions = 20
    const before = process.threadCpuUsage()
    for (let n = 0; n < sessions; n += 1) await worlds.of(`session ${n}`).ready
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000 / sessions).toBeLessThan(100)
  })
})

describe('portalMock.fault', () => {
  test('refuses an unknown operation, with similar names', async () => {
    const { fault } = createPortalMock(await createTestWorld('member'), async () => undefined)
    const misspelt: string = 'getBalanse'
    const offline = { kind: 'offline' } as const
    expect(() => Reflect.apply(fault, null, [misspelt, offline])).toThrow(
      /No operation named "getBalanse"\. Did you mean getBalance/,
    )
  })

  test("null removes a scenario's fault", async () => {
    const world = await createTestWorld('member+wallet-unavailable')
    const balance = async () => (await callEnvelope(world, 'GET', '/wps/v2/wallets/balance')).status
    expect(await balance()).toBe(503)
    createPortalMock(world, async () => undefined).fault('getBalance', null)
    expect(await balance()).toBe(200)
  })
})
