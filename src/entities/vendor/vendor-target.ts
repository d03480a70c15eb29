import type { GameType } from '#api/games/games.ts'
import { href, searchText } from '#patterns/routing/href.ts'
import { withPopup } from '#patterns/routing/popup.ts'

const LOTTERIES: ReadonlyMap<string, '/vnLottery' | '/seaLottery' | '/lottery'> = new Map([
  ['TCG_LOTTO_VN', '/vnLottery'],
  ['TCG_SEA', '/seaLottery'],
  ['LOTT', '/lottery'],
  ['ELOTT', '/lottery'],
])

/** The lottery page of a vendor, of one of its games where a code is given; null for other vendors. */
export function lotteryPath(vassalage: string, gameCode?: string): string | null {
  const path = LOTTERIES.get(vassalage)
  return path ? href(path, null, { search: { gameCode: gameCode || null } }) : null
}

/** The search parameters of the pop-up `games`. */
export const vendorGamesParams = (vassalage: string, gameType: GameType) => ({
  of: vassalage,
  kind: gameType,
})

interface VendorEntry {
  readonly vassalage: string
  readonly gameType: GameType
  readonly isGame: 'GAME' | 'VASSALAGE'
  readonly nodeId?: number | undefined
}

export type VendorTarget =
  /** A page of the portal. `forMoney`: only for visitors who may play for money. */
  | { kind: 'page'; to: string; forMoney: boolean }
  /** The list of the vendor's games. */
  | { kind: 'games' }
  /** The vendor's own lobby, which is launched like a game; its node may be unknown. */
  | { kind: 'lobby'; nodeId: number | null }

/** The target of a press on a vendor. */
export function vendorTarget({ vassalage, gameType, isGame, nodeId }: VendorEntry): VendorTarget {
  const lottery = lotteryPath(vassalage)
  if (lottery) return { kind: 'page', to: lottery, forMoney: true }
  if (gameType === 'RNG')
    return { kind: 'page', to: href('/rng', null, { search: { vassalage } }), forMoney: false }
  return isGame === 'VASSALAGE' ? { kind: 'games' } : { kind: 'lobby', nodeId: nodeId ?? null }
}

export interface VendorLink {
  /** Path with query; a query alone where it opens a pop-up over the page. */
  readonly to: string
  /** Only for visitors who may play for money. */
  readonly forMoney: boolean
  /** A pop-up over this page, which Back closes. */
  readonly overlay: boolean
}

/**
 * The address that a vendor links to. `page` is the page of its type, where a lobby
 * without a known node leads too. `games`: whether the list of its games is that page, or a pop-up over
 * the one with this `search`.
 */
export function vendorLink(
  vendor: VendorEntry,
  { page, games, search = '' }: { page: string; games: 'popup' | 'page'; search?: string },
): VendorLink {
  const { vassalage, gameType } = vendor
  const target = vendorTarget(vendor)
  if (target.kind === 'page') return { to: target.to, forMoney: target.forMoney, overlay: false }
  if (target.kind === 'lobby' && target.nodeId !== null)
    return { to: href('/game/:nodeId', { nodeId: target.nodeId }), forMoney: true, overlay: false }
  if (target.kind === 'games' && games === 'popup') {
    const to = withPopup(search, 'games', vendorGamesParams(vassalage, gameType))
    return { to, forMoney: false, overlay: true }
  }
  return { to: page + searchText({ vassalage }), forMoney: false, overlay: false }
}
