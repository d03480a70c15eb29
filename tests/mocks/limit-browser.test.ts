// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { enterWorld } from '#mocks/boot/enter.ts'
import { limitBrowser } from '#mocks/boot/limit-browser.ts'
import { realTab } from '#mocks/boot/real-storage.ts'
import { createTestWorld } from './helpers.ts'

/** jsdom has no database; what the page would find in a browser. */
class Factory {
  open = undefined
  deleteDatabase = undefined
}
vi.stubGlobal('IDBFactory', Factory)
vi.stubGlobal('indexedDB', new Factory())

let undo = () => {}
afterEach(() => undo())

describe('no-storage', () => {
  test('every storage throws, whether opened before or now, and so does the database', async () => {
    const [tab, device] = [sessionStorage, localStorage]
    undo = limitBrowser((await createTestWorld('no-storage')).conditions.browser)
    for (const touch of [
      () => sessionStorage,
      () => localStorage,
      () => indexedDB,
      () => tab.getItem('x'),
      () => device.setItem('x', '1'),
      () => device.clear(),
    ]) {
      expect(touch).toThrow(expect.objectContaining({ name: 'SecurityError' }))
    }
    Reflect.set(document, 'cookie', 'kept=1')
    expect(document.cookie).toBe('')
  })

  test('the fake backend itself still stores its world, and all is restored afterwards', async () => {
    const world = await createTestWorld('member+no-storage')
    undo = limitBrowser(world.conditions.browser)
    await enterWorld(world)
    expect(realTab.get('token')).toBe(world.visitor.token)
    undo()
    expect(sessionStorage.getItem('token')).toBe(world.visitor.token)
    Reflect.set(document, 'cookie', 'kept=1')
    expect(document.cookie).toContain('kept=1')
  })
})

test('popup-blocked: no window opens, and everything else works', async () => {
  const before = window.open
  undo = limitBrowser((await createTestWorld('popup-blocked')).conditions.browser)
  expect(window.open('/demo-chat/index.html')).toBeNull()
  expect(() => sessionStorage.setItem('x', '1')).not.toThrow()
  undo()
  expect(window.open).toBe(before)
})

test('an ordinary world limits nothing', async () => {
  const before = window.open
  undo = limitBrowser((await createTestWorld()).conditions.browser)
  expect(window.open).toBe(before)
  expect(() => localStorage.getItem('x')).not.toThrow()
})
