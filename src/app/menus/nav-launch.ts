import type { QueryClient } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'
import { gameQueries } from '#api/games/games.ts'
import { lanesFrom } from '#entities/vendor/use-lanes.ts'
import { type VendorLink, vendorLink } from '#entities/vendor/vendor-target.ts'
import { currentLanguage } from '#i18n/i18n.ts'
import { findLaneVendors } from './menu-lanes.ts'
import { NAV } from './nav.ts'

/** After this long without the vendors, the type's page is opened. */
const TIMEOUT_MS = 1500

async function onlyVendorLink(queries: QueryClient, page: string): Promise<VendorLink | null> {
  const entry = NAV.find(({ to }) => to === page)
  const [menus, config] = await Promise.all([
    queries.ensureQueryData(gameQueries.menus(currentLanguage())),
    queries.ensureQueryData(systemQueries.config()),
  ])
  const [first, ...others] = entry ? findLaneVendors(lanesFrom(menus, config), entry.key) : []
  return first && others.length === 0 ? vendorLink(first, { page, games: 'page' }) : null
}

/** A type with exactly one vendor leads to that vendor, any other to its page. */
export async function resolveNavLink(
  queries: QueryClient,
  page: string,
): Promise<Omit<VendorLink, 'overlay'>> {
  const tooLate = new Promise<null>((give) => setTimeout(give, TIMEOUT_MS, null))
  const link = await Promise.race([onlyVendorLink(queries, page), tooLate])
  return link ?? { to: page, forMoney: false }
}
