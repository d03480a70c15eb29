import type { Member } from '../core/tables.ts'

/** A row of `members`; the default is a newly created member. */
export const makeMember = (over: Partial<Member> = {}): Member => ({
  id: 9001,
  account: 'sample',
  nickname: null,
  type: 0,
  password: '',
  passwordState: 'fine',
  firstTimeLogin: false,
  lockedUntil: null,
  failures: 0,
  dialingCode: '880',
  mobile: '1712009001',
  email: 'sample@suborno.example',
  icon: null,
  language: 'BN',
  vipLevel: null,
  expiresAt: null,
  createdAt: 0,
  payeeName: null,
  totp: false,
  idNumber: null,
  excludedUntil: null,
  addressKnown: true,
  ...over,
})
