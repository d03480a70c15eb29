import { Secret, TOTP } from 'otpauth'
import { done, refusal } from '../../core/refusal.ts'
import type { Member } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'
import { recordAudit } from '../audit.ts'
import { SMS_CODE } from '../verification/codes.ts'

const ISSUER = 'Suborno'
const CODES = 8
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Characters of the world's random, which a seed repeats. */
const drawn = (world: World, alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[world.random.int(0, alphabet.length - 1)] ?? '').join('')

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) })

/**
 * RFC 6238 by the world's clock; a code of the window before or after counts, too. Only digits are compared: the
 * comparison in Node throws at a character of several bytes.
 */
function fits(world: World, secret: string, code: string): boolean {
  const token = code.replace(/\s/g, '')
  const timestamp = world.clock.now()
  return (
    /^\d{6}$/.test(token) && totpOf(secret, '').validate({ token, timestamp, window: 1 }) !== null
  )
}

const confirmedOf = (world: World, { id }: Member) =>
  world.db.totpSecrets.find({ memberId: id, confirmed: true })

/** The recovery codes that are not used yet. */
export const listRecoveryCodes = (world: World, member: Member): readonly string[] =>
  confirmedOf(world, member)?.recoveryCodes ?? []

/**
 * Whether the answer is a code of the bound app or an unused recovery code, which it consumes. Seeded accounts have no
 * real app; for them the fixed code of the fake world is valid.
 */
export async function verifyTotp(world: World, member: Member, answer: string): Promise<boolean> {
  if (!member.totp) return false
  const bound = confirmedOf(world, member)
  if (!bound) return answer.trim() === SMS_CODE
  if (fits(world, bound.secret, answer)) return true
  const code = answer.trim().toLowerCase()
  if (!bound.recoveryCodes.includes(code)) return false
  await world.db.totpSecrets.update({ memberId: member.id, confirmed: true }, (row) => {
    row.recoveryCodes = row.recoveryCodes.filter((one) => one !== code)
  })
  return true
}

const setTotp = (world: World, { id }: Member, totp: boolean) =>
  world.db.members.update({ id }, (row) => {
    row.totp = totp
  })

/** A fresh secret for an authenticator app; it counts once a code of the app confirms it. */
export async function startTotp(world: World, { id: memberId, account }: Member) {
  const secret = drawn(world, BASE32, 32)
  world.db.totpSecrets.remove({ memberId, confirmed: false })
  await world.db.totpSecrets.insert({
    memberId,
    secret,
    confirmed: false,
    recoveryCodes: [],
    requestId: null,
  })
  return { secret, url: totpOf(secret, account).toString() }
}

interface Confirmation {
  readonly code: string
  readonly requestId: string
}

/** Binds the app that shows the right code; gives the recovery codes. */
export async function bindTotp(world: World, member: Member, { code, requestId }: Confirmation) {
  const begun = world.db.totpSecrets.find({ memberId: member.id, confirmed: false })
  if (!begun || !fits(world, begun.secret, code)) return refusal('totp.code.wrong')
  const recoveryCodes = Array.from(
    { length: CODES },
    () => `${drawn(world, READABLE, 4)}-${drawn(world, READABLE, 4)}`,
  )
  world.db.totpSecrets.remove({ memberId: member.id })
  await world.db.totpSecrets.insert({ ...begun, confirmed: true, recoveryCodes, requestId })
  await setTotp(world, member, true)
  await recordAudit(world, member.id, 'TOTP_ADDED')
  return done({ recoveryCodes })
}

/** Removes the app; a code of it proves that its owner asks. */
export async function removeTotp(world: World, member: Member, code: string) {
  if (!(await verifyTotp(world, member, code))) return refusal('totp.code.wrong')
  world.db.totpSecrets.remove({ memberId: member.id })
  await setTotp(world, member, false)
  await recordAudit(world, member.id, 'TOTP_REMOVED')
  return done(null)
}
