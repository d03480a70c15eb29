import { countries } from '#mocks/content/countries.ts'
import type { PointsRewardText } from '#mocks/content/offers/points-rewards.ts'
import { PATTERN_FAMILIES } from '#mocks/merchant/field-patterns.ts'
import type { components } from '#openapi/generated/types.ts'
import type { InvalidPart } from '../core/refusal.ts'
import { mobileFault } from './register-fields.ts'
import { toNationalNumber } from './verification/codes.ts'

type Delivery = components['schemas']['RedeemDelivery']
type RewardField = PointsRewardText['fields'][number]

const countriesOf = ({ options }: RewardField) =>
  countries.filter(({ code }) => options.includes(code))

/** The problem with a value that the contract's shape allows, or null. */
function validateValue(
  field: RewardField,
  value: string,
  dial: string | undefined,
): InvalidPart | null {
  const place = `/${field.name}`
  if (field.name === 'size')
    return field.options.includes(value)
      ? null
      : { place, expected: `must be one of ${field.options.join(', ')}` }
  if (field.name === 'email')
    return PATTERN_FAMILIES.P4?.test(value) ? null : { place, expected: 'is no email address' }
  if (field.name !== 'mobileNum') return null
  const known = countriesOf(field)
  return mobileFault(value, dial ?? known[0]?.dial, known)
}

/** The fields of a reward that are missing, invalid or not requested. */
export function deliveryFaults(fields: readonly RewardField[], sent: Delivery = {}): InvalidPart[] {
  const asked = new Set<string>(fields.map(({ name }) => name))
  if (asked.has('mobileNum')) asked.add('countryDialingCode')
  const foreign = Object.keys(sent)
    .filter((name) => !asked.has(name))
    .map((name) => ({ place: `/${name}`, expected: 'is not asked for' }))
  const wrong = fields.flatMap((field) => {
    const value = sent[field.name]
    if (value === undefined) return { place: `/${field.name}`, expected: 'is required' }
    return validateValue(field, value, sent.countryDialingCode) ?? []
  })
  return [...wrong, ...foreign].map(({ place, expected }) => ({
    place: `/delivery${place}`,
    expected,
  }))
}

/**
 * The stored delivery details: the fields of the reward, a number with its dialling code. Null for a reward that needs
 * nothing.
 */
export function toStoredDelivery(
  fields: readonly RewardField[],
  { mobileNum, ...sent }: Delivery = {},
): Record<string, string> | null {
  if (fields.length === 0) return null
  if (mobileNum === undefined) return sent
  const [home] = fields.filter(({ name }) => name === 'mobileNum').flatMap(countriesOf)
  const countryDialingCode = sent.countryDialingCode ?? home?.dial ?? '880'
  return { ...sent, mobileNum: toNationalNumber(mobileNum), countryDialingCode }
}
