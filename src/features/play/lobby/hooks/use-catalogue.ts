import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { catalogueQueries } from '#api/games/catalogue.ts'
import { useLanguage } from '#i18n/i18n.ts'
import type { AsOf } from '#patterns/as-of.tsx'
import type { Catalogue } from '../catalogue/model.ts'

export interface CatalogueState {
  readonly status: 'pending' | 'error' | 'ready'
  readonly catalogue: Catalogue | null
  /** `error` is the reason why there is nothing to show; failing to revalidate a stored catalogue is not an error. */
  readonly query: { readonly error: Error | null; readonly refetch: () => Promise<unknown> }
  /** The query whose age is shown while the catalogue cannot be refreshed. */
  readonly shown: ComponentProps<typeof AsOf>['query']
}

/** All games of this language; a stored catalogue shows at once and is revalidated in the background. */
export function useCatalogue(): CatalogueState {
  const { code } = useLanguage()
  const stored = useQuery(catalogueQueries.stored(code))
  const index = useQuery(catalogueQueries.index(code))
  const catalogue = index.data ?? stored.data?.index ?? null
  const error = catalogue || index.isFetching ? null : index.error
  const missing = error ? 'error' : 'pending'
  const status = catalogue ? 'ready' : missing
  const at = index.data ? index.dataUpdatedAt : (stored.data?.at ?? null)
  const shown = {
    data: at === null ? undefined : (catalogue ?? undefined),
    error: index.error,
    dataUpdatedAt: at ?? 0,
  }
  return { status, catalogue, query: { error, refetch: index.refetch }, shown }
}
