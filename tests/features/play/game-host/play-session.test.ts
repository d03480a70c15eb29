// @vitest-environment jsdom, of its own
import { locks } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const HERE = '/game/10005'

/** Loads the module afresh, as in another page whose storage is a copy. */
async function page() {
  vi.resetModules()
  return (await import('#features/play/game-host/play-session.ts')).playSession
}

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test("a duplicated tab does not play the first tab's session, and gets its own", async () => {
  const first = await page()
  first.keep(HERE, 'play-1')
  expect(await first.at(HERE)).toBe('play-1')
  const second = await page()
  expect(await second.at(HERE)).toBeNull()
  second.keep(HERE, 'play-2')
  expect(await second.at(HERE)).toBe('play-2')
  for (const [tab, id] of [[first, 'play-1'] as const, [second, 'play-2'] as const]) tab.forget(id)
})

test('a reload continues with it as soon as the previous page has released it', async () => {
  const before = await page()
  before.keep(HERE, 'play-3')
  const after = await page()
  const resumed = after.at(HERE)
  before.forget('play-3')
  expect(await resumed).toBe('play-3')
  after.forget('play-3')
})

test('a browser without locks continues with it', async () => {
  vi.stubGlobal('navigator', {})
  const only = await page()
  only.keep(HERE, 'play-4')
  expect(await (await page()).at(HERE)).toBe('play-4')
})
