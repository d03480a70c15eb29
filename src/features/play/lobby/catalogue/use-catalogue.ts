import { useQuery } from '@tanstack/react-query'
import { catalogueQueries } from '../../../../api/catalogue.ts'
import { type ApiError, asApiError } from '../../../../api/error.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import type { Catalogue } from './model.ts'

export interface CatalogueState {
  readonly status: 'pending' | 'error' | 'ready'
  readonly catalogue: Catalogue | null
  /** Why there is nothing to show; a kept catalogue that could not be revalidated is no error. */
  readonly error: ApiError | null
  readonly retry: () => void
}

/** All games of this language; a kept catalogue shows at once and is revalidated behind it. */
export function useCatalogue(): CatalogueState {
  const { code } = useLanguage()
  const kept = useQuery(catalogueQueries.kept(code))
  const index = useQuery(catalogueQueries.index(code))
  const retry = () => void index.refetch()
  const catalogue = index.data ?? kept.data ?? null
  if (catalogue) return { status: 'ready', catalogue, error: null, retry }
  if (index.isError && !index.isFetching)
    return { status: 'error', catalogue: null, error: asApiError(index.error), retry }
  return { status: 'pending', catalogue: null, error: null, retry }
}
