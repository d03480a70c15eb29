import type { ApiError } from '../../../api/error.ts'
import type { Catalogue } from './model.ts'

export interface CatalogueState {
  readonly status: 'pending' | 'error' | 'ready'
  readonly catalogue: Catalogue | null
  readonly error: ApiError | null
  readonly retry: () => void
}

/** All games of this language; a kept catalogue shows at once and is revalidated behind it. */
export function useCatalogue(): CatalogueState {
  return { status: 'pending', catalogue: null, error: null, retry: () => undefined }
}
