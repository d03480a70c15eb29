import { getAccount } from '#mocks/content/accounts.ts'
import { isTrialType } from '#mocks/merchant/brand.ts'
import type { World } from '../../world-types.ts'
import { endOfSession } from './open-session.ts'

/** Logs in whom the world's conditions name, as the first visitor, with a new session. */
export async function signInVisitor(world: World): Promise<void> {
  const { db, clock, conditions, visitor } = world
  const { token } = visitor
  if (!token || !conditions.visitor) return
  const member = db.members.find({ account: getAccount(conditions.visitor).account })
  if (!member) return
  const expiresAt = endOfSession(world, member.type)
  await db.members.update({ id: member.id }, (row) => {
    row.expiresAt = isTrialType(member.type) ? expiresAt : null
  })
  db.sessions.remove({ token })
  await db.sessions.insert({
    token,
    memberId: member.id,
    createdAt: clock.now(),
    expiresAt,
    ended: null,
    byPassword: true,
  })
}
