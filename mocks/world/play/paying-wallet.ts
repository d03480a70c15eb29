import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import type { Play } from '../core/tables.ts'
import { MAIN } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'
import { isSingleWallet } from './vendor-wallets.ts'

/**
 * The wallet that pays for a game's rounds: the vendor's own for games that need money there first, where vendors have
 * their own wallets (D-051); the main wallet for all others, and for a trial's demos.
 */
export const payingWallet = (
  world: World,
  game: Pick<CatalogueGame, 'wallet' | 'vassalage'> | undefined,
  demo: boolean,
): string =>
  !demo && !isSingleWallet(world) && game?.wallet === 'TRANSFER' ? game.vassalage : MAIN

/** The wallet that pays for this play. */
export const findPayingWallet = (world: World, { nodeId, demo }: Play): string =>
  payingWallet(world, world.catalogue.byId(nodeId), demo)
