import type { ApiError } from '../../api/transport/error.ts'
import { isRecord } from '../../lib/read.ts'

/**
 * Codes that only a form meets (D-008, D-012): their text under `forms:error`, and the field that they
 * are about where they are about one. All other codes are read by src/api/transport/error-key.ts.
 */
const FORM_ERRORS = {
  'login.bad.credentials': { text: 'badCredentials' },
  'login.captcha.required': { text: 'captchaRequired', field: 'captcha' },
  'captcha.wrong': { text: 'captchaWrong', field: 'captcha' },
  'login.locked': { text: 'lockedSoon' },
  'login.not.member': { text: 'notMember' },
  'login.not.agent': { text: 'notAgent' },
  'login.ip.unverified': { text: 'ipUnverified' },
  'password.same.as.old': { text: 'passwordSame', field: 'newPassword' },
  'password.old.wrong': { text: 'passwordOldWrong', field: 'oldPassword' },
  'payment.password.unset': { text: 'paymentUnset', field: 'paymentPassword' },
  'payment.password.wrong': { text: 'paymentWrong', field: 'paymentPassword' },
  'payment.password.locked': { text: 'paymentLocked', field: 'paymentPassword' },
  'profile.locked': { text: 'profileLocked' },
  'totp.code.wrong': { text: 'totpWrong', field: 'code' },
  'passkey.challenge.invalid': { text: 'passkeyOld' },
  'account.closed': { text: 'accountClosed' },
  'account.balance.left': { text: 'balanceLeft' },
  'password.change.required': { text: 'passwordFirst' },
  'account.read.only': { text: 'readOnly' },
  'register.username.taken': { text: 'usernameTaken', field: 'username' },
  'register.mobile.taken': { text: 'mobileTaken', field: 'mobile' },
  'register.affiliate.invalid': { text: 'affiliate', field: 'affiliateCode' },
  'register.affiliate.disabled': { text: 'affiliateDisabled', field: 'affiliateCode' },
  'register.underage': { text: 'underage', field: 'birthday' },
  'sms.too.many': { text: 'smsTooMany' },
  'sms.code.invalid': { text: 'smsInvalid', field: 'code' },
  'sms.code.expired': { text: 'smsExpired', field: 'code' },
  'sms.quota.exceeded': { text: 'smsQuota' },
  'human.check.required': { text: 'humanRequired', field: 'humanCheck' },
  'human.check.failed': { text: 'humanFailed', field: 'humanCheck' },
  'member.not.found': { text: 'memberNotFound' },
  'social.unlinked': { text: 'socialUnlinked' },
  'social.denied': { text: 'socialDenied' },
  'social.already.linked': { text: 'socialLinked' },
  'chat.offline': { text: 'chatOffline' },
  'feedback.too.often': { text: 'feedbackOften' },
  'promotion.ended': { text: 'promoEnded' },
  'promotion.not.eligible': { text: 'promoOthers' },
  'promotion.already.applied': { text: 'promoApplied' },
  'promotion.proof.required': { text: 'promoProof' },
  'promotion.not.started': { text: 'promoSoon' },
  'promotion.not.today': { text: 'promoNotToday' },
  'contract.open.already': { text: 'contractOpen' },
  'contract.changed': { text: 'contractChanged' },
  'contract.ends.unconfirmed': { text: 'contractEnds' },
  'contract.payment.due': { text: 'contractDue' },
  'promotion.not.claimable': { text: 'promoUnclaimable' },
  'lottery.draw.closed': { text: 'lotteryClosed' },
  'lottery.stake.low': { text: 'lotteryLow' },
  'lottery.stake.high': { text: 'lotteryHigh' },
  'points.insufficient': { text: 'pointsLow' },
  'reward.already.claimed': { text: 'rewardClaimed' },
  'reward.not.reached': { text: 'rewardNotReached' },
  'reward.not.eligible': { text: 'rewardOthers' },
  'reward.closed': { text: 'rewardClosed' },
  'prize.not.eligible': { text: 'prizeOthers' },
  'prize.not.started': { text: 'prizeSoon' },
  'prize.ended': { text: 'prizeEnded' },
  'prize.no.tickets': { text: 'prizeTickets' },
  'prize.already.taken': { text: 'prizeTaken' },
  'prize.all.gone': { text: 'prizeGone' },
  'prize.condition.unmet': { text: 'prizeUnmet' },
  'limit.not.ready': { text: 'limitNotReady' },
  'limit.pause.longer': { text: 'pauseLonger' },
  'deposit.min': { text: 'depositMin', field: 'amount' },
  'deposit.max': { text: 'depositMax', field: 'amount' },
  'deposit.closed': { text: 'depositClosed' },
  'withdraw.min': { text: 'withdrawMin', field: 'amount' },
  'withdraw.max': { text: 'withdrawMax', field: 'amount' },
  'withdraw.daily.count': { text: 'withdrawCount' },
  'withdraw.daily.amount': { text: 'withdrawDaily', field: 'amount' },
  'withdraw.closed': { text: 'withdrawClosed' },
  'withdraw.proof.required': { text: 'withdrawProof' },
  'withdraw.dispute.closed': { text: 'withdrawDispute' },
  'turnover.unmet': { text: 'turnoverUnmet', field: 'amount' },
  'kyc.required': { text: 'kycRequired' },
  'bankcard.limit': { text: 'bankcardLimit' },
  'bankcard.missing': { text: 'bankcardMissing' },
  'bankcard.duplicate': { text: 'bankcardTwice', field: 'number' },
  'bankcard.name.mismatch': { text: 'bankcardName', field: 'holder' },
  'bankcard.number.invalid': { text: 'bankcardNumber', field: 'number' },
  'bankcard.in.use': { text: 'bankcardInUse' },
  'upload.type': { text: 'uploadType' },
  'upload.size': { text: 'uploadSize' },
  'phone.invalid.phone.number': { text: 'phoneNumber', field: 'mobile' },
  'phone.missing.phone.number': { text: 'phoneMissing', field: 'mobile' },
  'phone.too.many.requests': { text: 'phoneTooMany' },
  'phone.unknown': { text: 'phoneUnknown' },
  'phone.invalid.verification.code': { text: 'phoneCode', field: 'code' },
  'phone.missing.verification.code': { text: 'phoneCodeMissing', field: 'code' },
  'phone.captcha.check.failed': { text: 'phoneCaptcha' },
  'phone.unauthorized.domain': { text: 'phoneCaptcha' },
  'phone.quota.exceeded': { text: 'phoneQuota' },
  'phone.operation.not.allowed': { text: 'phoneOff' },
  'phone.code.expired': { text: 'phoneExpired', field: 'code' },
  'phone.popup.closed.by.user': { text: 'phonePopup' },
} as const satisfies Readonly<Record<string, { text: string; field?: string }>>

