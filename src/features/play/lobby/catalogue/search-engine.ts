import { trustedScriptUrl } from '../../../../lib/trusted.ts'
import type { Search, SearchData } from './search.ts'
import type { SearchAnswer, SearchTask } from './search-worker.ts'
import workerUrl from './search-worker.ts?worker&url'

/** As much of a worker as is needed here. */
export interface SearchWorker {
  onmessage: ((event: MessageEvent<SearchAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(task: SearchTask): void
  terminate(): void
}

/** A worker that has not said a word for so long does not come any more. */
const START_MS = 5000

const startWorker = (): SearchWorker => new Worker(trustedScriptUrl(workerUrl), { type: 'module' })

type Tell = (ids: Uint32Array) => void
interface Question {
  readonly query: string
  readonly tell: Tell
}

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Without a worker the page searches itself: the index is built in slices with pauses between. */
async function searchHere(data: SearchData, wanted: () => boolean): Promise<Search | null> {
  const { buildSearch } = await import('./search.ts')
  const steps = buildSearch(data)
  for (let step = steps.next(); wanted(); step = steps.next()) {
    if (step.done) return step.value
    await breathe()
  }
  return null
}

/**
 * The search of a page, in a worker that starts with the first games. One question is under way at a
 * time, and only the latest of those that came meanwhile follows: whoever asks again hears no stale
 * answer. A worker that is missing or breaks is replaced by the page itself.
 */
export function createSearchEngine(open: () => SearchWorker = startWorker) {
  let loaded: SearchData | null = null
  let worker: SearchWorker | null = null
  let without = false
  let local: Promise<Search | null> | null = null
  let asking: (Question & { readonly id: number }) | null = null
  let next: Question | null = null
  let count = 0

  const done = (id: number, ids: Uint32Array) => {
    if (asking?.id !== id) return
    const { tell } = asking
    asking = null
    if (next) send()
    else tell(ids)
  }

  const findHere = async (id: number, query: string) => {
    const data = loaded
    if (!data) return
    local ??= searchHere(data, () => loaded === data)
    try {
      const search = await local
      if (search) done(id, search.find(query))
      // Other games came meanwhile: the question goes to them.
      else if (asking?.id === id) await findHere(id, query)
    } catch {
      // The search itself did not arrive; the next question tries again.
      local = null
      asking = null
    }
  }

  const send = () => {
    if (asking || !next || !loaded) return
    count += 1
    const { query } = next
    asking = { ...next, id: count }
    next = null
    if (worker) worker.postMessage({ kind: 'find', id: count, query })
    else void findHere(count, query)
  }

  const giveUp = () => {
    worker?.terminate()
    worker = null
    without = true
    if (asking) void findHere(asking.id, asking.query)
  }

  const start = () => {
    if (worker || without) return
    try {
      const fresh = open()
      const timer = setTimeout(giveUp, START_MS)
      fresh.onerror = () => {
        clearTimeout(timer)
        giveUp()
      }
      fresh.onmessage = ({ data }) => {
        clearTimeout(timer)
        done(data.id, data.ids)
      }
      worker = fresh
    } catch {
      without = true
    }
  }

  return {
    /** Takes the games to search; the same ones again cost nothing. */
    load(data: SearchData): void {
      if (data === loaded) return
      loaded = data
      local = null
      start()
      worker?.postMessage({ kind: 'load', data })
      send()
    },
    /** Asks, and forgets whatever was asked before. Node ids are told, best first. */
    ask(query: string, tell: Tell): void {
      next = { query, tell }
      send()
    },
  }
}

export type SearchEngine = ReturnType<typeof createSearchEngine>
