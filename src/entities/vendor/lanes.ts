import type { VendorCategory } from '#api/games/games.ts'

type Vendor = VendorCategory['cards'][number]
export type LaneTitle = VendorCategory['title'] | 'INHOUSE'

export interface Lane {
  readonly title: LaneTitle
  readonly vendors: readonly Vendor[]
}

export interface LaneRules {
  readonly esportVendors: readonly string[]
  readonly cockfightVendors: readonly string[]
  readonly inhouseVendors: readonly string[]
}

/** D-039. */
const ORDER: readonly LaneTitle[] = [
  'RNG',
  'INHOUSE',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'BGS',
]

/** The lane a card belongs to, whichever lane the answer put it in. */
function laneOf(title: VendorCategory['title'], { vassalage }: Vendor, rules: LaneRules) {
  if (title === 'SPORTS' && rules.esportVendors.includes(vassalage)) return 'ESPORTS'
  if (title === 'SPORTS' && rules.cockfightVendors.includes(vassalage)) return 'COCKFIGHT'
  return title === 'RNG' && rules.inhouseVendors.includes(vassalage) ? 'INHOUSE' : title
}

/**
 * The menu lanes as the portal shows them: e-sport and cockfight vendors in their own lanes, excluded RNG vendors in
 * INHOUSE after RNG, one order, no vendor twice in a lane, no empty lane. The answer itself is never changed.
 */
export function reshapeLanes(lanes: readonly VendorCategory[], rules: LaneRules): readonly Lane[] {
  const found = new Map<LaneTitle, Map<string, Vendor>>()
  for (const { title, cards } of lanes) {
    for (const card of cards) {
      const lane = laneOf(title, card, rules)
      const vendors = found.get(lane) ?? new Map<string, Vendor>()
      if (!vendors.has(card.vassalage)) vendors.set(card.vassalage, card)
      found.set(lane, vendors)
    }
  }
  return ORDER.flatMap((title) => {
    const vendors = found.get(title)
    return vendors ? [{ title, vendors: [...vendors.values()] }] : []
  })
}

/** ELOTT if its lane has TCG_LOTTO_VN or LOTT, otherwise LOTT. */
export function prizeMode(lanes: readonly Lane[]): 'ELOTT' | 'LOTT' {
  const codes = lanes.find(({ title }) => title === 'ELOTT')?.vendors ?? []
  return codes.some(({ vassalage }) => vassalage === 'TCG_LOTTO_VN' || vassalage === 'LOTT')
    ? 'ELOTT'
    : 'LOTT'
}
