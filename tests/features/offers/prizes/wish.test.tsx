// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../../src/api/error.ts'
import { useWish } from '../../../../src/features/offers/prizes/hooks/use-wish.ts'
import { formDrafts } from '../../../../src/session/drafts.ts'

afterEach(() => formDrafts.clear())

const error = (status: number, code: string) => new ApiError({ status, code })

/** A wish against answers that come one after the other; an error is thrown. */
function wishing(answers: (string | ApiError)[]) {
  const keys: string[] = []
  const { result, unmount } = renderHook(() =>
    useWish('wheel-test', async (key) => {
      keys.push(key)
      const answer = answers.shift() ?? 'nothing'
      if (answer instanceof ApiError) throw answer
      return answer
    }),
  )
  return { keys, result, unmount, wish: () => act(() => result.current.wish()) }
}

describe('D-066 one wish', () => {
  it('keeps its key while its outcome is unknown, and takes a new one afterwards', async () => {
    const lost = error(0, 'network')
    const { keys, result, wish } = wishing([lost, lost, 'won', 'again'])
    expect(await wish()).toBeNull()
    expect(result.current.lost).toBe(true)
    expect(await wish()).toBeNull()
    expect(await wish()).toBe('won')
    expect(result.current.lost).toBe(false)
    await wish()
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
  })

  it('keeps it when the page is left meanwhile', async () => {
    const first = wishing([error(408, 'timeout')])
    await first.wish()
    first.unmount()
    const second = wishing(['won'])
    expect(second.result.current.lost).toBe(true)
    await second.wish()
    expect(second.keys).toEqual(first.keys)
  })

  it.each([429, 503])('a plain %i is forgotten when the page is left', async (status) => {
    const first = wishing([error(status, 'not.now')])
    await first.wish()
    expect(first.result.current.lost).toBe(false)
    first.unmount()
    expect(wishing([]).result.current.lost).toBe(false)
  })

  it.each([401, 403, 429])('stays lost after a %i, also when the page is left', async (status) => {
    const first = wishing([error(0, 'network'), error(status, 'not.now')])
    await first.wish()
    await first.wish()
    first.unmount()
    const second = wishing(['won'])
    expect(second.result.current.lost).toBe(true)
    await second.wish()
    expect(new Set([...first.keys, ...second.keys]).size).toBe(1)
  })

  it('a clear refusal settles it; a limit refuses the try, not the wish', async () => {
    const answers = [
      error(0, 'network'),
      error(429, 'rate.limited'),
      error(200, 'prize.ended'),
      'x',
    ]
    const { keys, result, wish } = wishing(answers)
    await wish()
    await wish()
    expect(result.current.lost).toBe(true)
    await wish()
    expect(result.current.lost).toBe(false)
    expect(result.current.failure?.code).toBe('prize.ended')
    await wish()
    expect(new Set(keys).size).toBe(2)
  })
})
