import { countCodePoints } from '#lib/code-points.ts'
import { trustedScriptUrl } from '#lib/trusted.ts'
import { MAX_FIELD_LENGTH } from './field-rules.ts'
import type { PatternTask, PatternVerdict } from './pattern-worker.ts'
import workerUrl from './pattern-worker.ts?worker&url'

/** The part of a Worker that is used here. */
export interface PatternWorker {
  onmessage: ((event: MessageEvent<PatternVerdict>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(task: PatternTask): void
  terminate(): void
}

/** An expression that takes longer is abandoned. */
const TIME_LIMIT_MS = 100
/** The time for the worker's script to load over the network. */
const START_MS = 5000

const startWorker = (): PatternWorker => new Worker(trustedScriptUrl(workerUrl), { type: 'module' })

type Outcome = boolean | 'no pattern' | 'no worker'

/**
 * Tests a server's expressions on input, one after the other, in a worker that can be stopped. One that
 * cannot be tested (no expression, too long, too slow, no worker) accepts everything and is not tried again.
 */
export function createPatternCheck(open: () => PatternWorker = startWorker) {
  const unusable = new Set<string>()
  let worker: PatternWorker | null = null
  let unavailable = false
  let count = 0
  let queue: Promise<unknown> = Promise.resolve()

  const stop = () => {
    worker?.terminate()
    worker = null
  }

  /** The worker, once it has reported that it is ready. */
  const started = () =>
    new Promise<PatternWorker | null>((resolve) => {
      if (worker) return resolve(worker)
      try {
        const fresh = open()
        const giveUp = () => {
          clearTimeout(timer)
          fresh.terminate()
          resolve(null)
        }
        const timer = setTimeout(giveUp, START_MS)
        fresh.onerror = giveUp
        fresh.onmessage = () => {
          clearTimeout(timer)
          worker = fresh
          resolve(fresh)
        }
      } catch {
        resolve(null)
      }
    })

  const test = async (pattern: string, text: string): Promise<Outcome> => {
    const ready = unavailable ? null : await started()
    if (!ready) return 'no worker'
    count += 1
    const id = count
    return new Promise((resolve) => {
      const giveUp = () => {
        stop()
        resolve('no pattern')
      }
      // An answer that is already queued behind a busy page still counts as in time.
      let timer = setTimeout(() => {
        timer = setTimeout(giveUp)
      }, TIME_LIMIT_MS)
      ready.onerror = () => {
        clearTimeout(timer)
        giveUp()
      }
      ready.onmessage = ({ data }) => {
        if (data.id !== id) return
        clearTimeout(timer)
        resolve(data.fits ?? 'no pattern')
      }
      ready.postMessage({ id, pattern, text })
    })
  }

  return (pattern: string, text: string): Promise<boolean> => {
    const answer = queue.then(async () => {
      if (unusable.has(pattern) || unavailable) return true
      if (pattern.length > MAX_FIELD_LENGTH) return true
      if (countCodePoints(text) > MAX_FIELD_LENGTH) return false
      const outcome = await test(pattern, text)
      if (outcome === 'no worker') unavailable = true
      if (outcome === 'no pattern') unusable.add(pattern)
      return typeof outcome === 'boolean' ? outcome : true
    })
    queue = answer
    return answer
  }
}

let check = createPatternCheck()

/** For tests: replaces the browser's worker. */
export const setPatternWorker = (open: () => PatternWorker): void => {
  check = createPatternCheck(open)
}

/** Whether a value matches a server's expression. True when that cannot be tested. */
export const checkPattern = (pattern: string, value: string): Promise<boolean> =>
  check(pattern, value)
