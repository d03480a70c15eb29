import { queryOptions } from '@tanstack/react-query'
import { isRecord } from '../lib/read.ts'
import { type RecordStore, recordStore } from '../lib/record-store.ts'
import { client as portal } from './client.ts'
import { LANES_PLATFORM, language, merchant } from './context-params.ts'
import { ApiError } from './error.ts'
import { type GameIndex, readGameIndex } from './game-index.ts'
import { publicKey } from './query-keys.ts'
import { unwrap } from './unwrap.ts'

/** A storage that does not answer is none to wait for. */
const PATIENCE_MS = 1000
/** How often an open page asks whether the catalogue is still the same. */
const ASK_AGAIN_MS = 300_000

let open = (): RecordStore | null => recordStore('portal-catalogue')

/** Tests put a storage of their own in place of the browser's. */
export const setCatalogueStore = (store: RecordStore | null): void => {
  open = () => store
}

const keptUnder = (code: string) => `${merchant()}.${code}`

const patience = <T>(work: Promise<T>): Promise<T | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS)
    const settle = (value: T | null) => {
      clearTimeout(timer)
      resolve(value)
    }
    work.then(settle, () => settle(null))
  })

/** What this device kept of the catalogue; null where there is nothing, or nothing to trust. */
async function keptIndex(code: string): Promise<GameIndex | null> {
  const store = open()
  return store ? readGameIndex(await patience(store.get(keptUnder(code)))) : null
}

function keep(code: string, value: unknown): void {
  open()
    ?.set(keptUnder(code), value)
    .catch(() => undefined)
}

const indexKey = (code: string) => publicKey('games', 'index', code)

export const catalogueQueries = {
  /** The catalogue as this device kept it: there at once, perhaps of yesterday. */
  kept: (code: string) =>
    queryOptions({
      queryKey: publicKey('games', 'index-kept', code),
      queryFn: () => keptIndex(code),
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
    }),
  /**
   * All games of a language in one call (getGameIndex). Each page that opens asks anew, with the version
   * that is there; while that has not changed the very same index stays.
   */
  index: (code: string) =>
    queryOptions({
      queryKey: indexKey(code),
      queryFn: async ({ client, signal }): Promise<GameIndex> => {
        const known =
          client.getQueryData<GameIndex>(indexKey(code)) ??
          (await client.ensureQueryData(catalogueQueries.kept(code)))
        const value: unknown = await unwrap(
          portal.GET('/lgw/games/index', {
            params: {
              query: {
                merchant: merchant(),
                platform: LANES_PLATFORM,
                language: language(),
                ...(known && { version: known.version }),
              },
            },
            signal,
          }),
        )
        if (known && isRecord(value) && value.unchanged === true && value.version === known.version)
          return known
        const index = readGameIndex(value)
        if (!index) throw new ApiError({ status: 502, code: 'malformed' })
        keep(code, value)
        return index
      },
      staleTime: 0,
      refetchInterval: ASK_AGAIN_MS,
      structuralSharing: false,
    }),
}
