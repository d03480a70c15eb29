import { sumAmounts } from '../core/amount.ts'
import type { Member } from '../core/tables.ts'
import { listEntries } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'

/** The member's own code; a link for one place adds `-place` to it. */
export const toInvitationCode = ({ account }: Pick<Member, 'account'>): string =>
  account.toUpperCase()

/** The member that a code belongs to: `RAHIM`, or `RAHIM-club7` for one placement. */
function inviterOf({ db }: World, code: string): Member | undefined {
  const [account = ''] = code.toLowerCase().split('-')
  return db.members.find({ account })
}

/** Records that a member registered by an invitation; other codes are ignored. */
export async function recordInvitation(
  world: World,
  newcomer: Member,
  code: string | undefined,
): Promise<void> {
  const inviter = code === undefined ? undefined : inviterOf(world, code)
  if (code === undefined || !inviter || inviter.id === newcomer.id) return
  const [, ...place] = code.split('-')
  const { id: memberId, createdAt: at } = newcomer
  const subId = place.join('-') || null
  const row = { memberId, inviterId: inviter.id, subId, at, paidAt: null, account: null }
  await world.db.invitations.insert(row)
}

/** The ledger reference of the reward for a friend. */
export const toRewardReference = (friendId: number) => `invitation-${friendId}`

/** The results of a member's link in this world: accounts opened, and rewards paid for them. */
export function getInvitationFigures(world: World, inviterId: number, subId: string | null) {
  const friends = world.db.invitations
    .list({ inviterId })
    .filter((row) => row.subId?.toLowerCase() === subId?.toLowerCase())
  const references = new Set(friends.map(({ memberId }) => toRewardReference(memberId)))
  const paid = listEntries(world, inviterId, { kinds: ['BONUS'] }).filter(({ reference }) =>
    references.has(reference),
  )
  const depositors = friends.filter(
    ({ memberId }) => listEntries(world, memberId, { kinds: ['DEPOSIT'] }).length > 0,
  )
  const earned = sumAmounts(paid.map(({ amount }) => amount))
  return { registrations: friends.length, depositors: depositors.length, earned }
}
