import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { gameQueries, type VendorCategory } from '../api/games.ts'
import { type PermissionConfig, systemQueries } from '../api/system.ts'
import { useLanguage } from '../i18n/i18n.ts'
import { asArray } from '../lib/read.ts'
import { type Lane, reshapeLanes } from '../session/lanes.ts'
import type { NavEntry } from './nav.ts'

type Config = Pick<PermissionConfig, 'esportVendors' | 'cockfightVendors' | 'inhouseVendors'>

/** D-039: the lanes of an answer under the rules of a configuration. */
export const lanesFrom = (
  menus: readonly VendorCategory[] | undefined,
  config: Config | undefined,
): readonly Lane[] =>
  reshapeLanes(asArray(menus), {
    esportVendors: asArray(config?.esportVendors),
    cockfightVendors: asArray(config?.cockfightVendors),
    inhouseVendors: asArray(config?.inhouseVendors),
  })

/** The vendors of a navigation type; none for pages that are no type. */
export const vendorsOf = (lanes: readonly Lane[], key: NavEntry['key']): Lane['vendors'] =>
  lanes.find(({ title }) => title === key.toUpperCase())?.vendors ?? []

/** The menu's lanes, and the query behind them. */
export function useMenuLanes(): {
  lanes: readonly Lane[]
  query: UseQueryResult<VendorCategory[]>
} {
  const config = useQuery(systemQueries.config())
  const query = useQuery(gameQueries.menus(useLanguage().code))
  return { lanes: lanesFrom(query.data, config.data), query }
}
