import type { RequestHandler } from 'msw'
import { turnedDown } from '#mocks/content/offers/promotion-reviews.ts'
import { localize } from '#mocks/content/text.ts'
import { fail, ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { Member, Row } from '#mocks/world/core/tables.ts'
import { applicationFor, claimBonus, getFixedBonus } from '#mocks/world/money/applications.ts'
import {
  applyForPromotion,
  canReapply,
  checkApplications,
  isApplicationActive,
} from '#mocks/world/money/apply-for-promotion.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { listPromotions } from './promotion-list.ts'

type Application = components['schemas']['PromotionApplication']

/** WAL-11: an application as the contract shows it; its promotion may have ended or been removed. */
function shown(
  world: World,
  member: Member,
  row: Row<'promotionApplications'>,
  language: string,
): Application {
  const { promotionId, status, appliedAt, decidedAt } = row
  const rejected = status === 'Rejected'
  const reason = turnedDown[promotionId]
  return {
    promotionId,
    status,
    appliedAt,
    decidedAt,
    amount: rejected ? null : getFixedBonus(promotionId),
    reason: rejected && reason ? localize(reason, language) : null,
    mayRetry: canReapply(world, member, row),
  }
}

/** One promotion, and applications for it. */
export const promotionsHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getPromotion', ({ query, language }) => {
    const all = listPromotions(world, query.language ?? language)
    const found = all.find(({ id }) => id === query.id)
    return found ? ok(found) : fail(404)
  }),

  operation(world, 'getPromotionApplications', ({ member, language }) => {
    const all = world.db.promotionApplications.list({ memberId: member.id })
    // A repeated application replaces the rejected one before it.
    const newest = new Map(all.map((row) => [row.promotionId, row]))
    return ok({
      list: [...newest.values()]
        .filter((row) => isApplicationActive(world, row))
        .sort((a, b) => b.appliedAt - a.appliedAt)
        .map((row) => shown(world, member, row, language)),
      refusals: checkApplications(world, member),
    })
  }),

  operation(
    world,
    'applyForPromotion',
    async ({ body, member, language }) =>
      toAnswer(await applyForPromotion(world, member, body), (row) =>
        shown(world, member, row, language),
      ),
    {
      replay: ({ body: { requestId }, member, language }) => {
        const row = world.db.promotionApplications.find({ memberId: member.id, requestId })
        return row && ok(shown(world, member, row, language))
      },
    },
  ),

  operation(
    world,
    'claimActivity',
    async ({ body, member, language }) =>
      toAnswer(await claimBonus(world, member, body), (row) => shown(world, member, row, language)),
    {
      replay: ({ body: { promotionId, requestId }, member, language }) => {
        const row = applicationFor(world, member, promotionId)
        return row?.claimId === requestId ? ok(shown(world, member, row, language)) : null
      },
    },
  ),
]
