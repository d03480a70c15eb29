import type { QueryClient, QueryKey } from '@tanstack/react-query'

interface Context {
  readonly client: QueryClient
  readonly queryKey: QueryKey
}

const isPaged = (asked: unknown): asked is { readonly pageNo: number } =>
  typeof asked === 'object' && asked !== null && 'pageNo' in asked

/**
 * The moment that a page of a list shows, so that new rows neither repeat nor hide others while the pages are turned:
 * that of the first page, while it is cached. The query is the last part of the key. A first page has none; the cached
 * pages behind it become stale.
 */
export function firstPageMoment({ client, queryKey }: Context): { readonly until?: number } {
  const asked = queryKey.at(-1)
  if (!isPaged(asked)) return {}
  const list = queryKey.slice(0, -1)
  if (asked.pageNo > 1) {
    const first = client.getQueryData<{ readonly asOf?: number }>([
      ...list,
      { ...asked, pageNo: 1 },
    ])
    return first?.asOf === undefined ? {} : { until: first.asOf }
  }
  const isBehind = (key: QueryKey) => {
    const other = key.at(-1)
    return isPaged(other) && other.pageNo > 1
  }
  void client.invalidateQueries({
    queryKey: list,
    predicate: (query) => isBehind(query.queryKey),
    refetchType: 'none',
  })
  return {}
}
