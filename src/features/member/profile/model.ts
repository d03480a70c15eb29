import { z } from 'zod/mini'
import type { Profile, ProfileField, ProfileValues } from '#api/member/profile.ts'
import { birthdayIssue } from '#lib/birthday.ts'
import { submitKycBody } from '#openapi/generated/requests/submitKyc.ts'
import { updateProfileBody } from '#openapi/generated/requests/updateProfile.ts'
import { findRequestProblem, getRequestLength } from '#patterns/forms/request-field.ts'
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

const FIELDS = updateProfileBody.shape
export const getMaxLength = (field: ProfileField): number =>
  getRequestLength(FIELDS[field].def.innerType).max

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
  const problem = findRequestProblem(FIELDS[field], text)
  if (problem === 'long') return 'long'
  if (problem !== null) {
    if (CONTACTS.some((one) => one === field)) return 'handle'
    return findRequestProblem(FIELDS.nickname, text) === null ? 'name' : 'short'
  }
  return field === 'birthday' ? birthdayIssue(text, rules.minAge, rules.timeZone, rules.now) : null
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
export const KYC_FILES = getRequestLength(submitKycBody.shape.files)

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
  document: submitKycBody.shape.document,
  files: z
    .array(picture)
    .check(z.minLength(KYC_FILES.min, 'proof'), z.maxLength(KYC_FILES.max, 'proof')),
})
