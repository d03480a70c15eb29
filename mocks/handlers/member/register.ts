import type { RequestHandler } from 'msw'
import { invalidFields, ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { RefusalOf, Refused } from '#mocks/contract/types.ts'
import { makeLogin } from '#mocks/factories/session.ts'
import { isOn, settingsOf } from '#mocks/merchant/settings.ts'
import { linkOfCode } from '#mocks/world/agents/team/links.ts'
import { typeOfKind } from '#mocks/world/agents/team/new-downline.ts'
import { openWallet } from '#mocks/world/ledger/ledger.ts'
import { storePaymentPassword } from '#mocks/world/money/payment-password.ts'
import { noteInvitation } from '#mocks/world/people/invitations.ts'
import { makeMember } from '#mocks/world/people/new-member.ts'
import { isExcluded } from '#mocks/world/play/pauses.ts'
import type { World } from '#mocks/world/world-types.ts'
import { takeCaptcha } from '../session/captcha.ts'
import { openSession } from '../session/open-session.ts'
import { passesHumanCheck } from '../verification/human-check.ts'
import { takeMobileProof } from '../verification/phone-codes.ts'
import { national } from '../verification/sms-codes.ts'
import { affiliateOf, comeByLink } from './inviter.ts'
import { needsCode, type RegisterBody, violations, type Way } from './register-fields.ts'

type Refusal = Refused<RefusalOf<'registerMember'>>

/** Compares dates in the merchant's zone; a birthday today counts (D-001). */
export function isTooYoung(world: World, birthday: string): boolean {
  const { timeZone, jurisdiction } = settingsOf(world.statement)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(world.clock.now())
  const year = Number(today.slice(0, 4)) - jurisdiction.minAge
  return birthday > `${year}${today.slice(4)}`
}

/** A number alone and a number with a password are separate modules (ENT-33..35). */
function moduleOf(body: RegisterBody, way: Way): string {
  if (way === 'username') return 'USERNAMEREG3'
  return body.password === undefined ? 'MOBILENUMREG3' : 'MOBILENUMPASSREG3'
}

function excludes(world: World, mobile: string | undefined, idNumber: string | undefined) {
  const hit = world.db.members.find(
    (row) =>
      (mobile !== undefined && row.mobile === mobile) ||
      (idNumber !== undefined && row.idNumber?.toUpperCase() === idNumber.toUpperCase()),
  )
  return hit !== undefined && isExcluded(world, hit)
}

async function refuseRegistration(
  world: World,
  body: RegisterBody,
  way: Way,
  mobile: string | undefined,
): Promise<Refusal | null> {
  if (body.captcha && !(await takeCaptcha(world, body.captcha))) return refuse('captcha.wrong')
  if (body.birthday && isTooYoung(world, body.birthday)) return refuse('register.underage')
  if (excludes(world, mobile, body.idNumber)) return refuse('self.excluded')
  const account = body.username.toLowerCase()
  if (way === 'username' && world.db.members.find({ account })) {
    return refuse('register.username.taken')
  }
  if (mobile !== undefined && world.db.members.find({ mobile })) {
    return refuse('register.mobile.taken')
  }
  const affiliate = body.affiliateCode ? affiliateOf(world, body.affiliateCode) : null
  if (affiliate && 'kind' in affiliate) return affiliate
  const { verificationCode, firebaseIdToken } = body
  const proven = verificationCode !== undefined || firebaseIdToken !== undefined
  if (!proven && !needsCode(world, body, way)) return null
  const found = await takeMobileProof(world, way === 'mobile' ? 'registerMobile' : 'register', {
    mobile: mobile ?? '',
    dialingCode: body.countryDialingCode,
    code: verificationCode,
    firebaseIdToken,
  })
  return found === 'right' ? null : refuse(found)
}

async function enroll(world: World, body: RegisterBody, way: Way, mobile: string | undefined) {
  const now = world.clock.now()
  const link = body.affiliateCode ? linkOfCode(world, body.affiliateCode) : undefined
  const member = await world.db.members.insert(
    makeMember({
      id: 7000 + world.count('member'),
      type: typeOfKind(link?.kind ?? 'MEMBER'),
      account: way === 'mobile' ? (mobile ?? '') : body.username.toLowerCase(),
      password: body.password ?? '',
      dialingCode: body.countryDialingCode ?? '880',
      mobile: mobile ?? '',
      email: body.email ?? '',
      payeeName: body.payeeName ?? null,
      idNumber: body.idNumber ?? null,
      firstTimeLogin: true,
      createdAt: now,
    }),
  )
  await openWallet(world, member.id)
  if (body.affiliateCode) await comeByLink(world, member, body.affiliateCode)
  await noteInvitation(world, member, body.referralCode ?? body.recommenderId)
  if (body.paymentPassword !== undefined)
    await storePaymentPassword(world.db, member.id, body.paymentPassword, now)
  return member
}

/** All checks come before the first change; the code is checked last, so that a refusal does not use it up. */
async function register(world: World, body: RegisterBody, way: Way) {
  if (!isOn(world.statement, moduleOf(body, way))) return refuse('function.not.available')
  if (!passesHumanCheck(world, body.humanCheck)) return refuse('human.check.required')
  const wrong = [...violations(world, body, way)]
  if (wrong.length > 0) return invalidFields(wrong)
  const number = way === 'mobile' ? (body.mobileNum ?? body.username) : body.mobileNum
  const mobile = number === undefined ? undefined : national(number)
  const refused = await refuseRegistration(world, body, way, mobile)
  if (refused) return refused
  const member = await enroll(world, body, way, mobile)
  return ok(body.login ? makeLogin(member, await openSession(world, member)) : null)
}

/** Registration. */
export const registerHandlers = (world: World): RequestHandler[] => [
  operation(world, 'registerMember', ({ body }) => register(world, body, 'username')),

  operation(world, 'registerMobile', ({ body }) => register(world, body, 'mobile')),

  operation(world, 'checkAffiliate', ({ query: { code } }) => {
    const affiliate = affiliateOf(world, code)
    return 'kind' in affiliate ? affiliate : ok({ ...affiliate })
  }),
]
