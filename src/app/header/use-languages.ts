import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'
import { DEFAULT_SUPPORTED, offeredLanguages } from '#i18n/languages.ts'
import { asArray } from '#lib/read.ts'

/** The languages that the merchant offers. */
export function useLanguages() {
  const supported = asArray(useQuery(systemQueries.config()).data?.supportedLanguages)
  return offeredLanguages(supported.length > 0 ? supported : DEFAULT_SUPPORTED)
}
