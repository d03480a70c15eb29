import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '../../../../api/content/system.ts'

/** D-083: periods are those of the merchant's zone; UTC until it is known. */
export const useTimeZone = (): string => useQuery(systemQueries.config()).data?.timeZone ?? 'UTC'
