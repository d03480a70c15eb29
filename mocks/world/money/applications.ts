import { gamesToTry } from '#mocks/content/offers/promotion-reviews.ts'
import { promotionTerms } from '#mocks/content/offers/promotion-terms.ts'
import type { Amount } from '../core/amount.ts'
import { HOUR } from '../core/durations.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member, Row } from '../core/tables.ts'
import { postEntry } from '../ledger/ledger.ts'
import { isExcluded } from '../play/pauses.ts'
import type { World } from '../world-types.ts'

type Application = Row<'promotionApplications'>
type Status = Application['status']

/** Duration of the review, and of crediting the bonus after approval. */
const REVIEW_MS = 6 * HOUR
const BONUS_PROCESSING_MS = HOUR

/** The fixed bonus of a promotion. Null when there is none, or when it depends on a deposit. */
export const getFixedBonus = (promotionId: number): Amount | null =>
  promotionTerms[promotionId]?.bonusAmount ?? null

/**
 * WAL-11: the next status of an approved application. Proof pictures still have to be processed. A fixed bonus waits for its
 * member.
 */
function approved(promotionId: number): Status {
  const terms = promotionTerms[promotionId]
  if (!terms || terms.bonusAmount === null) return 'Joined'
  return terms.application === 'PROOF' ? 'Process' : 'Claim'
}

/** Whether a promotion's conditions were met when the application was made, as far as the world knows. */
function isMet({ db }: World, { memberId, promotionId, appliedAt }: Application): boolean {
  const plays = db.plays.list((row) => row.memberId === memberId && row.startedAt <= appliedAt)
  return new Set(plays.map(({ nodeId }) => nodeId)).size >= (gamesToTry[promotionId] ?? 0)
}

/** Whether an application was approved, whatever its current state. */
export const isApproved = ({ status }: Application): boolean =>
  status !== 'Applying' && status !== 'Rejected'

/** The newest application of a member for a promotion. */
export const applicationFor = (
  { db }: World,
  { id: memberId }: Pick<Member, 'id'>,
  promotionId: number,
): Application | undefined => db.promotionApplications.list({ memberId, promotionId }).at(-1)

const nameOf = ({ memberId, requestId }: Application) => ({ memberId, requestId })

/** Credits the bonus of an application; its turnover begins with the entry. */
async function credit(
  world: World,
  { memberId, promotionId, requestId }: Application,
  at = world.clock.now(),
) {
  const amount = getFixedBonus(promotionId)
  if (amount === null) return
  const reference = `promotion-${promotionId}`
  await postEntry(world, { memberId, kind: 'BONUS', amount, reference, requestId, at })
}

/** Time of the next automatic step of an application; null when there is none. */
export const findNextStep = ({ status, appliedAt, decidedAt }: Application): number | null => {
  if (status === 'Applying') return appliedAt + REVIEW_MS
  return status === 'Process' && decidedAt !== null ? decidedAt + BONUS_PROCESSING_MS : null
}

/** Decides reviewed applications and credits processed ones, up to a moment. */
export async function settleApplications(
  world: World,
  memberId: number,
  now: number,
): Promise<void> {
  const { promotionApplications } = world.db
  const read = promotionApplications.list(
    (row) =>
      row.memberId === memberId && row.status === 'Applying' && row.appliedAt + REVIEW_MS <= now,
  )
  for (const row of read)
    await promotionApplications.update(nameOf(row), (one) => {
      one.status = isMet(world, row) ? approved(row.promotionId) : 'Rejected'
      one.decidedAt = row.appliedAt + REVIEW_MS
    })
  const worked = promotionApplications.list(
    (row) =>
      row.memberId === memberId &&
      row.status === 'Process' &&
      (row.decidedAt ?? now) + BONUS_PROCESSING_MS <= now,
  )
  for (const row of worked) {
    await promotionApplications.update(nameOf(row), (one) => {
      one.status = 'Issued'
    })
    await credit(world, row, findNextStep(row) ?? now)
  }
}

/** Takes the bonus that an application waits with. */
export async function claimBonus(
  world: World,
  member: Member,
  { promotionId, requestId }: { readonly promotionId: number; readonly requestId: string },
) {
  const application = applicationFor(world, member, promotionId)
  if (!application) return refusal('unknown')
  if (isExcluded(world, member)) return refusal('self.excluded')
  if (application.status !== 'Claim') return refusal('promotion.not.claimable')
  const [row = application] = await world.db.promotionApplications.update(
    nameOf(application),
    (one) => {
      one.status = 'Claimed'
      one.claimId = requestId
    },
  )
  await credit(world, application)
  return done(row)
}
