import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { gameQueries } from '../api/games.ts'
import { systemQueries } from '../api/system.ts'
import { useLanguage } from '../i18n/i18n.ts'
import { asArray } from '../lib/read.ts'
import { reshapeLanes } from './lanes.ts'

/** D-039: the vendor lanes as the portal shows them, with the query they come from. */
export function useLanes() {
  const config = useQuery(systemQueries.config()).data
  const query = useQuery(gameQueries.menus(useLanguage().code))
  const lanes = useMemo(
    () =>
      reshapeLanes(asArray(query.data), {
        esportVendors: asArray(config?.esportVendors),
        cockfightVendors: asArray(config?.cockfightVendors),
        inhouseVendors: asArray(config?.inhouseVendors),
      }),
    [query.data, config],
  )
  return { lanes, query }
}
