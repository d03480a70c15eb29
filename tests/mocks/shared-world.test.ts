import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MovedClock } from '#mocks/boot/moved-clock.ts'
import type { Peers } from '#mocks/boot/peers.ts'
import { shareWorld } from '#mocks/boot/shared-world.ts'
import { createTurnQueue } from '#mocks/world/core/turns.ts'
import type { World } from '#mocks/world/world-types.ts'
import { send } from './flows.ts'
import { call, createTestWorld } from './helpers.ts'

/** A browser's shared parts for tabs: locks, a database and a channel. Values are copied, as between tabs. */
function createBrowser() {
  const { inTurn } = createTurnQueue()
  const saved = new Map<string, unknown>()
  const tabs = new Set<(message: unknown) => void>()
  const browser = {
    saved,
    writes: 0,
    async saving() {},
    locked: true,
    /** The tab's side of it. A reloaded tab gets its earlier `unsaved`. */
    peers(unsaved = new Map<'moved', MovedClock>()): Peers {
      const listeners = new Set<(message: unknown) => void>()
      const deliver = (message: unknown) => {
        for (const listener of listeners) listener(structuredClone(message))
      }
      tabs.add(deliver)
      return {
        alone: (work) => (browser.locked ? inTurn(work) : Promise.reject(new Error('no locks'))),
        store: {
          head: async () => structuredClone(saved.get('')),
          rows: async (names) => names.map((name) => structuredClone(saved.get(name))),
          async write(head, rows) {
            browser.writes += 1
            await browser.saving()
            for (const [name, list] of Object.entries(rows)) saved.set(name, structuredClone(list))
            saved.set('', structuredClone(head))
          },
        },
        unsaved: {
          read: () => structuredClone(unsaved.get('moved') ?? null),
          keep: (moved) => void unsaved.set('moved', structuredClone(moved)),
          drop: () => void unsaved.delete('moved'),
        },
        post(message) {
          for (const tab of tabs) if (tab !== deliver) queueMicrotask(() => tab(message))
        },
        onMessage(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      }
    },
  }
  return browser
}

let browser = createBrowser()
const reports: string[] = []
const startedOver = vi.fn()
const stopping: (() => void)[] = []

beforeEach(() => {
  browser = createBrowser()
  reports.length = 0
  startedOver.mockClear()
})
afterEach(() => {
  for (const stop of stopping.splice(0)) stop()
})

async function openTab({ unsaved = new Map() }: { unsaved?: Map<'moved', MovedClock> } = {}) {
  const world = await createTestWorld('member')
  const together = shareWorld(world, {
    peers: browser.peers(unsaved),
    onStartedOver: startedOver,
    say: (sentence) => reports.push(sentence),
  })
  stopping.push(together.leave)
  await world.inTurn(async () => undefined)
  return { world, unsaved, ...together }
}

const RAHIM = { memberId: 1001 }
const favourites = (world: World) => world.db.favorites.count(RAHIM)
const addFavourite = (world: World, at: number) =>
  send(
    world,
    'addFavoriteGame',
    { nodeId: world.catalogue.byType('RNG')[at]?.nodeId },
    world.visitor.token,
  )
const seen = (world: World) => world.inTurn(async () => favourites(world))

describe('tabs of one browser share a world', () => {
  test('a write in one is read by the next call in the other, even if the first is closed', async () => {
    const first = await openTab()
    const second = await openTab()
    const before = favourites(second.world)
    expect((await addFavourite(first.world, 300)).success).toBe(true)
    first.leave()
    expect(await seen(second.world)).toBe(before + 1)
    expect(await seen((await openTab()).world)).toBe(before + 1)
    expect(reports).toEqual([])
  })

  test('a call is undone for all tabs, but not over a change by another tab', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const before = favourites(first.world)
    await addFavourite(first.world, 300)
    expect(await seen(second.world)).toBe(before + 1)
    await first.world.back(first.world.log.entries().at(-1)?.n ?? 0)
    expect(await seen(second.world)).toBe(before)
    await addFavourite(first.world, 300)
    await addFavourite(second.world, 301)
    await seen(first.world)
    const undone = first.world.back(first.world.log.entries().at(-1)?.n ?? 0)
    await expect(undone).rejects.toThrow(/another tab/)
    expect(await seen(second.world)).toBe(before + 2)
  })

  test('a tab is notified, and the clock is shared', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const before = favourites(second.world)
    first.world.clock.advance('2h')
    await addFavourite(first.world, 300)
    await expect.poll(() => favourites(second.world)).toBe(before + 1)
    expect(second.world.clock.now()).toBe(first.world.clock.now())
    expect(second.world.nextId('play')).toBe(first.world.nextId('play'))
  })

  test('of 200 simultaneous writes from two tabs none is lost, and no id is given twice', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const ids = await Promise.all(
      Array.from({ length: 200 }, (_, n) => {
        const { world } = n % 2 === 0 ? first : second
        return world.inTurn(async () => {
          const id = world.nextId('test')
          await world.db.recents.insert({ ...sample(world), nodeId: 9_000_000 + n })
          return id
        })
      }),
    )
    expect(new Set(ids).size).toBe(200)
    for (const { world } of [first, second]) {
      const kept = () => world.db.recents.list(({ nodeId }) => nodeId >= 9_000_000).length
      expect(await world.inTurn(async () => kept())).toBe(200)
    }
  })

  test('an event reaches the sockets of both tabs once', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const received: [string[], string[]] = [[], []]
    for (const [n, { world }] of [first, second].entries()) {
      const line = {
        ...RAHIM,
        send: (text: string) => received[n]?.push(text),
        close: () => undefined,
      }
      world.sockets.add(line)
    }
    const value = { balance: '7.00', currency: 'BDT' }
    await first.world.inTurn(async () => first.world.emit('balance.updated', value, 1001))
    await first.world.inTurn(async () => first.world.emit('balance.updated', value, 1002))
    await expect.poll(() => received[1]).toHaveLength(1)
    await second.world.inTurn(async () => undefined)
    expect(received[1]).toEqual(received[0])
    expect(received[0]).toHaveLength(1)
  })

  test('a call that changes nothing writes nothing', async () => {
    const { world } = await openTab()
    const before = browser.writes
    await call(world, 'GET', '/wps/v2/wallets/balance')
    expect(browser.writes).toBe(before)
  })
})

