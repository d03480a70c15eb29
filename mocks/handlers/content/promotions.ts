import type { RequestHandler } from 'msw'
import type { components } from '../../../openapi/generated/types.ts'
import { say } from '../../content/text.ts'
import { fail, ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import type { Member, Row } from '../../world/core/tables.ts'
import { applicationFor, bonusOf, claimBonus } from '../../world/money/applications.ts'
import { isOnItsDay, onceSince } from '../../world/money/promotion-days.ts'
import { isExcluded } from '../../world/play/pauses.ts'
import type { World } from '../../world/world-types.ts'
import { promotionsOf } from './promotion-list.ts'

type Application = components['schemas']['PromotionApplication']

/** Only members are eligible, neither trial accounts nor agents. */
const TAKES_PART: ReadonlySet<number> = new Set([0, 3])

const turnedDown = {
  en: 'There was more than one bet on that day.',
  bn: 'সেদিন একটির বেশি বাজি ছিল।',
}

type Promotion = components['schemas']['Promotion']

const hasEnded = (world: World, { endAt }: Pick<Promotion, 'endAt'>) =>
  endAt !== null && endAt <= world.clock.now()

const mayBeTaken = (world: World, promotion: Promotion) =>
  !hasEnded(world, promotion) && isOnItsDay(promotion.id, world.clock.now())

/** Whether an application stands for now: it is under way, or was made in the time that allows one. */
function stillCounts(
  world: World,
  { promotionId, status, appliedAt }: Row<'promotionApplications'>,
) {
  if (status !== 'Issued' && status !== 'Claimed' && status !== 'Joined') return true
  const since = onceSince(promotionId, world.clock.now())
  return since === null ? status === 'Joined' : appliedAt >= since
}

/** WAL-11: an application for a promotion that may be over by now, or gone. */
function shown(
  world: World,
  { promotionId, status, appliedAt, decidedAt }: Row<'promotionApplications'>,
  language: string,
): Application {
  const rejected = status === 'Rejected'
  const promotion = promotionsOf(world, language).find(({ id }) => id === promotionId)
  return {
    ...{ promotionId, status, appliedAt, decidedAt },
    amount: rejected ? null : bonusOf(promotionId),
    reason: rejected ? say(turnedDown, language) : null,
    mayRetry: rejected && promotion !== undefined && mayBeTaken(world, promotion),
  }
}

/** Why this member may not apply for this promotion now; null when they may. */
function objection(world: World, member: Member, promotion: Promotion, files: readonly string[]) {
  if (isExcluded(world, member)) return 'self.excluded'
  const { id, startAt, terms } = promotion
  if (hasEnded(world, promotion)) return 'promotion.ended'
  if (startAt > world.clock.now()) return 'promotion.not.started'
  const others = world.statement.promotions === 'not-eligible' || !TAKES_PART.has(member.type)
  if (others || terms.application === 'NONE') return 'promotion.not.eligible'
  if (!isOnItsDay(id, world.clock.now())) return 'promotion.not.today'
  const before = applicationFor(world, member, id)
  if (before && before.status !== 'Rejected' && stillCounts(world, before))
    return 'promotion.already.applied'
  return terms.application === 'PROOF' && files.length === 0 ? 'promotion.proof.required' : null
}

/** One promotion, and applications for it. */
export const promotionsHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getPromotion', ({ query, language }) => {
    const all = promotionsOf(world, query.language ?? language)
    const found = all.find(({ id }) => id === query.id)
    return found ? ok(found) : fail(404)
  }),

  operation(world, 'getPromotionApplications', ({ member, language }) => {
    const all = world.db.promotionApplications.list({ memberId: member.id })
    // One that was sent again stands for the rejected one before it.
    const newest = new Map(all.map((row) => [row.promotionId, row]))
    return ok({
      list: [...newest.values()]
        .filter((row) => stillCounts(world, row))
        .sort((a, b) => b.appliedAt - a.appliedAt)
        .map((row) => shown(world, row, language)),
    })
  }),

  operation(
    world,
    'applyForPromotion',
    async ({ body, member, language }) => {
      const { promotionId, files } = body
      const promotion = promotionsOf(world, language).find(({ id }) => id === promotionId)
      const unknown = files.some((id) => !world.db.uploads.find({ id, memberId: member.id }))
      if (!promotion || unknown) return fail(404)
      const code = objection(world, member, promotion, files)
      if (code) return refuse(code)
      const row = await world.db.promotionApplications.insert({
        ...body,
        memberId: member.id,
        status: 'Applying',
        appliedAt: world.clock.now(),
        decidedAt: null,
        claimId: null,
      })
      return ok(shown(world, row, language))
    },
    {
      again: ({ body: { requestId }, member, language }) => {
        const row = world.db.promotionApplications.find({ memberId: member.id, requestId })
        return row && ok(shown(world, row, language))
      },
    },
  ),

  operation(
    world,
    'claimActivity',
    async ({ body: { promotionId, requestId }, member, language }) => {
      const application = applicationFor(world, member, promotionId)
      if (!application) return fail(404)
      if (isExcluded(world, member)) return refuse('self.excluded')
      if (application.status !== 'Claim') return refuse('promotion.not.claimable')
      return ok(shown(world, await claimBonus(world, application, requestId), language))
    },
    {
      again: ({ body: { promotionId, requestId }, member, language }) => {
        const row = applicationFor(world, member, promotionId)
        return row?.claimId === requestId ? ok(shown(world, row, language)) : null
      },
    },
  ),
]
