import { trustedScriptUrl } from '#lib/trusted.ts'
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

/** A worker that has not answered after this time has failed to start. */
const START_MS = 5000

const startWorker = (): SearchWorker => new Worker(trustedScriptUrl(workerUrl), { type: 'module' })

type OnResult = (ids: Uint32Array) => void
interface Request {
  readonly query: string
  readonly onResult: OnResult
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Without a worker the page searches itself: the index is built in slices with pauses between. */
async function buildOnPage(data: SearchData, isCurrent: () => boolean): Promise<Search | null> {
  const { buildSearch } = await import('./search.ts')
  const steps = buildSearch(data)
  for (let step = steps.next(); isCurrent(); step = steps.next()) {
    if (step.done) return step.value
    await nextTask()
  }
  return null
}

/**
 * The search of a page, in a worker that starts with the first games. One request is under way at a time;
 * of those that come meanwhile only the latest follows, and nobody gets an outdated result. A worker that
 * is missing or breaks is replaced by the page itself.
 */
export function createSearchEngine(open: () => SearchWorker = startWorker) {
  let loaded: SearchData | null = null
  let worker: SearchWorker | null = null
  let unavailable = false
  let local: Promise<Search | null> | null = null
  let current: (Request & { readonly id: number }) | null = null
  let next: Request | null = null
  let count = 0

  const finish = (id: number, ids: Uint32Array) => {
    if (current?.id !== id) return
    const { onResult } = current
    current = null
    if (next) send()
    else onResult(ids)
  }

  const findOnPage = async (id: number, query: string) => {
    const data = loaded
    if (!data) return
    local ??= buildOnPage(data, () => loaded === data)
    try {
      const search = await local
      if (search) finish(id, search.find(query))
      // Another catalogue was loaded meanwhile: the request is for that one.
      else if (current?.id === id) await findOnPage(id, query)
    } catch {
      // The code of the search could not be loaded; the next request tries again.
      local = null
      current = null
    }
  }

  const send = () => {
    if (current || !next || !loaded) return
    count += 1
    const { query } = next
    current = { ...next, id: count }
    next = null
    if (worker) worker.postMessage({ kind: 'find', id: count, query })
    else void findOnPage(count, query)
  }

  const fallBack = () => {
    worker?.terminate()
    worker = null
    unavailable = true
    if (current) void findOnPage(current.id, current.query)
  }

  const start = () => {
    if (worker || unavailable) return
    try {
      const fresh = open()
      const timer = setTimeout(fallBack, START_MS)
      fresh.onerror = () => {
        clearTimeout(timer)
        fallBack()
      }
      fresh.onmessage = ({ data }) => {
        clearTimeout(timer)
        finish(data.id, data.ids)
      }
      worker = fresh
    } catch {
      unavailable = true
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
    /** Searches, and drops every earlier request. The result is node ids, best first. */
    search(query: string, onResult: OnResult): void {
      next = { query, onResult }
      send()
    },
  }
}

export type SearchEngine = ReturnType<typeof createSearchEngine>