const sample = (world: World) => {
  const [row] = world.db.recents.list()
  if (!row) throw new RangeError('This world has no recent games.')
  return row
}

describe('a moved clock is kept', () => {
  const moved = Date.parse('2026-11-20T11:00:00Z')

  test('when the tab reloads before anything is saved', async () => {
    const first = await openTab()
    const other = await openTab()
    first.world.clock.set(moved)
    first.leave()
    const again = await openTab({ unsaved: first.unsaved })
    expect(again.world.clock.now()).toBe(moved)
    expect(await other.world.inTurn(async () => other.world.clock.now())).toBe(moved)
    expect(first.unsaved.size).toBe(0)
  })

  test('when it moves while the world is being written', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const kept = browser.saving
    browser.saving = async () => {
      browser.saving = kept
      first.world.clock.set(moved)
    }
    await addFavourite(first.world, 300)
    await addFavourite(second.world, 301)
    expect(await first.world.inTurn(async () => first.world.clock.now())).toBe(moved)
    expect(second.world.clock.now()).toBe(moved)
  })

  test('but not in a world that was restarted meanwhile', async () => {
    const first = await openTab()
    const before = first.world.clock.now()
    const other = await openTab()
    first.world.clock.set(moved)
    first.leave()
    await other.startOver()
    const again = await openTab({ unsaved: first.unsaved })
    expect(again.world.clock.now()).toBe(before)
    expect(first.unsaved.size).toBe(0)
  })
})

describe('a world that cannot be shared', () => {
  test('restarted in one tab: the other is notified and keeps its own', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await first.startOver()
    await expect.poll(() => startedOver).toHaveBeenCalledOnce()
    await openTab()
    const kept = JSON.stringify(browser.saved.get('favorites'))
    expect((await addFavourite(second.world, 300)).success).toBe(true)
    expect(JSON.stringify(browser.saved.get('favorites'))).toBe(kept)
  })

  test.each([
    ['a world of an older version', { facts: { version: 1 } }, /not used.*another version\.$/],
    ['an unreadable world', { revision: 'x' }, /not used.*broken\.$/],
  ])('%s: it is refused with a message and restarted', async (_, over, sentence) => {
    await openTab()
    browser.saved.set('', Object.assign({}, browser.saved.get(''), over))
    const next = await openTab()
    expect(reports).toEqual([expect.stringMatching(sentence)])
    await addFavourite(next.world, 300)
    expect(await seen((await openTab()).world)).toBe(favourites(next.world))
  })

  test('an invalid row is refused with its path', async () => {
    await openTab()
    browser.saved.set('favorites', [{ memberId: 'nobody' }])
    const { world } = await openTab()
    expect(reports).toEqual([expect.stringMatching(/do not fit at favorites\.0\./)])
    expect(favourites(world)).toBe(favourites(await createTestWorld('member')))
  })

  test('without locks each tab has its own world, and says so once', async () => {
    browser.locked = false
    const { world } = await openTab()
    expect((await addFavourite(world, 300)).success).toBe(true)
    expect(reports).toEqual([expect.stringMatching(/lives in .* alone: no locks\.$/)])
  })
})
