import { getSettings } from '#mocks/merchant/settings.ts'
import type { components } from '#openapi/generated/types.ts'
import { MINUTE } from '../../core/durations.ts'
import { done, refusal } from '../../core/refusal.ts'
import type { World } from '../../world-types.ts'
import {
  checkSmsAvailable,
  codesExpire,
  findCode,
  INVALID_PROOF,
  type Proof,
  type Purpose,
  SMS_CODE,
  toNationalNumber,
} from './codes.ts'
import { passesHumanCheck } from './human-check.ts'

type Schemas = components['schemas']

const RESEND_MS = MINUTE
const CODE_MS = 5 * MINUTE
const PROOF_MS = 10 * MINUTE

/** Numbers that end in 0000001 to 0000011 trigger these errors, in this order. */
const ERRORS = [
  'phone.invalid.phone.number',
  'phone.missing.phone.number',
  'phone.too.many.requests',
  'phone.unknown',
  'phone.invalid.verification.code',
  'phone.missing.verification.code',
  'phone.captcha.check.failed',
  'phone.unauthorized.domain',
  'phone.quota.exceeded',
  'phone.operation.not.allowed',
  'phone.code.expired',
] as const

type PhoneError = (typeof ERRORS)[number]

/** These occur when the code is confirmed; the others when it is sent. */
const AT_CONFIRMATION: ReadonlySet<PhoneError> = new Set<PhoneError>([
  'phone.invalid.verification.code',
  'phone.missing.verification.code',
  'phone.code.expired',
])

function errorOf(phoneNumber: string, confirming: boolean): PhoneError | null {
  const [, ending] = /00000(\d\d)$/.exec(phoneNumber) ?? []
  const error = ERRORS[Number(ending ?? 0) - 1]
  return error && AT_CONFIRMATION.has(error) === confirming ? error : null
}

const usesPhoneService = ({ conditions }: World): boolean =>
  getSettings(conditions).smsProvider === 'FIREBASE'

/** The external phone service sends a code (D-008). */
export async function sendPhoneCode(
  world: World,
  { phoneNumber, humanCheck }: Schemas['PhoneCodeRequest'],
) {
  const refused = checkSmsAvailable(world)?.reason
  if (!usesPhoneService(world)) return refusal('phone.operation.not.allowed')
  if (phoneNumber.trim() === '') return refusal('phone.missing.phone.number')
  if (!/^\+\d{8,15}$/.test(phoneNumber)) return refusal('phone.invalid.phone.number')
  if (!passesHumanCheck(world, humanCheck)) return refusal('phone.captcha.check.failed')
  const error = errorOf(phoneNumber, false)
  if (error) return refusal(error)
  if (refused === 'sms.quota.exceeded') return refusal('phone.quota.exceeded')
  const at = world.clock.now()
  const before = world.db.phoneSessions.find({ phoneNumber })
  const soon = before !== undefined && at - before.at < RESEND_MS
  if (soon || refused === 'sms.too.many') return refusal('phone.too.many.requests')
  world.db.phoneSessions.remove({ phoneNumber })
  const id = world.nextId('phone')
  await world.db.phoneSessions.insert({ id, phoneNumber, at })
  return done({ sessionInfo: id })
}

/** The external phone service gives a token for the right code. */
export async function confirmPhoneCode(
  world: World,
  { sessionInfo, code }: Schemas['PhoneConfirmRequest'],
) {
  if (!usesPhoneService(world)) return refusal('phone.operation.not.allowed')
  if (code.trim() === '') return refusal('phone.missing.verification.code')
  const session = world.db.phoneSessions.find({ id: sessionInfo })
  const at = world.clock.now()
  if (!session || at - session.at >= CODE_MS || codesExpire(world)) {
    return refusal('phone.code.expired')
  }
  const { phoneNumber } = session
  const error = errorOf(phoneNumber, true)
  if (error) return refusal(error)
  if (code.trim() !== SMS_CODE) return refusal('phone.invalid.verification.code')
  world.db.phoneSessions.remove({ id: sessionInfo })
  const token = `phone-${world.random.text(24)}`
  await world.db.phoneProofs.insert({ token, phoneNumber, at })
  return done({ firebaseChannel: 'portal-web', firebaseIdToken: token })
}

interface MobileProof {
  readonly mobile: string
  readonly dialingCode?: string | undefined
  /** The code by SMS, or with a token the same again. */
  readonly code?: string | undefined
  readonly firebaseIdToken?: string | undefined
}

/** Consumes a token: valid once, for its own number only. */
function findPhoneProof(world: World, token: string, phoneNumber: string): Proof {
  const proof = world.db.phoneProofs.find({ token, phoneNumber })
  if (!proof) return INVALID_PROOF
  const spend = () => world.db.phoneProofs.remove({ token })
  const fresh = world.clock.now() - proof.at < PROOF_MS
  return { found: fresh ? 'right' : 'sms.code.expired', consume: spend }
}

/** That the visitor has this number: by the provider of the world, and by no other. */
export function findMobileProof(world: World, purpose: Purpose, sent: MobileProof): Proof {
  const mobile = toNationalNumber(sent.mobile)
  const external = usesPhoneService(world)
  if (external && sent.firebaseIdToken) {
    const number = `+${sent.dialingCode ?? '880'}${mobile}`
    return findPhoneProof(world, sent.firebaseIdToken, number)
  }
  if (external || !sent.code) return INVALID_PROOF
  return findCode(world, purpose, mobile, sent.code)
}

/** Like `findMobileProof`; also consumes the proof. */
export async function consumeMobileProof(world: World, purpose: Purpose, sent: MobileProof) {
  const { found, consume } = findMobileProof(world, purpose, sent)
  await consume()
  return found
}
