import { plainTerms, promotionTerms } from '#mocks/content/offers/promotion-terms.ts'
import type { PromotionText } from '#mocks/content/offers/promotion-text.ts'
import { isMemberType } from '#mocks/merchant/brand.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member, Row } from '../core/tables.ts'
import { isExcluded } from '../play/pauses.ts'
import type { World } from '../world-types.ts'
import { applicationFor } from './applications.ts'
import { beginOf, endOf, isEligible, offeredPromotions } from './offered-promotions.ts'
import { isOnItsDay, onceSince } from './promotion-days.ts'

type Application = Row<'promotionApplications'>

const promotionOf = (world: World, promotionId: number): PromotionText | undefined =>
  offeredPromotions(world).find(({ id }) => id === promotionId)

function hasEnded(world: World, promotion: PromotionText): boolean {
  const end = endOf(world, promotion)
  return end !== null && end <= world.clock.now()
}

/** Whether a rejected application may be sent again now. */
export function mayRetry(world: World, { promotionId, status }: Application): boolean {
  const promotion = promotionOf(world, promotionId)
  if (status !== 'Rejected' || !promotion || hasEnded(world, promotion)) return false
  return isOnItsDay(promotionId, world.clock.now())
}

/** Whether an application stands for now: it is under way, or was made in the time that allows one. */
export function stillCounts(world: World, { promotionId, status, appliedAt }: Application) {
  if (status !== 'Issued' && status !== 'Claimed' && status !== 'Joined') return true
  const since = onceSince(promotionId, world.clock.now())
  return since === null ? status === 'Joined' : appliedAt >= since
}

/** Whether an application of this member stands in the way of another one. */
function isApplied(world: World, member: Member, promotionId: number): boolean {
  const before = applicationFor(world, member, promotionId)
  return before !== undefined && before.status !== 'Rejected' && stillCounts(world, before)
}

/** Why this member may not apply for this promotion now; null when they may. */
function barToApply(
  world: World,
  member: Member,
  promotion: PromotionText,
  files: readonly string[],
) {
  if (isExcluded(world, member)) return refusal('self.excluded')
  const { id } = promotion
  const { application } = promotionTerms[id] ?? plainTerms
  if (hasEnded(world, promotion)) return refusal('promotion.ended')
  if (beginOf(world, promotion) > world.clock.now()) return refusal('promotion.not.started')
  const others = !isEligible(world) || !isMemberType(member.type)
  if (others || application === 'NONE') return refusal('promotion.not.eligible')
  if (!isOnItsDay(id, world.clock.now())) return refusal('promotion.not.today')
  if (isApplied(world, member, id)) return refusal('promotion.already.applied')
  const lacksProof = application === 'PROOF' && files.length === 0
  return lacksProof ? refusal('promotion.proof.required') : null
}

type Wanted = Pick<Application, 'promotionId' | 'comment' | 'files' | 'requestId'>

/** Sends an application for a promotion, which waits to be read. */
export async function applyForPromotion(world: World, member: Member, wanted: Wanted) {
  const memberId = member.id
  const promotion = promotionOf(world, wanted.promotionId)
  const unknown = wanted.files.some((id) => !world.db.uploads.find({ id, memberId }))
  if (!promotion || unknown) return refusal('unknown')
  const bar = barToApply(world, member, promotion, wanted.files)
  if (bar) return bar
  const row = await world.db.promotionApplications.insert({
    ...wanted,
    memberId,
    status: 'Applying',
    appliedAt: world.clock.now(),
    decidedAt: null,
    claimId: null,
  })
  return done(row)
}
