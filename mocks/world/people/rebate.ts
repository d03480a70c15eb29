import type { GameType } from '#mocks/catalogue/types.ts'
import { REBATE_MINIMUM, rebateRates } from '#mocks/content/offers/rebate-rates.ts'
import { vipLevels } from '#mocks/content/offers/vip-levels.ts'
import { isModuleOn } from '#mocks/merchant/settings.ts'
import type { components } from '#openapi/generated/types.ts'
import { addAmounts, compareAmounts, fromMinor, sumAmounts, toMinor } from '../core/amount.ts'
import { addDays, dayAt, startOfDay } from '../core/days.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import { listEntries, postEntry } from '../ledger/ledger.ts'
import { listBets, toValidBet } from '../play/bets.ts'
import type { World } from '../world-types.ts'
import { checkRewardEligibility } from './rewards.ts'
import { getVipStatus } from './vip.ts'

type Schemas = components['schemas']

/** Prefix of the ledger references of these claims; the weekly rebate has another one. */
const REFERENCE = 'manual-rebate-'
const SHOWN_CLAIMS = 10

/** Hundredths of a per cent of a rate such as "0.80". */
const basisPoints = (rate: string): bigint => toMinor(rate)

function rowsOf(world: World, member: Member, since: number): Schemas['ManualRebateRow'][] {
  const sums = new Map<GameType, string>()
  for (const bet of listBets(world, member.id, { from: since })) {
    const valid = toValidBet(bet)
    if (valid !== '0.00')
      sums.set(bet.gameType, addAmounts(sums.get(bet.gameType) ?? '0.00', valid))
  }
  const extra = vipLevels[getVipStatus(world, member).level]?.cashback ?? '0.00'
  return [...sums].map(([gameType, validBet]) => {
    const rate = addAmounts(rebateRates[gameType], extra)
    const amount = fromMinor((toMinor(validBet) * basisPoints(rate)) / 10_000n)
    return { gameType, validBet, rate, amount }
  })
}

/** The rebate on the valid bets since the last claim. */
export function getManualRebate(world: World, member: Member): Schemas['ManualRebate'] {
  const paid = listEntries(world, member.id, { kinds: ['REBATE'] })
  const since = paid.at(-1)?.at ?? null
  const rows = rowsOf(world, member, since === null ? 0 : since + 1)
  const total = sumAmounts(rows.map(({ amount }) => amount))
  const today = dayAt(world.clock.now())
  const claims = paid.filter(({ reference }) => reference.startsWith(REFERENCE)).reverse()
  const isClaimed = claims.some(({ reference }) => reference === REFERENCE + today)
  const isBelow = compareAmounts(total, REBATE_MINIMUM) < 0
  const unclaimed = isBelow ? 'BELOW' : 'READY'
  return {
    state: isClaimed ? 'CLAIMED' : unclaimed,
    since,
    rows,
    total,
    minimum: REBATE_MINIMUM,
    nextAt: isClaimed ? startOfDay(addDays(today, 1)) : null,
    claims: claims.slice(0, SHOWN_CLAIMS).map(({ id, at, amount }) => ({ id, at, amount })),
  }
}

const isOff = ({ conditions }: World) => !isModuleOn(conditions, 'MANPLAYREB3')

/** The rebate of a member, where the merchant has one. */
export const offeredRebate = (world: World, member: Member) =>
  isOff(world) ? refusal('function.not.available') : done(getManualRebate(world, member))

/** Pays the rebate of the day. What one rebate has paid for is never paid again. */
export async function claimRebate(world: World, member: Member, requestId: string) {
  if (isOff(world)) return refusal('function.not.available')
  const refused = checkRewardEligibility(world, member)
  if (refused) return refused
  const { state, total: amount } = getManualRebate(world, member)
  if (state === 'CLAIMED') return refusal('reward.already.claimed')
  if (state === 'BELOW') return refusal('reward.not.reached')
  const reference = REFERENCE + dayAt(world.clock.now())
  await postEntry(world, { memberId: member.id, kind: 'REBATE', amount, reference, requestId })
  return done(null)
}
