import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'
import { serverNow } from '#api/transport/server-time.ts'

/** The minimum age and its time zone; 18 and UTC until the configuration is loaded. */
export function useProfileRules() {
  const config = useQuery(systemQueries.config()).data
  return {
    minAge: config?.jurisdiction.minAge ?? 18,
    timeZone: config?.timeZone ?? 'UTC',
    now: serverNow(),
  }
}
