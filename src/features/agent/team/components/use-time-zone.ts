import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '../../../../api/content/system.ts'

/** D-083: reports are in the merchant's zone; the device's while it is loading. */
export const useTimeZone = (): string | undefined => useQuery(systemQueries.config()).data?.timeZone
