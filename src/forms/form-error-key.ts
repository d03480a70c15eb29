import type { ApiError } from '../api/error.ts'

/** Codes that only a form meets (D-008, D-012), to their text under `forms:error`. */
const KEYS = {
  'login.bad.credentials': 'badCredentials',
  'login.captcha.required': 'captchaRequired',
  'captcha.wrong': 'captchaWrong',
  'login.locked': 'lockedSoon',
  'login.not.member': 'notMember',
  'login.not.agent': 'notAgent',
  'login.ip.unverified': 'ipUnverified',
  'password.same.as.old': 'passwordSame',
  'password.old.wrong': 'passwordOldWrong',
  'register.username.taken': 'usernameTaken',
  'register.mobile.taken': 'mobileTaken',
  'register.affiliate.invalid': 'affiliate',
  'register.underage': 'underage',
  'sms.too.many': 'smsTooMany',
  'sms.code.invalid': 'smsInvalid',
  'sms.code.expired': 'smsExpired',
  'sms.quota.exceeded': 'smsQuota',
  'human.check.required': 'humanRequired',
  'human.check.failed': 'humanFailed',
  'member.not.found': 'memberNotFound',
  'social.unlinked': 'socialUnlinked',
  'social.denied': 'socialDenied',
  'social.already.linked': 'socialLinked',
  'chat.offline': 'chatOffline',
  'feedback.too.often': 'feedbackOften',
  'promotion.ended': 'promoEnded',
  'promotion.not.eligible': 'promoOthers',
  'promotion.already.applied': 'promoApplied',
  'promotion.proof.required': 'promoProof',
  'reward.already.claimed': 'rewardClaimed',
  'reward.not.reached': 'rewardNotReached',
  'reward.not.eligible': 'rewardOthers',
  'reward.closed': 'rewardClosed',
  'upload.type': 'uploadType',
  'upload.size': 'uploadSize',
  'phone.invalid.phone.number': 'phoneNumber',
  'phone.missing.phone.number': 'phoneMissing',
  'phone.too.many.requests': 'phoneTooMany',
  'phone.unknown': 'phoneUnknown',
  'phone.invalid.verification.code': 'phoneCode',
  'phone.missing.verification.code': 'phoneCodeMissing',
  'phone.captcha.check.failed': 'phoneCaptcha',
  'phone.unauthorized.domain': 'phoneCaptcha',
  'phone.quota.exceeded': 'phoneQuota',
  'phone.operation.not.allowed': 'phoneOff',
  'phone.code.expired': 'phoneExpired',
  'phone.popup.closed.by.user': 'phonePopup',
} as const

export type FormErrorKey = (typeof KEYS)[keyof typeof KEYS]

/** The key under `forms:error`; null when the code is none of a form's own. */
export const formErrorKey = ({ code }: ApiError): FormErrorKey | null =>
  Object.hasOwn(KEYS, code) ? KEYS[code as keyof typeof KEYS] : null
