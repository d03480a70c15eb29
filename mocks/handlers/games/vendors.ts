import type { RequestHandler } from 'msw'
import type { GameType } from '#mocks/catalogue/types.ts'
import type { Vendor } from '#mocks/catalogue/vendors.ts'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeGameVendor, makeVendorItem } from '#mocks/factories/games.ts'
import { INHOUSE_VENDORS } from '#mocks/merchant/brand.ts'
import { hasEmptyLists } from '#mocks/world/list-size.ts'
import type { World } from '#mocks/world/world-types.ts'

/** The lanes as the platform sends them: e-sport and cockfight vendors are still inside SPORTS. */
const LANES = {
  RNG: ['RNG'],
  LIVE: ['LIVE'],
  FISH: ['FISH'],
  PVP: ['PVP'],
  SPORTS: ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
  LOTT: ['LOTT'],
  ELOTT: ['ELOTT'],
  BGS: ['BGS'],
} as const satisfies Partial<Record<GameType, readonly GameType[]>>

const TITLES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT', 'BGS'] as const

/** The portal recognises e-sport and cockfight vendors by code, so no others may fill up these types. */
const FIXED: readonly GameType[] = ['ESPORTS', 'COCKFIGHT']

const isInhouse = ({ code }: Vendor) => (INHOUSE_VENDORS as readonly string[]).includes(code)

/** The vendors of a type; a scenario may set their number, filled up with vendors of other types. */
function vendorsOf(world: World, type: GameType): readonly Vendor[] {
  if (hasEmptyLists(world)) return []
  const own = world.catalogue.vendors(type)
  const limit = world.conditions.vendors
  if (limit === undefined) return own
  const inhouse = own.filter(isInhouse)
  const others = world.catalogue
    .vendors()
    .filter((vendor) => !own.includes(vendor) && !FIXED.includes(vendor.types[0] ?? type))
  const first = own.filter((vendor) => !isInhouse(vendor))
  const filled = FIXED.includes(type) ? first : [...first, ...others.filter((v) => !isInhouse(v))]
  return [...filled.slice(0, limit), ...inhouse]
}

/** Vendors, and the lanes of the menu. */
export const gameVendorHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getGameVendor', ({ query, language }) => {
    const vendors = hasEmptyLists(world) ? [] : world.catalogue.vendors()
    const code = query.language ?? language
    return ok({ list: vendors.map((vendor) => makeGameVendor(world, vendor, code)) })
  }),
]

/** The vendor lanes of the mega menu. */
export const gameMenuHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getGameMenus', ({ language }) => {
    const lanes = TITLES.map((title) => {
      const cards = LANES[title].flatMap((type) =>
        vendorsOf(world, type).map((vendor) => makeVendorItem(world, vendor, type, language)),
      )
      return { title, cards, gameClassify: { vendors: cards } }
    })
    return ok({ data: { lanes } })
  }),
]
