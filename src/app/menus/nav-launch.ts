import type { QueryClient } from '@tanstack/react-query'
import { gameQueries } from '../../api/games.ts'
import { systemQueries } from '../../api/system.ts'
import { lanesFrom } from '../../entities/vendor/use-lanes.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { type Door, menuDoor, vendorsOf } from './menu-lanes.ts'
import { NAV } from './nav.ts'

/** After this long without the vendors, the type's page is opened. */
const PATIENCE_MS = 1500

async function onlyVendorDoor(queries: QueryClient, page: string): Promise<Door | null> {
  const entry = NAV.find(({ to }) => to === page)
  const [menus, config] = await Promise.all([
    queries.ensureQueryData(gameQueries.menus(currentLanguage())),
    queries.ensureQueryData(systemQueries.config()),
  ])
  const [first, ...others] = entry ? vendorsOf(lanesFrom(menus, config), entry.key) : []
  return first && others.length === 0 ? menuDoor(page, first) : null
}

/** HDR-24, HDR-25: a type with exactly one vendor leads to that vendor, any other to its page. */
export async function doorOf(queries: QueryClient, page: string): Promise<Door> {
  const tooLate = new Promise<null>((give) => setTimeout(give, PATIENCE_MS, null))
  const door = await Promise.race([onlyVendorDoor(queries, page), tooLate])
  return door ?? { to: page, plays: false }
}
