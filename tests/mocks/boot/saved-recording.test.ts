// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { realTab } from '#mocks/boot/real-storage.ts'
import { saveRecording } from '#mocks/boot/saved-recording.ts'
import { toRecording } from '../har/recordings.ts'
import { createTestWorld } from '../helpers.ts'

/** The database of the browser, which jsdom has not. */
const database = vi.hoisted(() => ({ values: new Map<string, unknown>() }))
vi.mock('#mocks/boot/real-database.ts', () => ({
  openRealDatabase: async () => ({
    reading: () => ({ get: (key: string) => database.values.get(key) }),
    change: async (work: (store: object) => void) =>
      work({
        put: (value: unknown, key: string) => database.values.set(key, structuredClone(value)),
        delete: (key: string) => database.values.delete(key),
      }),
  }),
  toPromise: async (value: unknown) => value,
}))

beforeEach(() => database.values.clear())
afterEach(() => realTab.clear())

async function openPage() {
  const world = await createTestWorld('member')
  await saveRecording(world)
  return world.recording
}

test('a recording and what it has given survive a reload of the tab, and end with it', async () => {
  const before = await openPage()
  before.load(toRecording('chrome'), 'same')
  const [first] = before.recording?.calls ?? []
  if (first) before.take(first)
  dispatchEvent(new Event('pagehide'))
  const after = await openPage()
  expect(after.recording).toEqual(before.recording)
  expect([after.repeat, [...after.given]]).toEqual(['same', [[1, 1]]])
  // Another tab of this browser.
  realTab.clear()
  expect((await openPage()).recording).toBeNull()
})

test('a removed recording is not kept', async () => {
  const before = await openPage()
  before.load(toRecording('chrome'))
  before.remove()
  expect(database.values.size).toBe(0)
  dispatchEvent(new Event('pagehide'))
  expect((await openPage()).recording).toBeNull()
})
