import { createSearch, type Search, type SearchData } from './search.ts'

/** What the page sends: the games first, then a query at a time. */
export type SearchTask =
  | { readonly kind: 'load'; readonly data: SearchData }
  | { readonly kind: 'find'; readonly id: number; readonly query: string }
/** 0 says only that the worker is there. */
export interface SearchAnswer {
  readonly id: number
  readonly ids: Uint32Array
}

let search: Search | null = null

const answer = (found: SearchAnswer) => self.postMessage(found)

self.onmessage = ({ data: task }: MessageEvent<SearchTask>) => {
  if (task.kind === 'load') search = createSearch(task.data)
  else answer({ id: task.id, ids: search?.find(task.query) ?? new Uint32Array() })
}

answer({ id: 0, ids: new Uint32Array() })