type Entry = (typeof FORM_ERRORS)[keyof typeof FORM_ERRORS]
export type FormErrorKey = Entry['text']

/** What a refusal may be about; each form calls its own field by a name of its own. */
export type ErrorField = Extract<Entry, { field: string }>['field']

const entryOf = ({ code }: ApiError): Entry | null =>
  Object.hasOwn(FORM_ERRORS, code) ? FORM_ERRORS[code as keyof typeof FORM_ERRORS] : null

/** The key under `forms:error`; null when the code is none of a form's own. */
export const formErrorKey = (error: ApiError): FormErrorKey | null => entryOf(error)?.text ?? null

/** The field that a refusal is about; null when it is about the whole form. */
export function errorField(error: ApiError): ErrorField | null {
  const entry = entryOf(error)
  return entry && 'field' in entry ? entry.field : null
}

/** The fields of the body that a 422 refuses, by their names there (D-012). */
export function violatedFields({ value }: ApiError): readonly string[] {
  const violations = isRecord(value) && Array.isArray(value.violations) ? value.violations : []
  return violations.flatMap((one) =>
    isRecord(one) && typeof one.path === 'string' && one.path.startsWith('/body/')
      ? one.path.slice('/body/'.length)
      : [],
  )
}

/** AUT-11: whether a refusal asks for a captcha with the next try. */
export const wantsCaptcha = (error: ApiError): boolean =>
  errorField(error) === 'captcha' || (isRecord(error.value) && error.value.captcha === true)

/** Epoch milliseconds until which the account is locked, or null. */
export const lockedUntil = ({ code, value }: ApiError): number | null =>
  code === 'login.locked' && isRecord(value) && typeof value.lockedUntil === 'number'
    ? value.lockedUntil
    : null

/** Epoch milliseconds until which the payment password is locked, or null. */
export const paymentLockedUntil = ({ code, value }: ApiError): number | null =>
  code === 'payment.password.locked' && isRecord(value) && typeof value.lockedUntil === 'number'
    ? value.lockedUntil
    : null

/** How many more tries a wrong payment password leaves before the lock, or null. */
export const attemptsLeft = ({ code, value }: ApiError): number | null =>
  code === 'payment.password.wrong' && isRecord(value) && typeof value.attemptsLeft === 'number'
    ? value.attemptsLeft
    : null

/** AUT-24. */
const CODE_LOCK_MS = 5 * 60_000
const TOO_MANY_CODES: ReadonlySet<string> = new Set(['sms.too.many', 'phone.too.many.requests'])

/** AUT-24, D-013: how long a refused code locks the sending, in ms; null when it does not. */
export function codeLockMs({ status, code, retryAfter }: ApiError): number | null {
  if (status === 429) return retryAfter ?? CODE_LOCK_MS
  if (status === 503) return retryAfter
  return TOO_MANY_CODES.has(code) ? CODE_LOCK_MS : null
}
