// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDebouncedSearch } from '#patterns/use-debounced-search.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open(first: string | null = null) {
  const ask = vi.fn()
  const hook = renderHook(({ asked }) => useDebouncedSearch(asked, ask), {
    initialProps: { asked: first },
  })
  return {
    ask,
    text: () => hook.result.current.text,
    type: (text: string) => act(() => hook.result.current.setText(text)),
    commit: () => act(() => hook.result.current.commit()),
    pause: () => act(() => vi.advanceTimersByTime(250)),
    address: (asked: string | null) => hook.rerender({ asked }),
  }
}

describe('AGT-04 a search while typing', () => {
  test('runs after a pause, or at once with Enter, and not twice for the same text', () => {
    const { ask, type, pause, commit } = open()
    type('r')
    type('ra')
    expect(ask).not.toHaveBeenCalled()
    pause()
    commit()
    expect(ask.mock.calls).toEqual([['ra', { replace: false }]])
    type('rah')
    commit()
    expect(ask).toHaveBeenLastCalledWith('rah', { replace: false })
  })

  test('keeps the input while its own addresses arrive late', () => {
    const { text, type, pause, address, ask } = open()
    type('r')
    pause()
    type('rah')
    address('r')
    expect(text()).toBe('rah')
    pause()
    expect(ask).toHaveBeenLastCalledWith('rah', { replace: true })
  })

  test('follows an address changed elsewhere, without a request', () => {
    const { text, type, pause, address, ask } = open('mitu')
    expect(text()).toBe('mitu')
    type('mit')
    pause()
    address('mit')
    address(null)
    expect(text()).toBe('')
    pause()
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
