import { envelopeTexts, moneyPrize } from '#mocks/content/offers/prizes.ts'
import { HOUR } from '../../core/durations.ts'
import { done, refusal } from '../../core/refusal.ts'
import type { Member } from '../../core/tables.ts'
import { hasEmptyLists } from '../../list-size.ts'
import type { World } from '../../world-types.ts'
import { startOfToday } from '../offered-promotions.ts'
import { awardPrize, checkPrizeEligibility, drawByChance, hasPrizes } from './payout.ts'

type EnvelopeText = (typeof envelopeTexts)[number]

export const offeredEnvelopes = (world: World): readonly EnvelopeText[] =>
  !hasPrizes(world) || hasEmptyLists(world) ? [] : envelopeTexts

/** An envelope for a member: its times, how many are left, and why it may not be opened; null when it may. */
export function toRedEnvelope(
  world: World,
  member: Member,
  { id, from, to, total, taken }: EnvelopeText,
) {
  const now = world.clock.now()
  const startAt = startOfToday(world) + from * HOUR
  const endAt = startOfToday(world) + to * HOUR
  const openings = world.db.prizeResults.list((row) => row.envelopeId === id && row.at >= startAt)
  const opened = openings.find(({ memberId }) => memberId === member.id) ?? null
  const left = Math.max(0, total - taken - openings.length)
  const checkOpening = () => {
    if (opened) return refusal('prize.already.taken')
    if (startAt > now) return refusal('prize.not.started')
    if (endAt <= now) return refusal('prize.ended')
    return checkPrizeEligibility(world, member) ?? (left > 0 ? null : refusal('prize.all.gone'))
  }
  return { startAt, endAt, opened, left, bar: checkOpening() }
}

/** Opens an envelope and pays what is in it. */
export async function openEnvelope(
  world: World,
  member: Member,
  { envelopeId, requestId }: { readonly envelopeId: number; readonly requestId: string },
) {
  const text = offeredEnvelopes(world).find(({ id }) => id === envelopeId)
  if (!text) return refusal('unknown')
  const { left, bar } = toRedEnvelope(world, member, text)
  if (bar) return bar
  const { from, to } = drawByChance(world, text.odds)
  const amount = `${world.random.int(Number.parseInt(from, 10), Number.parseInt(to, 10))}.00`
  const drawn = { requestId, source: 'RED_ENVELOPE', segmentId: null, envelopeId } as const
  const result = await awardPrize(world, member.id, { ...drawn, prize: moneyPrize(amount) })
  return done({ result, left: left - 1 })
}
