import { describe, expect, test, vi } from 'vitest'
import { createToastStore } from '#ui/toast/toast-store.ts'

describe('toast store', () => {
  test('equal messages are one with a count', () => {
    const store = createToastStore()
    const first = store.show({ tone: 'danger', message: 'No connection' })
    const second = store.show({ tone: 'danger', message: 'No connection' })
    expect(second).toBe(first)
    expect(store.entries()).toMatchObject([{ message: 'No connection', count: 2 }])
  })

  test('another tone or text is another message', () => {
    const store = createToastStore()
    store.show({ tone: 'danger', message: 'No connection' })
    store.show({ tone: 'warning', message: 'No connection' })
    store.show({ tone: 'danger', message: 'Not saved' })
    expect(store.entries()).toHaveLength(3)
  })

  test('a repeated message gets the latest action', () => {
    const store = createToastStore()
    const run = vi.fn()
    store.show({ tone: 'info', message: 'Removed' })
    store.show({ tone: 'info', message: 'Removed', action: { label: 'Undo', run } })
    store.entries()[0]?.action?.run()
    expect(run).toHaveBeenCalledOnce()
  })

  test('at most three are shown; the oldest is removed', () => {
    const store = createToastStore()
    for (const message of ['a', 'b', 'c', 'd']) store.show({ tone: 'info', message })
    expect(store.entries().map((entry) => entry.message)).toEqual(['b', 'c', 'd'])
  })

  test('the count restarts after a dismissal', () => {
    const store = createToastStore()
    store.dismiss(store.show({ tone: 'info', message: 'Saved' }))
    expect(store.entries()).toEqual([])
    store.show({ tone: 'info', message: 'Saved' })
    expect(store.entries()[0]?.count).toBe(1)
  })

  test('notifies its listeners only of changes', () => {
    const store = createToastStore()
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    const before = store.entries()
    store.dismiss(42)
    store.clear()
    expect(listener).not.toHaveBeenCalled()
    expect(store.entries()).toBe(before)
    store.show({ tone: 'success', message: 'Saved' })
    expect(listener).toHaveBeenCalledOnce()
    leave()
    store.clear()
    expect(listener).toHaveBeenCalledOnce()
  })
})
