import { plainTerms, promotionTerms } from '#mocks/content/offers/promotion-terms.ts'
import type { PromotionText } from '#mocks/content/offers/promotion-text.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member, Row } from '../core/tables.ts'
import { isExcluded } from '../play/pauses.ts'
import type { World } from '../world-types.ts'
import { applicationFor } from './applications.ts'
import {
  getPromotionEnd,
  getPromotionStart,
  isEligible,
  offeredPromotions,
} from './offered-promotions.ts'
import { getPeriodStart, isAvailableOn, isNewEnough, isPromotionTaken } from './promotion-days.ts'

type Application = Row<'promotionApplications'>

const promotionOf = (world: World, promotionId: number): PromotionText | undefined =>
  offeredPromotions(world).find(({ id }) => id === promotionId)

function hasEnded(world: World, promotion: PromotionText): boolean {
  const end = getPromotionEnd(world, promotion)
  return end !== null && end <= world.clock.now()
}

/** Whether an application stands for now: it is under way, or was made in the time that allows one. */
export function isApplicationActive(world: World, { promotionId, status, appliedAt }: Application) {
  if (status !== 'Issued' && status !== 'Claimed' && status !== 'Joined') return true
  const since = getPeriodStart(promotionId, world.clock.now())
  return since === null ? status === 'Joined' : appliedAt >= since
}

/** Whether an application or a deposit of this member prevents another application. */
function isApplied(world: World, member: Member, promotionId: number): boolean {
  if (isPromotionTaken(world, member.id, promotionId)) return true
  const before = applicationFor(world, member, promotionId)
  return before !== undefined && before.status !== 'Rejected' && isApplicationActive(world, before)
}

const termsOf = (promotionId: number) => promotionTerms[promotionId] ?? plainTerms

/** The reason why this member may not apply for this promotion now, whatever they send; null when they may. */
function checkApplication(world: World, member: Member, promotion: PromotionText) {
  if (isExcluded(world, member)) return refusal('self.excluded')
  const { id } = promotion
  const now = world.clock.now()
  if (hasEnded(world, promotion)) return refusal('promotion.ended')
  if (getPromotionStart(world, promotion) > now) return refusal('promotion.not.started')
  if (!isEligible(world, member) || termsOf(id).application === 'NONE')
    return refusal('promotion.not.eligible')
  if (isApplied(world, member, id)) return refusal('promotion.already.applied')
  if (!isNewEnough(member, id, now)) return refusal('promotion.new.members')
  return isAvailableOn(id, now) ? null : refusal('promotion.not.today')
}

/** The promotions that would refuse an application of this member now, each with its reason. */
export const checkApplications = (world: World, member: Member) =>
  offeredPromotions(world).flatMap((promotion) => {
    const no = checkApplication(world, member, promotion)
    return no ? [{ promotionId: promotion.id, code: no.reason }] : []
  })

/** Whether a rejected application may be sent again now. */
export function canReapply(world: World, member: Member, { promotionId, status }: Application) {
  const promotion = promotionOf(world, promotionId)
  if (status !== 'Rejected' || !promotion) return false
  return checkApplication(world, member, promotion) === null
}

type ApplicationInput = Pick<Application, 'promotionId' | 'comment' | 'files' | 'requestId'>

/** Sends an application for a promotion, which waits to be read. */
export async function applyForPromotion(world: World, member: Member, input: ApplicationInput) {
  const memberId = member.id
  const promotion = promotionOf(world, input.promotionId)
  const unknown = input.files.some((id) => !world.db.uploads.find({ id, memberId }))
  if (!promotion || unknown) return refusal('unknown')
  const no = checkApplication(world, member, promotion)
  if (no) return no
  const lacksProof = termsOf(promotion.id).application === 'PROOF' && input.files.length === 0
  if (lacksProof) return refusal('promotion.proof.required')
  const row = await world.db.promotionApplications.insert({
    ...input,
    memberId,
    status: 'Applying',
    appliedAt: world.clock.now(),
    decidedAt: null,
    claimId: null,
  })
  return done(row)
}
