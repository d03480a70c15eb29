import type { paths } from '#openapi/generated/types.ts'
import { LISTS } from '#openapi/lists.ts'
import type { Transport } from '../transport/client.ts'
import { privateKey } from '../transport/query-keys.ts'
import { type Answer, unwrap } from '../transport/unwrap.ts'

/** Every list takes pages of this size. */
const PAGE_SIZE = 50

type Get<Path extends keyof paths> = paths[Path]['get']
type ListQuery<Path extends keyof paths> =
  Get<Path> extends { parameters: { query?: infer Query } }
    ? Omit<NonNullable<Query>, 'pageNo' | 'pageSize' | 'until'>
    : never
type Success<Body> = Body extends { success: true; value: { list: readonly (infer Row)[] } }
  ? Row
  : never
type RowOf<Path extends keyof paths> =
  Get<Path> extends { responses: { 200: { content: { 'application/json': infer Body } } } }
    ? Success<Body>
    : never

/** A page, by its number and the moment of the first one. */
interface Cursor {
  readonly pageNo: number
  readonly until?: number
}

interface Page<Row> {
  readonly list: Row[]
  readonly asOf: number
  readonly totalPages?: number
  readonly paging?: { readonly totalPages: number }
}

/** The rows of a list, page after page; new rows neither repeat nor hide others meanwhile. */
export interface List<Row> extends AsyncIterable<Row> {
  /** Options of `useInfiniteQuery`; the key begins as that of other private answers. */
  infinite(): {
    queryKey: readonly unknown[]
    queryFn: (asked: { pageParam: Cursor; signal: AbortSignal }) => Promise<Page<Row>>
    initialPageParam: Cursor
    getNextPageParam: (last: Page<Row>, pages: unknown, cursor: Cursor) => Cursor | null
  }
}

interface ListOptions {
  /** Rows per page, as the contract allows; 50 without it. */
  readonly pageSize?: number
  readonly signal?: AbortSignal
}

type ListOf<Path extends keyof paths> = (
  query: ListQuery<Path>,
  options?: ListOptions,
) => List<RowOf<Path>>

export type Lists = {
  readonly [Group in keyof typeof LISTS]: {
    readonly [Name in keyof (typeof LISTS)[Group]]: (typeof LISTS)[Group][Name] extends keyof paths
      ? ListOf<(typeof LISTS)[Group][Name]>
      : never
  }
}

function nextOf<Row>({ asOf, paging, totalPages }: Page<Row>, { pageNo, until }: Cursor) {
  const last = paging?.totalPages ?? totalPages ?? 0
  return pageNo < last ? { pageNo: pageNo + 1, until: until ?? asOf } : null
}

function listAt<Row>(
  { client }: Transport,
  account: () => string,
  path: string,
): (query: object, options?: ListOptions) => List<Row> {
  // Without its types, which are too many for a union of all lists.
  const methods: object = client
  const get: (path: string, init: object) => Promise<Answer<{ success: true; value: Page<Row> }>> =
    Reflect.get(methods, 'GET')
  return (asked, { pageSize = PAGE_SIZE, signal: own } = {}) => {
    const page = (cursor: Cursor, signal: AbortSignal | undefined) =>
      unwrap(
        get(path, {
          params: { query: { ...asked, pageSize, ...cursor } },
          ...(signal && { signal }),
        }),
      )
    return {
      async *[Symbol.asyncIterator]() {
        for (let cursor: Cursor | null = { pageNo: 1 }; cursor; ) {
          const answer: Page<Row> = await page(cursor, own)
          yield* answer.list
          cursor = nextOf(answer, cursor)
        }
      },
      infinite: () => ({
        queryKey: privateKey('list', path, account(), { ...asked, pageSize }),
        queryFn: ({ pageParam, signal }) => page(pageParam, signal),
        initialPageParam: { pageNo: 1 },
        getNextPageParam: (last, _, cursor) => nextOf(last, cursor),
      }),
    }
  }
}

/** A function for each list of an instance; the keys of its answers name the account. */
export function createLists(transport: Transport, account: () => string): Lists {
  const groups = Object.entries(LISTS).map(([group, lists]) => [
    group,
    Object.fromEntries(
      Object.entries(lists).map(([name, path]) => [name, listAt(transport, account, path)]),
    ),
  ])
  const made: Lists = Object.fromEntries(groups)
  return made
}
