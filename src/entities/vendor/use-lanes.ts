import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type PermissionConfig, systemQueries } from '#api/content/system.ts'
import { gameQueries, type VendorCategory } from '#api/games/games.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { asArray } from '#lib/read.ts'
import { type Lane, reshapeLanes } from './lanes.ts'

type Config = Pick<PermissionConfig, 'esportVendors' | 'cockfightVendors' | 'inhouseVendors'>

/** The lanes of an answer under the rules of a configuration. */
export const lanesFrom = (
  menus: readonly VendorCategory[] | undefined,
  config: Config | undefined,
): readonly Lane[] =>
  reshapeLanes(asArray(menus), {
    esportVendors: asArray(config?.esportVendors),
    cockfightVendors: asArray(config?.cockfightVendors),
    inhouseVendors: asArray(config?.inhouseVendors),
  })

/** The vendor lanes as the portal shows them, with the query they come from. */
export function useLanes() {
  const config = useQuery(systemQueries.config()).data
  const query = useQuery(gameQueries.menus(useLanguage().code))
  const lanes = useMemo(() => lanesFrom(query.data, config), [query.data, config])
  return { lanes, query }
}
