import { useQuery } from '@tanstack/react-query'
import { serverNow } from '../../../../api/server-time.ts'
import { systemQueries } from '../../../../api/system.ts'

/** D-001: how old a member must be and by whose calendar; adult and UTC until the configuration says. */
export function useProfileRules() {
  const config = useQuery(systemQueries.config()).data
  return {
    minAge: config?.jurisdiction.minAge ?? 18,
    timeZone: config?.timeZone ?? 'UTC',
    now: serverNow(),
  }
}
