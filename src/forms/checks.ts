/** What a form may find wrong by itself; keys of `forms:check`. */
export const CHECKS = [
  'username',
  'password',
  'captcha',
  'captchaShape',
  'empty',
  'passwordLength',
  'passwordMix',
  'mismatch',
  'mismatchTyped',
  'mismatchSent',
  'name',
  'nameShape',
  'withdrawalPassword',
  'mobile',
  'mobileShape',
  'codeShape',
  'affiliate',
  'date',
  'minAge',
] as const
export type Check = (typeof CHECKS)[number]

/** The check that an error of the form names; an unnamed one counts as an empty field. */
export const checkOf = (message: string | undefined): Check | undefined =>
  message === undefined ? undefined : (CHECKS.find((check) => check === message) ?? 'empty')
