import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'
import { serverNow } from '#api/transport/server-time.ts'

/** How old a member must be and by whose calendar; adult and UTC until the configuration says. */
export function useProfileRules() {
  const config = useQuery(systemQueries.config()).data
  return {
    minAge: config?.jurisdiction.minAge ?? 18,
    timeZone: config?.timeZone ?? 'UTC',
    now: serverNow(),
  }
}
