import { Worker as Thread } from 'node:worker_threads'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPatternCheck, type PatternWorker } from '#patterns/forms/check-pattern.ts'

// Runs the worker's own file in a thread, because a pattern can really hang here.
const BRIDGE = `
  const { parentPort, workerData } = require('node:worker_threads')
  globalThis.self = { onmessage: null, postMessage: (verdict) => parentPort.postMessage(verdict) }
  parentPort.on('message', (data) => self.onmessage({ data }))
  import(workerData)
`
const file = new URL('../../../src/patterns/forms/pattern-worker.ts', import.meta.url).href

const threads: Thread[] = []

function thread(): PatternWorker {
  const own = new Thread(BRIDGE, { eval: true, workerData: file })
  threads.push(own)
  const worker: PatternWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (task) => own.postMessage(task),
    terminate: () => void own.terminate(),
  }
  own.on('message', (data) => worker.onmessage?.(new MessageEvent('message', { data })))
  return worker
}

afterEach(async () => {
  await Promise.all(threads.splice(0).map((each) => each.terminate()))
})

const EVIL = '^(a+)+$'
const BAIT = `${'a'.repeat(60)}!`

describe('D-031 server patterns are tested in a worker', () => {
  test('says whether the value fits', async () => {
    const check = createPatternCheck(thread)
    expect(await check('^[a-z]+$', 'abc')).toBe(true)
    expect(await check('^[a-z]+$', 'abc1')).toBe(false)
    expect(await check('^\\p{Script=Bengali}+$', 'নাম')).toBe(true)
    // These escapes are allowed only without the `u` flag.
    expect(await check('^[\\w\\-\\_]+$', 'a-b_c')).toBe(true)
    expect(threads).toHaveLength(1)
  })

  test('a pattern that never ends is stopped, accepted, and not tried again', async () => {
    const check = createPatternCheck(thread)
    expect(await check('^b', 'a')).toBe(false)
    // Without a timeout the pattern would run longer than the test.
    expect(await check(EVIL, BAIT)).toBe(true)
    expect(await check(EVIL, BAIT)).toBe(true)
    expect(threads).toHaveLength(1)
    expect(await check('^b', 'a')).toBe(false)
    expect(threads).toHaveLength(2)
  })

  test('simultaneous questions are answered one by one', async () => {
    const check = createPatternCheck(thread)
    const answers = [check('^a', 'a'), check(EVIL, BAIT), check('^a', 'b'), check('^b', 'b')]
    expect(await Promise.all(answers)).toEqual([true, true, false, true])
  })

  test.each(['(', '[', '*a', '(?<', 'a{2,1}'])(
    '"%s" is not a pattern and accepts everything',
    async (bad) => {
      const check = createPatternCheck(thread)
      expect(await check(bad, 'anything')).toBe(true)
    },
  )

  test('a long pattern is not tried, a long value never matches', async () => {
    const open = vi.fn(thread)
    const check = createPatternCheck(open)
    expect(await check(`^${'a'.repeat(200)}$`, 'b')).toBe(true)
    expect(await check('^a+$', 'a'.repeat(201))).toBe(false)
    expect(open).not.toHaveBeenCalled()
    expect(await check('^🎲+$', '🎲'.repeat(200))).toBe(true)
  })

  test('without workers everything is accepted, and none is started again', async () => {
    const open = vi.fn((): PatternWorker => {
      throw new TypeError('no Worker here')
    })
    const check = createPatternCheck(open)
    expect(await check('^a', 'b')).toBe(true)
    expect(await check('^c', 'b')).toBe(true)
    expect(open).toHaveBeenCalledTimes(1)
  })

  test('a worker that cannot be loaded counts as none', async () => {
    const open = vi.fn((): PatternWorker => {
      const worker: PatternWorker = {
        onmessage: null,
        onerror: null,
        postMessage: () => undefined,
        terminate: vi.fn(),
      }
      queueMicrotask(() => worker.onerror?.(new Event('error') as ErrorEvent))
      return worker
    })
    const check = createPatternCheck(open)
    expect(await check('^a', 'b')).toBe(true)
    expect(await check('^a', 'b')).toBe(true)
    expect(open).toHaveBeenCalledTimes(1)
  })

  test('a worker that never reports ready is given up', async () => {
    vi.useFakeTimers()
    const terminate = vi.fn()
    const silent = () => ({
      onmessage: null,
      onerror: null,
      postMessage: () => undefined,
      terminate,
    })
    const answer = createPatternCheck(silent)('^a', 'b')
    await vi.advanceTimersByTimeAsync(6000)
    expect(await answer).toBe(true)
    expect(terminate).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })
})
