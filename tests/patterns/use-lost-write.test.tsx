// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/transport/error.ts'
import { createQueryClient } from '#api/transport/query-client.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useLostWrite } from '#patterns/use-lost-write.ts'
import { session } from '#session/store.ts'

const lostAnswer = () => new ApiError({ status: 0, code: 'network' })

/** Renders writes whose answers are lost; `ask` is the server's answer about their outcome. */
function open(ask: (key: string) => Promise<string | null>, onDone = vi.fn()) {
  const client = createQueryClient()
  const keys: string[] = []
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const send = async (_: string, key: string): Promise<string> => {
    keys.push(key)
    throw lostAnswer()
  }
  const { result, unmount } = renderHook(
    () => {
      const write = useIdempotentMutation({ name: 'transfer', send })
      return { write, lostWrite: useLostWrite({ write, ask, onDone }) }
    },
    { wrapper },
  )
  return { hook: () => result.current, keys, onDone, unmount }
}
const place = (view: ReturnType<typeof open>) => act(() => view.hook().write.mutate('500.00'))

beforeEach(() => session.set('account', 'rahim'))
afterEach(() => {
  cleanup()
  session.clear()
  sessionStorage.clear()
})

describe('a write with a lost answer', () => {
  test('was done: it is finished, and the next one with the same content is new', async () => {
    const view = open(async (key) => `receipt of ${key}`)
    await place(view)
    await waitFor(() => expect(view.hook().lostWrite.state).toBe('done'))
    expect(view.onDone).toHaveBeenCalledWith(`receipt of ${view.keys[0]}`)
    expect(view.hook().write.uncertain).toBe(false)
    await place(view)
    expect(view.keys[1]).not.toBe(view.keys[0])
  })

  test('was not done: a repeat has the same key, so that a late first one counts once', async () => {
    const view = open(async () => null)
    await place(view)
    await waitFor(() => expect(view.hook().lostWrite.state).toBe('undone'))
    expect(view.onDone).not.toHaveBeenCalled()
    expect(view.hook().write.uncertain).toBe(false)
    await place(view)
    expect(view.keys[1]).toBe(view.keys[0])
  })

  test('cannot be looked up: it stays uncertain and is looked up again, also after a reload', async () => {
    const ask = vi.fn(async (): Promise<string | null> => {
      throw lostAnswer()
    })
    const first = open(ask)
    await place(first)
    await waitFor(() => expect(first.hook().lostWrite.state).toBe('unreachable'))
    expect(first.hook().write.uncertain).toBe(true)
    first.unmount()
    const reloaded = open(ask)
    expect(reloaded.hook().lostWrite.state).toBe('checking')
    await waitFor(() => expect(reloaded.hook().lostWrite.state).toBe('unreachable'))
    ask.mockResolvedValueOnce('receipt')
    act(() => reloaded.hook().lostWrite.check())
    await waitFor(() => expect(reloaded.hook().lostWrite.state).toBe('done'))
    expect(new Set(ask.mock.calls.map((call) => JSON.stringify(call))).size).toBe(1)
  })
})
