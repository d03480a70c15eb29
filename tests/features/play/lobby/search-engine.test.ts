import { Worker as Thread } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toSearchData } from '#features/play/lobby/catalogue/search-data.ts'
import {
  createSearchEngine,
  type SearchEngine,
  type SearchWorker,
} from '#features/play/lobby/catalogue/search-engine.ts'
import type { SearchTask } from '#features/play/lobby/catalogue/search-worker.ts'
import { gamesNamed } from './games.ts'

// Runs the worker's own file in a thread.
const BRIDGE = `
  const { parentPort, workerData } = require('node:worker_threads')
  globalThis.self = { onmessage: null, postMessage: (answer) => parentPort.postMessage(answer) }
  parentPort.on('message', (data) => self.onmessage({ data }))
  import(workerData)
`
const file = new URL(
  '../../../../src/features/play/lobby/catalogue/search-worker.ts',
  import.meta.url,
).href

const threads: Thread[] = []
const tasks: SearchTask[] = []

/** A worker in a thread. As in a browser, messages wait until it listens. */
function thread(): SearchWorker {
  const own = new Thread(BRIDGE, { eval: true, workerData: file })
  threads.push(own)
  const worker: SearchWorker = {
    onmessage: null,
    onerror: null,
    postMessage(task) {
      tasks.push(task)
      void there.then(() => own.postMessage(task))
    },
    terminate: () => void own.terminate(),
  }
  const there = new Promise((resolve) => own.once('message', resolve))
  own.on('message', (data) => worker.onmessage?.(new MessageEvent('message', { data })))
  return worker
}

beforeEach(() => tasks.splice(0))
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(threads.splice(0).map((each) => each.terminate()))
})

const data = (...names: string[]) => toSearchData(gamesNamed(names), (type) => type)
const RIVERS = data('Padma Pearl', 'Jamuna Jewel', 'Meghna Moon')
const PAGE = {}
const search = (engine: SearchEngine, query: string, asker: object = PAGE) =>
  new Promise<number[]>((resolve) => void engine.search(asker, query, (ids) => resolve([...ids])))

describe('F-01 the search of a page', () => {
  test('runs in a worker, which indexes the games once', async () => {
    const engine = createSearchEngine(thread)
    engine.load(RIVERS)
    engine.load(RIVERS)
    expect(await search(engine, 'pdma')).toEqual([100])
    expect(await search(engine, 'moon')).toEqual([102])
    expect(tasks.map(({ kind }) => kind)).toEqual(['load', 'find', 'find'])
    expect(threads).toHaveLength(1)
  })

  test('a query before the games are loaded waits for them', async () => {
    const engine = createSearchEngine(thread)
    const answer = search(engine, 'jewel')
    engine.load(RIVERS)
    expect(await answer).toEqual([101])
  })

  test('of queries faster than the results only the latest is answered', async () => {
    const engine = createSearchEngine(thread)
    engine.load(RIVERS)
    const answered: string[] = []
    for (const query of ['p', 'pa', 'pad', 'padm'])
      engine.search(PAGE, query, () => answered.push(query))
    expect(await search(engine, 'padma')).toEqual([100])
    expect(answered).toEqual([])
    expect(tasks.filter(({ kind }) => kind === 'find')).toHaveLength(2)
  })

  test('several askers at once each get the result of their own latest query', async () => {
    const engine = createSearchEngine(thread)
    engine.load(RIVERS)
    const others = [{}, {}]
    const outdated = vi.fn()
    for (const asker of [PAGE, ...others]) engine.search(asker, 'padma', outdated)
    const answers = ['pearl', 'jewel', 'moon'].map((query, at) =>
      search(engine, query, [PAGE, ...others][at]),
    )
    expect(await Promise.all(answers)).toEqual([[100], [101], [102]])
    expect(outdated).not.toHaveBeenCalled()
  })

  test('a dropped query is neither answered nor in the way of others', async () => {
    const engine = createSearchEngine(thread)
    const dropped = vi.fn()
    for (const query of ['moon', 'jewel']) engine.search({}, query, dropped)()
    const answer = search(engine, 'padma')
    engine.load(RIVERS)
    expect(await answer).toEqual([100])
    expect(dropped).not.toHaveBeenCalled()
    expect(tasks.map(({ kind }) => kind)).toEqual(['load', 'find'])
  })

  test('games of a new catalogue are found', async () => {
    const engine = createSearchEngine(thread)
    engine.load(RIVERS)
    expect(await search(engine, 'padma')).toEqual([100])
    engine.load(data('Karnaphuli King', 'Padma Prince'))
    expect(await search(engine, 'padma')).toEqual([101])
  })
})

describe('F-01 without a worker the page searches itself', () => {
  const none = () => {
    throw new TypeError('Worker is not defined')
  }
  test('in a browser without workers', async () => {
    const engine = createSearchEngine(none)
    engine.load(RIVERS)
    expect(await search(engine, 'moon')).toEqual([102])
  })

  test('when the worker fails during a search', async () => {
    const terminate = vi.fn()
    const broken: SearchWorker = { onmessage: null, onerror: null, postMessage: vi.fn(), terminate }
    const engine = createSearchEngine(() => broken)
    engine.load(RIVERS)
    const answer = search(engine, 'jewel')
    broken.onerror?.(new Event('error') as ErrorEvent)
    expect(await answer).toEqual([101])
    expect(terminate).toHaveBeenCalledOnce()
    expect(await search(engine, 'padma')).toEqual([100])
  })

  test('when the worker never starts', async () => {
    vi.useFakeTimers()
    const mute = { onmessage: null, onerror: null, postMessage: vi.fn(), terminate: vi.fn() }
    const engine = createSearchEngine(() => mute)
    engine.load(RIVERS)
    let found: number[] | null = null
    engine.search(PAGE, 'pearl', (ids) => {
      found = [...ids]
    })
    await vi.advanceTimersByTimeAsync(4900)
    expect(found).toBeNull()
    await expect.poll(() => found).toEqual([100])
  })

  test('in slices, so that ten thousand games do not block it', async () => {
    const engine = createSearchEngine(none)
    engine.load(data(...Array.from({ length: 3000 }, (_, n) => `Game ${n}`)))
    let pauses = 0
    const timer = setInterval(() => {
      pauses += 1
    })
    expect(await search(engine, 'game 2999')).toEqual([3099])
    clearInterval(timer)
    expect(pauses).toBeGreaterThan(2)
  })

  test('games that change during indexing are searched', async () => {
    const engine = createSearchEngine(none)
    engine.load(data(...Array.from({ length: 3000 }, (_, n) => `Game ${n}`)))
    const answer = search(engine, 'moon')
    engine.load(RIVERS)
    expect(await answer).toEqual([102])
  })
})
