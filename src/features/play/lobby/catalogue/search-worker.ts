import { createSearch, type Search, type SearchData } from './search.ts'

/** Messages of the page: the games first, then one query after another. */
export type SearchTask =
  | { readonly kind: 'load'; readonly data: SearchData }
  | { readonly kind: 'find'; readonly id: number; readonly query: string }
/** `id` 0 says only that the worker has started. */
export interface SearchAnswer {
  readonly id: number
  readonly ids: Uint32Array
}

let search: Search | null = null

const post = (answer: SearchAnswer) => self.postMessage(answer)

self.onmessage = ({ data: task }: MessageEvent<SearchTask>) => {
  if (task.kind === 'load') search = createSearch(task.data)
  else post({ id: task.id, ids: search?.find(task.query) ?? new Uint32Array() })
}

post({ id: 0, ids: new Uint32Array() })
