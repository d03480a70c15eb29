import { done, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import type { World } from '../world-types.ts'
import { withMissionEvents } from './announce-missions.ts'

/** As many as one page of the list holds (GAM-22). */
const MAX_FAVORITES = 999

/** Adds a game to a member's favourites, once. */
export async function addFavorite(world: World, member: Member, nodeId: number) {
  const game = world.catalogue.byId(nodeId)
  if (!game) return refusal('unknown')
  const { db } = world
  const memberId = member.id
  if (db.favorites.find({ memberId, nodeId })) return done(null)
  if (db.favorites.count({ memberId }) >= MAX_FAVORITES) return refusal('favorites.full')
  const { vassalage: vendor, gameType } = game
  const row = { memberId, nodeId, vendor, gameType, at: world.clock.now() }
  await withMissionEvents(world, member, () => db.favorites.insert(row))
  return done(null)
}
