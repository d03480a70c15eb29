import { isModuleOn } from '#mocks/merchant/settings.ts'
import { linkOfCode } from '../agents/team/links.ts'
import { typeOfKind } from '../agents/team/new-downline.ts'
import { plainNumber } from '../core/identity.ts'
import { done, invalidRequestParts, refusal } from '../core/refusal.ts'
import { openWallet } from '../ledger/ledger.ts'
import { storePaymentPassword } from '../money/payment-password.ts'
import { isTooYoung } from '../people/age.ts'
import { recordDevice } from '../people/devices.ts'
import { recordInvitation } from '../people/invitations.ts'
import { makeMember } from '../people/new-member.ts'
import {
  findInvalidParts,
  needsCode,
  type RegisterMethod,
  type Registration,
} from '../people/register-fields.ts'
import { openSession } from '../people/sessions/open-session.ts'
import { consumeCaptcha } from '../people/verification/captcha.ts'
import { toNationalNumber } from '../people/verification/codes.ts'
import { passesHumanCheck } from '../people/verification/human-check.ts'
import { consumeMobileProof } from '../people/verification/phone-service.ts'
import { isExcluded } from '../play/pauses.ts'
import type { World } from '../world-types.ts'
import { findAffiliate, joinByLink } from './affiliate.ts'

/** A number alone and a number with a password are separate modules (ENT-33..35). */
function moduleOf({ password }: Registration, way: RegisterMethod): string {
  if (way === 'username') return 'USERNAMEREG3'
  return password === undefined ? 'MOBILENUMREG3' : 'MOBILENUMPASSREG3'
}

function excludes(world: World, mobile: string | undefined, idNumber: string | undefined) {
  const hit = world.db.members.find(
    (row) =>
      (mobile !== undefined && row.mobile === mobile) ||
      (idNumber !== undefined && plainNumber(row.idNumber ?? '') === plainNumber(idNumber)),
  )
  return hit !== undefined && isExcluded(world, hit)
}

/**
 * The reason why this person may not register; null when they may. The code is checked last, so that a refusal does not
 * use it up.
 */
async function checkRegistration(
  world: World,
  form: Registration,
  way: RegisterMethod,
  mobile: string | undefined,
) {
  if (form.captcha && !(await consumeCaptcha(world, form.captcha))) return refusal('captcha.wrong')
  if (form.birthday && isTooYoung(world, form.birthday)) return refusal('register.underage')
  if (excludes(world, mobile, form.idNumber)) return refusal('self.excluded')
  const account = form.username.toLowerCase()
  if (way === 'username' && world.db.members.find({ account }))
    return refusal('register.username.taken')
  if (mobile !== undefined && world.db.members.find({ mobile }))
    return refusal('register.mobile.taken')
  const affiliate = form.affiliateCode ? findAffiliate(world, form.affiliateCode) : null
  if (affiliate && 'reason' in affiliate) return affiliate
  const { verificationCode, firebaseIdToken } = form
  const proven = verificationCode !== undefined || firebaseIdToken !== undefined
  if (!proven && !needsCode(world, form, way)) return null
  const found = await consumeMobileProof(world, way === 'mobile' ? 'registerMobile' : 'register', {
    mobile: mobile ?? '',
    dialingCode: form.countryDialingCode,
    code: verificationCode,
    firebaseIdToken,
  })
  return found === 'right' ? null : refusal(found)
}

async function enroll(
  world: World,
  form: Registration,
  way: RegisterMethod,
  mobile: string | undefined,
) {
  const now = world.clock.now()
  const link = form.affiliateCode ? linkOfCode(world, form.affiliateCode) : undefined
  const member = await world.db.members.insert(
    makeMember({
      id: 7000 + world.count('member'),
      type: typeOfKind(link?.kind ?? 'MEMBER'),
      account: way === 'mobile' ? (mobile ?? '') : form.username.toLowerCase(),
      password: form.password ?? '',
      dialingCode: form.countryDialingCode ?? '880',
      mobile: mobile ?? '',
      email: form.email ?? '',
      payeeName: form.payeeName ?? null,
      idNumber: form.idNumber ?? null,
      firstTimeLogin: true,
      createdAt: now,
    }),
  )
  await openWallet(world, member.id)
  await recordDevice(world, member.id)
  if (form.affiliateCode) await joinByLink(world, member, form.affiliateCode)
  await recordInvitation(world, member, form.referralCode ?? form.recommenderId)
  if (form.paymentPassword !== undefined)
    await storePaymentPassword(world.db, member.id, form.paymentPassword, now)
  return member
}

/**
 * Creates an account, and opens its first session if the form requests one. All checks come before the first change.
 */
export async function register(world: World, form: Registration, way: RegisterMethod) {
  if (!isModuleOn(world.conditions, moduleOf(form, way))) return refusal('function.not.available')
  if (!passesHumanCheck(world, form.humanCheck)) return refusal('human.check.required')
  const wrong = [...findInvalidParts(world, form, way)]
  if (wrong.length > 0) return invalidRequestParts(wrong)
  const number = way === 'mobile' ? (form.mobileNum ?? form.username) : form.mobileNum
  const mobile = number === undefined ? undefined : toNationalNumber(number)
  const refused = await checkRegistration(world, form, way, mobile)
  if (refused) return refused
  const member = await enroll(world, form, way, mobile)
  return done(form.login ? { member, session: await openSession(world, member) } : null)
}
