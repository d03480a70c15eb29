// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/transport/error.ts'
import { createQueryClient } from '#api/transport/query-client.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { privateRecords } from '#session/private-records.ts'
import { session } from '#session/store.ts'

type Bet = { stake: string; password?: string }

const lost = () => new ApiError({ status: 0, code: 'network' })
const refused = (status = 422) => new ApiError({ status, code: 'balance.insufficient' })

function open(send: (input: Bet, key: string) => Promise<string>, once = false) {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const contentOf = ({ stake }: Bet) => ({ stake })
  const { result, unmount } = renderHook(
    () => useIdempotentMutation({ name: 'bet', send, contentOf, once }),
    { wrapper },
  )
  return { hook: () => result.current, unmount }
}
const place = (view: ReturnType<typeof open>, input: Bet = { stake: '5.00' }) =>
  act(() => view.hook().mutate(input))

beforeEach(() => session.set('account', 'rahim'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  session.clear()
  sessionStorage.clear()
})

describe('one request', () => {
  test('is sent for a double click, and the second call returns null', async () => {
    let answer: (receipt: string) => void = () => undefined
    const send = vi.fn(
      () =>
        new Promise<string>((resolve) => {
          answer = resolve
        }),
    )
    const view = open(send)
    const [first, second] = await act(async () => {
      const both = [view.hook().mutate({ stake: '5.00' }), view.hook().mutate({ stake: '5.00' })]
      await expect.poll(() => send).toHaveBeenCalled()
      answer('receipt')
      return Promise.all(both)
    })
    expect(first).toEqual({ kind: 'done', result: 'receipt' })
    expect(second).toBeNull()
    expect(send).toHaveBeenCalledOnce()
  })

  test('stays busy after success if the form closes itself', async () => {
    const send = vi.fn(async () => 'receipt')
    const view = open(send, true)
    await place(view)
    expect(view.hook().busy).toBe(true)
    expect(await place(view)).toBeNull()
  })
})

describe('one key', () => {
  test('is kept for a retry and a reload, and replaced once the outcome is known', async () => {
    const keys: string[] = []
    let fails = 2
    const send = async (_: Bet, key: string) => {
      keys.push(key)
      if (fails-- > 0) throw lost()
      return 'receipt'
    }
    const first = open(send)
    await place(first)
    expect(first.hook().uncertain).toBe(true)
    first.unmount()
    const reloaded = open(send)
    expect(reloaded.hook().uncertain).toBe(true)
    await place(reloaded)
    await place(reloaded)
    expect(reloaded.hook().uncertain).toBe(false)
    await place(reloaded)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
  })

  test('changes with the content, and belongs to one account', async () => {
    const keys: string[] = []
    const view = open(async (_, key) => {
      keys.push(key)
      throw lost()
    })
    await place(view)
    await place(view, { stake: '6.00' })
    await place(view, { stake: '5.00', password: 'typed-anew' })
    session.set('account', 'karim')
    await place(view)
    const [first, other, again, stranger] = keys
    expect(other).not.toBe(first)
    expect(again).toBe(first)
    expect(stranger).not.toBe(first)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('typed-anew')
    privateRecords.clear()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(first)
  })
})

describe('the outcome', () => {
  const endOf = async (...errors: ApiError[]) => {
    const send = vi.fn(async (): Promise<string> => {
      const next = errors.shift()
      if (next) throw next
      return 'receipt'
    })
    const view = open(send)
    let last = await place(view)
    while (errors.length > 0) last = await place(view)
    return last?.kind
  }

  test.each([
    ['refused', new ApiError({ status: 200, code: 'balance.insufficient' })],
    ['refused', refused(422)],
    ['refused', refused(429)],
    ['refused', new ApiError({ status: 401, code: 'session.expired' })],
    ['refused', new ApiError({ status: 503, code: 'system.maintenance' })],
    ['unknown', new ApiError({ status: 503, code: 'server' })],
    ['unknown', new ApiError({ status: 500, code: 'server' })],
    ['unknown', new ApiError({ status: 408, code: 'timeout' })],
    ['unknown', new ApiError({ status: 502, code: 'malformed' })],
    ['unknown', lost()],
    ['not-sent', new ApiError({ status: 0, code: 'insecure' })],
  ] as const)('is %s for %o', async (kind, error) => expect(await endOf(error)).toBe(kind))

  test.each([401, 403, 429, 503])(
    'stays unknown after a %i, which is about the retry only',
    async (status) => expect(await endOf(lost(), refused(status))).toBe('unknown'),
  )

  test("is refused once the server's answer is about the write itself", async () => {
    expect(await endOf(lost(), refused(422))).toBe('refused')
  })

  test('is not-sent without a network, and nothing is sent later', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const send = vi.fn(async () => 'receipt')
    const view = open(send)
    expect((await place(view))?.kind).toBe('not-sent')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    expect(send).not.toHaveBeenCalled()
    expect((await place(view))?.kind).toBe('done')
  })
})
