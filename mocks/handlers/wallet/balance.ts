import type { RequestHandler } from 'msw'
import { toWorldText } from '#mocks/content/hostile.ts'
import { promotionTexts } from '#mocks/content/offers/promotions.ts'
import { localize } from '#mocks/content/text.ts'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeBonusProgress } from '#mocks/factories/bonus.ts'
import { makeBalance } from '#mocks/factories/wallet.ts'
import { MAIN } from '#mocks/world/ledger/ledger.ts'
import { findRunningBonus, type Requirement } from '#mocks/world/money/turnover.ts'
import { isSingleWallet } from '#mocks/world/play/vendor-wallets.ts'
import type { World } from '#mocks/world/world-types.ts'

function makeRunningBonus(world: World, requirement: Requirement, language: string) {
  const { entry, promotionId, gameTypes } = requirement
  const wagering = makeBonusProgress(requirement, language)
  const text = promotionTexts.find(({ id }) => id === promotionId)
  const title = text ? localize(toWorldText(world, text).title, language) : null
  return (
    wagering && { id: entry.id, title, amount: entry.amount, gameTypes: [...gameTypes], wagering }
  )
}

/** The member's balance, and the bonus that ties some of it. */
export const walletHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getBalance', ({ member }) => {
    const wallet = world.db.wallets.find({ memberId: member.id, wallet: MAIN })
    return ok(makeBalance({ ...wallet, updatedAt: wallet?.updatedAt ?? world.clock.now() }))
  }),

  operation(world, 'getRunningBonus', ({ member, language }) => {
    const { running, waiting } = findRunningBonus(world, member.id)
    return ok({ bonus: running && makeRunningBonus(world, running, language), waiting })
  }),

  operation(world, 'getMerchantWallet', () => ok({ isSingle: isSingleWallet(world) })),
]
