import { MINUTE } from '../../core/durations.ts'
import { done, refusal } from '../../core/refusal.ts'
import type { Row } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'

/** The code of every SMS: none is really sent, so testers must know it. */
export const SMS_CODE = '246810'

const MINUTES = 2

/** Numbers are stored and compared without the leading zero (D-032). */
export const toNationalNumber = (mobile: string): string => mobile.replace(/^0/, '')

/** `•••• 5678` of a number, `r•••@suborno.example` of a mailbox. */
export const maskContact = (to: string): string =>
  to.includes('@') ? to.replace(/^(.).*@/, '$1•••@') : `•••• ${to.slice(-4)}`

export type Purpose = Row<'smsCodes'>['purpose']

/** Sends a code to a number or mailbox; the next one may be requested when it has expired. */
export async function sendCode(world: World, purpose: Purpose, to: string) {
  const at = world.clock.now()
  const before = world.db.smsCodes.find({ purpose, to })
  if (before && before.expiresAt > at) return refusal('sms.too.many')
  world.db.smsCodes.remove({ purpose, to })
  const expiresAt = at + MINUTES * MINUTE
  await world.db.smsCodes.insert({ purpose, to, code: SMS_CODE, at, expiresAt, used: false })
  return done({ expiredMinutes: MINUTES })
}

/** Like `sendCode`; also returns the masked recipient. */
export async function sendCodeTo(world: World, purpose: Purpose, to: string) {
  const sent = await sendCode(world, purpose, to)
  return 'done' in sent ? done({ ...sent.done, sentTo: maskContact(to) }) : sent
}

/** The reason why no SMS can be sent now; null when one can. */
export function checkSmsAvailable({ conditions }: World) {
  if (conditions.sms === 'quota') return refusal('sms.quota.exceeded')
  return conditions.sms === 'too-many' ? refusal('sms.too.many') : null
}

/** Whether every code of this world has expired when it is entered. */
export const codesExpire = ({ conditions }: World): boolean => conditions.sms === 'expired'

/** Whether a proof is valid, and how to consume it; checking alone changes nothing. */
export interface Proof {
  readonly found: 'right' | 'sms.code.invalid' | 'sms.code.expired'
  consume(): unknown
}

export const INVALID_PROOF: Proof = { found: 'sms.code.invalid', consume: () => undefined }

/** Compares the code sent for this purpose with the one entered. */
export function findCode(world: World, purpose: Purpose, to: string, code: string): Proof {
  const sent = world.db.smsCodes.find({ purpose, to, used: false })
  if (!sent || sent.code !== code.trim()) return INVALID_PROOF
  const over = sent.expiresAt <= world.clock.now() || codesExpire(world)
  if (over) return { ...INVALID_PROOF, found: 'sms.code.expired' }
  const spend = () =>
    world.db.smsCodes.update({ purpose, to }, (row) => {
      row.used = true
    })
  return { found: 'right', consume: spend }
}

/** Consumes the code when it is right; otherwise returns what is wrong with it. */
export async function consumeCode(world: World, purpose: Purpose, to: string, code: string) {
  const { found, consume: spend } = findCode(world, purpose, to, code)
  await spend()
  return found
}
