import { queryOptions } from '@tanstack/react-query'
import { now } from '#lib/clock.ts'
import { isRecord } from '#lib/read.ts'
import { type RecordStore, recordStore } from '#lib/record-store.ts'
import { own } from '../transport/client.ts'
import type { RequestContext } from '../transport/context.ts'
import { LANES_PLATFORM } from '../transport/context-params.ts'
import { ApiError } from '../transport/error.ts'
import { pollingInterval } from '../transport/polling.ts'
import { publicKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'
import { type GameIndex, parseGameIndex } from './game-index.ts'

/** The storage may hang, so it is given up after this time. */
const STORAGE_TIMEOUT_MS = 1000
/** How often an open page revalidates the catalogue. */
const REVALIDATE_MS = 300_000

let open = (): RecordStore | null => recordStore('portal-catalogue')

/** For tests: a storage in place of the browser's; null for none. */
export const setCatalogueStore = (store: RecordStore | null): void => {
  open = () => store
}

const recordKey = (code: string, { merchant }: RequestContext) => `${merchant() ?? ''}.${code}`

const withTimeout = <T>(work: Promise<T>): Promise<T | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), STORAGE_TIMEOUT_MS)
    const settle = (value: T | null) => {
      clearTimeout(timer)
      resolve(value)
    }
    work.then(settle, () => settle(null))
  })

const timeKey = (recordKey: string) => `${recordKey}.at`

export interface StoredIndex {
  readonly index: GameIndex
  /** Last time it was known to be up to date, by the device's clock; null when unknown. */
  readonly at: number | null
}

/** The catalogue stored on this device; null when there is none or it cannot be read. */
async function storedIndex(key: string): Promise<StoredIndex | null> {
  const store = open()
  if (!store) return null
  const [record, at] = await Promise.all(
    [key, timeKey(key)].map((one) => withTimeout(store.get(one))),
  )
  const index = parseGameIndex(record)
  return index && { index, at: typeof at === 'number' ? at : null }
}

function store(key: string, value: unknown): void {
  open()
    ?.set(key, value)
    .catch(() => undefined)
}

const indexKey = (code: string) => publicKey('games', 'index', code)

export const catalogueQueries = {
  /** The catalogue that this device stored: there at once, perhaps outdated. */
  stored: (code: string, { context } = own) =>
    queryOptions({
      queryKey: publicKey('games', 'index-stored', code),
      queryFn: () => storedIndex(recordKey(code, context)),
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
    }),
  /**
   * All games of a language in one call (getGameIndex). Each page that opens revalidates it with the version
   * that is there; as long as that has not changed, the same object stays.
   */
  index: (code: string, at = own) =>
    queryOptions({
      queryKey: indexKey(code),
      queryFn: async ({ client, signal }): Promise<GameIndex> => {
        const { context } = at
        const key = recordKey(code, context)
        const known =
          client.getQueryData<GameIndex>(indexKey(code)) ??
          (await client.ensureQueryData(catalogueQueries.stored(code, at)))?.index
        const value: unknown = await unwrap(
          at.client.GET('/lgw/games/index', {
            params: {
              query: {
                merchant: context.merchant() ?? '',
                platform: LANES_PLATFORM,
                language: context.language(),
                ...(known && { version: known.version }),
              },
            },
            signal,
          }),
        )
        if (
          known &&
          isRecord(value) &&
          value.unchanged === true &&
          value.version === known.version
        ) {
          store(timeKey(key), now())
          return known
        }
        const index = parseGameIndex(value)
        if (!index) throw new ApiError({ status: 502, code: 'malformed' })
        store(key, value)
        store(timeKey(key), now())
        return index
      },
      staleTime: 0,
      refetchInterval: pollingInterval(REVALIDATE_MS),
      structuralSharing: false,
    }),
}
