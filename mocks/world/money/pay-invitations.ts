import { REFERRAL_TERMS } from '#mocks/merchant/referral-terms.ts'
import { addAmounts, compareAmounts } from '../core/amount.ts'
import { dayAt } from '../core/days.ts'
import type { Row } from '../core/tables.ts'
import { listEntries, postEntry } from '../ledger/ledger.ts'
import { listDevices } from '../people/devices.ts'
import { toRewardReference } from '../people/invitations.ts'
import { isClosed } from '../people/sessions/open-session.ts'
import { listBets, toValidBet } from '../play/bets.ts'
import type { World } from '../world-types.ts'
import { findProvider, listPayoutAccounts, toDestination } from './payout-accounts.ts'

type Invitation = Row<'invitations'>

/** The time at which a friend's valid bets reached the required sum; null before. */
function playedAt(world: World, friendId: number): number | null {
  const settled = listBets(world, friendId)
    .flatMap((bet) =>
      bet.settledAt === null ? [] : [{ at: bet.settledAt, valid: toValidBet(bet) }],
    )
    .sort((a, b) => a.at - b.at)
  let sum = '0.00'
  for (const { at, valid } of settled) {
    sum = addAmounts(sum, valid)
    if (compareAmounts(sum, REFERRAL_TERMS.turnover) >= 0) return at
  }
  return null
}

/** The payout accounts of a member. */
const placesOf = (world: World, memberId: number) =>
  listPayoutAccounts(world, memberId).flatMap(({ providerId, number, addedAt }) => {
    const provider = findProvider(providerId)
    return provider ? [{ place: toDestination(provider, number), addedAt }] : []
  })

/**
 * The time at which a friend met all conditions of an invitation, and the payout account that proves it; null before.
 */
function metAt(world: World, { memberId }: Invitation, taken: ReadonlySet<string>) {
  const own = placesOf(world, memberId).find(({ place }) => !taken.has(place))
  if (!own) return null
  const deposit = listEntries(world, memberId, { kinds: ['DEPOSIT'] })[0]?.at
  const played = deposit === undefined ? null : playedAt(world, memberId)
  if (deposit === undefined || played === null) return null
  return { at: Math.max(deposit, played, own.addedAt), place: own.place }
}

const monthOf = (at: number) => dayAt(at).slice(0, 7)

/** Pays the inviter for one friend, unless that person was already paid for or invites themselves. */
async function settle(world: World, invitation: Invitation, by: number): Promise<void> {
  const { db } = world
  const { memberId, inviterId } = invitation
  const paid = db.invitations.list({ inviterId }).filter(({ paidAt }) => paidAt !== null)
  const taken = new Set([
    ...paid.flatMap(({ account }) => account ?? []),
    ...placesOf(world, inviterId).map(({ place }) => place),
  ])
  const met = metAt(world, invitation, taken)
  if (!met || met.at > by) return
  const others = [inviterId, ...paid.map((one) => one.memberId)]
  const theirs = listDevices(world, memberId)
  if (others.some((id) => [...listDevices(world, id)].some((device) => theirs.has(device)))) return
  const month = monthOf(met.at)
  const sameMonth = paid.filter(({ paidAt }) => paidAt !== null && monthOf(paidAt) === month)
  if (sameMonth.length >= REFERRAL_TERMS.maxPerMonth) return
  await db.invitations.update({ memberId }, (row) => {
    row.paidAt = met.at
    row.account = met.place
  })
  const reference = toRewardReference(memberId)
  const entry = { memberId: inviterId, kind: 'BONUS', reference, requestId: reference } as const
  await postEntry(world, { ...entry, amount: REFERRAL_TERMS.reward, at: met.at })
}

/** F-20: pays for every friend who met the merchant's terms by a moment. */
export async function settleInvitations(world: World, by: number): Promise<void> {
  for (const one of world.db.invitations.list({ paidAt: null })) {
    const inviter = world.db.members.find({ id: one.inviterId })
    if (inviter && !isClosed(world, inviter)) await settle(world, one, by)
  }
}
