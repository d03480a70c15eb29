import type { components } from '../../../openapi/generated/types.ts'
import { kindsOfGames, promotionTerms } from '../../content/offers/promotion-terms.ts'
import { promotionTexts } from '../../content/offers/promotions.ts'
import { payoutProviders } from '../../content/payout-providers.ts'
import { say } from '../../content/text.ts'
import { CURRENCY } from '../../world/core/site.ts'
import type { Member } from '../../world/core/tables.ts'
import { paymentPasswordOf } from '../../world/money/payment-password.ts'
import { receiptRules } from '../../world/money/settle-withdrawals.ts'
import type { Requirement } from '../../world/money/turnover.ts'
import {
  availableOf,
  dayOf,
  IDENTITY_FROM,
  lockedInWithdrawals,
  tiedBy,
  WITHDRAW_MAX,
  WITHDRAW_MIN,
} from '../../world/money/withdraw-rules.ts'
import { kycOf } from '../../world/people/kyc.ts'
import type { World } from '../../world/world-types.ts'
import { worldText } from '../content/promotion-list.ts'

type Schemas = components['schemas']

/** D-056: one requirement in plain numbers. */
function makeTurnover(
  world: World,
  requirement: Requirement,
  language: string,
): Schemas['WithdrawTurnover'] {
  const { entry, promotionId, times, base, required, done, left, maxBet, expiresAt } = requirement
  const text = promotionTexts.find(({ id }) => id === promotionId)
  const games = promotionId === null ? [] : (promotionTerms[promotionId]?.games ?? [])
  const counted = games.some(({ en }) => en === 'All games') ? [] : games
  const excluded = counted.length === 0 ? [] : kindsOfGames.filter((one) => !counted.includes(one))
  return {
    ...{ id: entry.id, amount: entry.amount, at: entry.at, tied: tiedBy(requirement) },
    ...{ times, base, required, done, left, maxBet, expiresAt },
    status: requirement.status === 'WAITING' ? 'WAITING' : 'ACTIVE',
    source: base === 'DEPOSIT' ? 'DEPOSIT' : 'BONUS',
    title: text ? say(worldText(world, text).title, language) : null,
    games: counted.map((name) => say(name, language)),
    excludedGames: excluded.map((name) => say(name, language)),
  }
}

/** What can be withdrawn now, and under which conditions. */
export function rulesOf(world: World, member: Member, language: string): Schemas['WithdrawRules'] {
  const { balance, tied, available, requirements } = availableOf(world, member.id)
  const { set, lockedUntil } = paymentPasswordOf(world, member.id)
  return {
    ...{ currency: CURRENCY.code, balance, tied, available },
    providers: payoutProviders.map(({ name, sendMinutes: _, partMost: __, ...provider }) => ({
      ...provider,
      name: say(name, language),
    })),
    locked: lockedInWithdrawals(world, member.id),
    ...{ min: WITHDRAW_MIN, max: WITHDRAW_MAX, day: dayOf(world, member) },
    turnover: requirements.map((one) => makeTurnover(world, one, language)),
    identity: { from: IDENTITY_FROM, state: kycOf(world, member.id).state },
    paymentPassword: { set, lockedUntil },
    receipt: receiptRules(world),
  }
}
