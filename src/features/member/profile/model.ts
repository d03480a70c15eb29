import { z } from 'zod/mini'
import type { Profile, ProfileField, ProfileValues } from '#api/member/profile.ts'
import { birthdayIssue } from '#lib/birthday.ts'
import { countCodePoints } from '#lib/code-points.ts'
import type { PickedImage } from '#ui/file-picker/use-picked-images.ts'

/** ENT-80, D-034: the fields by what they are, in the order of the form. */
export const ABOUT = ['nickname', 'fullName', 'birthday', 'nationality', 'placeOfBirth'] as const
export const WORK = ['occupation', 'incomeSource'] as const
export const ADDRESSES = ['address', 'permanentAddress', 'currentAddress'] as const
export const CONTACTS = ['whatsapp', 'telegram', 'line', 'facebook', 'wechat'] as const

/** D-034: choices of the two lists; their words are under `profile:occupation` and `profile:incomeSource`. */
export const OCCUPATIONS = [
  'STUDENT',
  'FARMING',
  'TRADE',
  'SERVICE',
  'GARMENTS',
  'TRANSPORT',
  'HOME',
  'RETIRED',
  'OTHER',
] as const
export const INCOME_SOURCES = [
  'SALARY',
  'BUSINESS',
  'FAMILY',
  'ABROAD',
  'SAVINGS',
  'OTHER',
] as const

/** D-034: the longest each text may be, in characters. */
const MAX_LENGTHS: Readonly<Record<ProfileField, number>> = {
  nickname: 20,
  fullName: 50,
  birthday: 10,
  nationality: 2,
  placeOfBirth: 60,
  occupation: 40,
  incomeSource: 40,
  address: 200,
  permanentAddress: 200,
  currentAddress: 200,
  whatsapp: 30,
  telegram: 30,
  line: 30,
  facebook: 30,
  wechat: 30,
}
export const getMaxLength = (field: ProfileField): number => MAX_LENGTHS[field]

/** D-034: what a contact looks like in its network. */
const HANDLES: Readonly<Record<(typeof CONTACTS)[number], RegExp>> = {
  whatsapp: /^\+?\d{8,15}$/,
  telegram: /^@?\w{5,30}$/,
  line: /^[\w.-]{4,30}$/,
  facebook: /^[\w.]{5,30}$/,
  wechat: /^[a-zA-Z][\w-]{5,29}$/,
}

/** Problems of a profile field; keys of `profile:check`. */
export type ProfileIssue = 'short' | 'long' | 'name' | 'date' | 'minAge' | 'handle'

interface Rules {
  readonly minAge: number
  readonly timeZone: string
  readonly now: number
}

/** The problem of a value, or null; an empty field is always valid. */
export function profileIssue(
  field: ProfileField,
  value: string,
  rules: Rules,
): ProfileIssue | null {
  const text = value.trim()
  if (text === '') return null
  const length = countCodePoints(text)
  if (length > MAX_LENGTHS[field]) return 'long'
  if ((field === 'nickname' || field === 'fullName') && length < 2) return 'short'
  if (field === 'fullName' && !/^[\p{L}\p{M}.' -]+$/u.test(text)) return 'name'
  if (field === 'birthday') return birthdayIssue(text, rules.minAge, rules.timeZone, rules.now)
  const contact = CONTACTS.find((one) => one === field)
  return contact && !HANDLES[contact].test(text) ? 'handle' : null
}

const ruled = (field: ProfileField, rules: Rules) =>
  z.string().check(
    z.trim(),
    z.superRefine((value, context) => {
      const issue = profileIssue(field, value, rules)
      if (issue) context.addIssue({ code: 'custom', message: issue })
    }),
  )

export const profileSchema = (rules: Rules) =>
  z.object({
    nickname: ruled('nickname', rules),
    fullName: ruled('fullName', rules),
    birthday: ruled('birthday', rules),
    nationality: ruled('nationality', rules),
    placeOfBirth: ruled('placeOfBirth', rules),
    occupation: ruled('occupation', rules),
    incomeSource: ruled('incomeSource', rules),
    address: ruled('address', rules),
    permanentAddress: ruled('permanentAddress', rules),
    currentAddress: ruled('currentAddress', rules),
    whatsapp: ruled('whatsapp', rules),
    telegram: ruled('telegram', rules),
    line: ruled('line', rules),
    facebook: ruled('facebook', rules),
    wechat: ruled('wechat', rules),
  })

/** Only what differs is sent. */
export function diffProfile(before: ProfileValues, after: ProfileValues): Partial<ProfileValues> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => Reflect.get(before, name) !== value),
  )
}

/** The reason why a field cannot be changed; null when it can. */
export const findLock = ({ locked }: Profile, field: ProfileField) =>
  locked.find((lock) => lock.field === field)?.reason ?? null

export const KYC_DOCUMENTS = ['NID', 'PASSPORT', 'DRIVING_LICENCE'] as const
export const KYC_FILES = 3

export interface KycFields {
  document: (typeof KYC_DOCUMENTS)[number]
  files: PickedImage[]
}

const picture = z.object({
  id: z.string(),
  name: z.string(),
  blob: z.custom<Blob>((value) => value instanceof Blob),
})

/** A kind of document and one to three pictures of it. */
export const kycSchema = z.object({
  document: z.enum(KYC_DOCUMENTS),
  files: z.array(picture).check(z.minLength(1, 'proof'), z.maxLength(KYC_FILES, 'proof')),
})
