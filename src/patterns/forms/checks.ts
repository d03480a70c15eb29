/** The problems that a form can detect by itself; keys of `forms:check`. */
export const CHECKS = [
  'username',
  'password',
  'captcha',
  'captchaShape',
  'empty',
  'passwordLength',
  'mismatch',
  'mismatchTyped',
  'mismatchSent',
  'name',
  'nameShape',
  'withdrawalPassword',
  'pinShape',
  'mobile',
  'mobileShape',
  'codeShape',
  'affiliate',
  'email',
  'date',
  'minAge',
] as const
export type Check = (typeof CHECKS)[number]
