import { toWorldText } from '#mocks/content/hostile.ts'
import { kindsOfGames, promotionTerms } from '#mocks/content/offers/promotion-terms.ts'
import { promotionTexts } from '#mocks/content/offers/promotions.ts'
import { payoutProviders } from '#mocks/content/payout-providers.ts'
import { localize } from '#mocks/content/text.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { getPaymentPasswordState } from '#mocks/world/money/payment-password.ts'
import { receiptRules } from '#mocks/world/money/settle-withdrawals.ts'
import {
  getDailyAllowance,
  getWithdrawable,
  IDENTITY_FROM,
  lockedInWithdrawals,
  MAX_WITHDRAWAL,
  MIN_WITHDRAWAL,
  type Tying,
} from '#mocks/world/money/withdraw-rules.ts'
import { getKyc } from '#mocks/world/people/kyc.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

type Schemas = components['schemas']

/** D-056: one requirement in plain numbers. */
function makeTurnover(
  world: World,
  requirement: Tying,
  language: string,
): Schemas['WithdrawTurnover'] {
  const {
    entry,
    promotionId,
    times,
    base,
    required,
    done,
    left,
    tied,
    maxBet,
    maxCashOut,
    expiresAt,
  } = requirement
  const text = promotionTexts.find(({ id }) => id === promotionId)
  const games = promotionId === null ? [] : (promotionTerms[promotionId]?.games ?? [])
  const counted = games.some(({ en }) => en === 'All games') ? [] : games
  const excluded = counted.length === 0 ? [] : kindsOfGames.filter((one) => !counted.includes(one))
  return {
    id: entry.id,
    amount: entry.amount,
    at: entry.at,
    tied,
    times,
    base,
    required,
    done,
    left,
    maxBet,
    maxCashOut,
    expiresAt,
    status: requirement.status === 'WAITING' ? 'WAITING' : 'ACTIVE',
    source: base === 'DEPOSIT' ? 'DEPOSIT' : 'BONUS',
    title: text ? localize(toWorldText(world, text).title, language) : null,
    games: counted.map((name) => localize(name, language)),
    excludedGames: excluded.map((name) => localize(name, language)),
  }
}

/** The amounts that can be withdrawn now, with the conditions. */
export function getWithdrawRules(
  world: World,
  member: Member,
  language: string,
): Schemas['WithdrawRules'] {
  const { balance, tied, available, requirements } = getWithdrawable(world, member.id)
  const { set, lockedUntil } = getPaymentPasswordState(world, member.id)
  return {
    currency: CURRENCY.code,
    balance,
    tied,
    available,
    providers: payoutProviders.map(({ name, sendMinutes: _, partMost: __, ...provider }) => ({
      ...provider,
      name: localize(name, language),
    })),
    locked: lockedInWithdrawals(world, member.id),
    min: MIN_WITHDRAWAL,
    max: MAX_WITHDRAWAL,
    day: getDailyAllowance(world, member),
    turnover: requirements.map((one) => makeTurnover(world, one, language)),
    identity: { from: IDENTITY_FROM, state: getKyc(world, member.id).state },
    paymentPassword: { set, lockedUntil },
    receipt: receiptRules(world),
  }
}
