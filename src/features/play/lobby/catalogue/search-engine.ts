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

interface Request {
  readonly query: string
  readonly onResult: (ids: Uint32Array) => void
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
 * The search of a page, in a worker that starts with the first games. One request is under way at a time.
 * Of the requests of one asker only the latest is answered; those of other askers wait for their turn. A
 * worker that is missing or breaks is replaced by the page itself.
 */
export function createSearchEngine(open: () => SearchWorker = startWorker) {
  let loaded: SearchData | null = null
  let worker: SearchWorker | null = null
  let unavailable = false
  let local: Promise<Search | null> | null = null
  /** The pending request of each asker, in order, including the running one. */
  const wanted = new Map<object, Request>()
  let current: { readonly id: number; readonly asker: object; readonly request: Request } | null =
    null
  let count = 0

  const finish = (id: number, ids: Uint32Array | null) => {
    if (current?.id !== id) return
    const { asker, request } = current
    current = null
    if (wanted.get(asker) === request) {
      wanted.delete(asker)
      if (ids) request.onResult(ids)
    }
    send()
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
      finish(id, null)
    }
  }

  const send = () => {
    const [first] = wanted
    if (current || !first || !loaded) return
    count += 1
    const [asker, request] = first
    current = { id: count, asker, request }
    if (worker) worker.postMessage({ kind: 'find', id: count, query: request.query })
    else void findOnPage(count, request.query)
  }

  const fallBack = () => {
    worker?.terminate()
    worker = null
    unavailable = true
    if (current) void findOnPage(current.id, current.request.query)
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
    /**
     * Searches, and drops every earlier request of this asker. The result is node ids, best first. Calling
     * what it returns drops this request.
     */
    search(asker: object, query: string, onResult: Request['onResult']): () => void {
      const request = { query, onResult }
      wanted.delete(asker)
      wanted.set(asker, request)
      send()
      return () => {
        if (wanted.get(asker) === request) wanted.delete(asker)
      }
    },
  }
}

export type SearchEngine = ReturnType<typeof createSearchEngine>
