import { getSettings } from '#mocks/merchant/settings.ts'
import type { components } from '#openapi/generated/types.ts'
import { refusal } from '../../core/refusal.ts'
import type { Member } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'
import { checkSmsAvailable, sendCodeTo, toNationalNumber } from './codes.ts'

type MemberCodeInput = components['schemas']['MemberCodeRequest']

/** The member's own number or mailbox to send a code to; null when there is none or it cannot be reached. */
export function findCodeTarget(
  world: World,
  member: Member,
  method: MemberCodeInput['method'],
): string | null {
  if (method === 'EMAIL') return member.email || null
  return getSettings(world.conditions).smsProvider === 'FIREBASE' ? null : member.mobile || null
}

/** The new number or mailbox to bind; null when none is given or codes cannot be sent there. */
function newTargetOf(world: World, { method, mobileNum, email }: MemberCodeInput): string | null {
  if (method === 'EMAIL') return email?.trim().toLowerCase() || null
  if (getSettings(world.conditions).smsProvider === 'FIREBASE') return null
  return mobileNum === undefined ? null : toNationalNumber(mobileNum)
}

/** Whether another member has this number. */
export function isMobileTaken(world: World, { id }: Member, mobile: string): boolean {
  const holder = world.db.members.find({ mobile })
  return holder !== undefined && holder.id !== id
}

/** Sends a code to a member who is logged in: to bind a number or mailbox, or to reset the payment password. */
export async function sendMemberCode(world: World, member: Member, wanted: MemberCodeInput) {
  const bind = wanted.purpose === 'BIND'
  const to = bind ? newTargetOf(world, wanted) : findCodeTarget(world, member, wanted.method)
  if (to === null) return refusal('function.not.available')
  const bySms = wanted.method === 'MOBILE'
  if (bind && bySms && isMobileTaken(world, member, to)) return refusal('register.mobile.taken')
  const refused = bySms ? checkSmsAvailable(world) : null
  return refused ?? sendCodeTo(world, bind ? 'bind' : 'payment', to)
}
