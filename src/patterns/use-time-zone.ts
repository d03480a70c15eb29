import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'

/** The merchant's time zone; undefined until the configuration is known. */
export const useTimeZone = (): string | undefined => useQuery(systemQueries.config()).data?.timeZone
