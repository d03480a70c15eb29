import type { components } from '#openapi/generated/types.ts'
import { MINUTE } from '../../core/durations.ts'
import { done, refusal } from '../../core/refusal.ts'
import type { Member } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'
import { verifyTotp } from '../security/totp.ts'
import { checkSmsAvailable, consumeCode, sendCodeTo } from '../verification/codes.ts'
import { getLockedUntil, lockAccount, MAX_ATTEMPTS, openSession } from './open-session.ts'

type Schemas = components['schemas']
type Proof = Schemas['LoginVerificationRequest']

const CHALLENGE_MS = 10 * MINUTE

/** The verification methods that the member's data allows. */
function methodsOf({ mobile, email, payeeName, totp }: Member): Schemas['VerificationMethod'][] {
  const known = [
    ['MOBILE', mobile !== ''],
    ['EMAIL', email !== ''],
    ['BANK_NAME', payeeName !== null],
    ['TOTP', totp],
  ] as const
  return known.flatMap(([method, has]) => (has ? [method] : []))
}

/** Refuses the login until it is verified (D-026). */
export async function requestVerification(world: World, member: Member) {
  const challengeId = world.nextId('challenge')
  const memberId = member.id
  world.db.challenges.remove({ memberId })
  await world.db.challenges.insert({
    id: challengeId,
    memberId,
    at: world.clock.now(),
    tries: 0,
  })
  return refusal('login.ip.unverified', { methods: methodsOf(member), challengeId })
}

/** The challenge with its member; an expired one is removed. */
function challengeOf(world: World, id: string) {
  const challenge = world.db.challenges.find({ id })
  const member = challenge && world.db.members.find({ id: challenge.memberId })
  if (!challenge || !member) return null
  if (world.clock.now() - challenge.at < CHALLENGE_MS) return { challenge, member }
  world.db.challenges.remove({ id })
  return null
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The problem with a proof; null when it is valid. */
async function checkProof(world: World, { method, answer }: Proof, member: Member) {
  if (method === 'MOBILE' || method === 'EMAIL') {
    const to = method === 'MOBILE' ? member.mobile : member.email
    const found = await consumeCode(world, 'proof', to, answer)
    return found === 'right' ? null : found
  }
  const right =
    method === 'TOTP'
      ? await verifyTotp(world, member, answer)
      : member.payeeName !== null && same(answer, member.payeeName)
  return right ? null : 'login.ip.unverified'
}

/** Logs a member in from an unknown address who proves who they are; too many wrong proofs lock the account. */
export async function verifyLogin(world: World, proof: Proof) {
  const found = challengeOf(world, proof.challengeId)
  if (!found) return refusal('unknown')
  const { challenge, member } = found
  const { id } = challenge
  const lockedUntil = getLockedUntil(world, member)
  if (lockedUntil !== null) return refusal('login.locked', { lockedUntil })
  const wrong = await checkProof(world, proof, member)
  if (wrong === null) {
    world.db.challenges.remove({ id })
    await world.db.members.update({ id: member.id }, (row) => {
      row.addressKnown = true
    })
    return done({ member, session: await openSession(world, member, { byPassword: true }) })
  }
  // An expired code does not count as a wrong guess.
  const tries = challenge.tries + (wrong === 'sms.code.expired' ? 0 : 1)
  if (tries >= MAX_ATTEMPTS) {
    world.db.challenges.remove({ id })
    return refusal('login.locked', { lockedUntil: await lockAccount(world, member) })
  }
  await world.db.challenges.update({ id }, (row) => {
    row.tries = tries
  })
  return refusal(wrong, {
    methods: methodsOf(member),
    challengeId: id,
    triesLeft: MAX_ATTEMPTS - tries,
  })
}

/** Sends a code to the number or mailbox of a member who logs in from an unknown address. */
export async function sendVerificationCode(
  world: World,
  { challengeId, method }: Schemas['VerificationCodeRequest'],
) {
  const found = challengeOf(world, challengeId)
  if (!found) return refusal('unknown')
  const { member } = found
  if (getLockedUntil(world, member) !== null) return refusal('login.locked')
  if (!methodsOf(member).includes(method)) return refusal('function.not.available')
  const refused = method === 'MOBILE' ? checkSmsAvailable(world) : null
  return refused ?? sendCodeTo(world, 'proof', method === 'MOBILE' ? member.mobile : member.email)
}
