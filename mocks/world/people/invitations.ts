import { sumAmounts } from '../core/amount.ts'
import type { Member } from '../core/tables.ts'
import { entriesOf, postEntry } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'

/** Paid to a member for a friend's first deposit. */
const PAID = '50.00'

/** The member's own code; a link for one place adds `-place` to it. */
export const codeOf = ({ account }: Pick<Member, 'account'>): string => account.toUpperCase()

/** Whose invitation a code is, if it is a member's: `RAHIM`, or `RAHIM-club7` for one place. */
function inviterOf({ db }: World, code: string): Member | undefined {
  const [account = ''] = code.toLowerCase().split('-')
  return db.members.find({ account })
}

/** Notes that a member came by somebody's invitation; any other code leaves no trace. */
export async function noteInvitation(
  world: World,
  newcomer: Member,
  code: string | undefined,
): Promise<void> {
  const inviter = code === undefined ? undefined : inviterOf(world, code)
  if (code === undefined || !inviter || inviter.id === newcomer.id) return
  const [, ...place] = code.split('-')
  const { id: memberId, createdAt: at } = newcomer
  const subId = place.join('-') || null
  await world.db.invitations.insert({ memberId, inviterId: inviter.id, subId, at })
}

const referenceOf = (friendId: number) => `invitation-${friendId}`

/** Pays whoever invited a member for the first deposit of theirs, once. */
export async function payInvitation(world: World, friendId: number, at: number): Promise<void> {
  const invitation = world.db.invitations.find({ memberId: friendId })
  if (!invitation) return
  const reference = referenceOf(friendId)
  const entry = { memberId: invitation.inviterId, kind: 'BONUS', amount: PAID, reference } as const
  await postEntry(world, { ...entry, requestId: reference, at })
}

/** What came of a member's link in this world: accounts opened with it, and what was paid for their deposits. */
export function invitedBy(world: World, inviterId: number, subId: string | null) {
  const friends = world.db.invitations
    .list({ inviterId })
    .filter((row) => row.subId?.toLowerCase() === subId?.toLowerCase())
  const references = new Set(friends.map(({ memberId }) => referenceOf(memberId)))
  const paid = entriesOf(world, inviterId, { kinds: ['BONUS'] }).filter(({ reference }) =>
    references.has(reference),
  )
  const earned = sumAmounts(paid.map(({ amount }) => amount))
  return { registrations: friends.length, depositors: paid.length, earned }
}
