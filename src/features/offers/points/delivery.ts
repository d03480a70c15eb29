import { z } from 'zod/mini'
import type { RedeemDelivery, RewardField } from '#api/offers/points.ts'
import type { ApiError } from '#api/transport/error.ts'
import { countCodePoints } from '#lib/code-points.ts'
import { matchesFamily } from '#lib/pattern.ts'
import { violatedFields } from '#patterns/forms/form-error.ts'
import { textSchema } from '#patterns/forms/rule-schema.ts'
import type { Phone } from '#patterns/forms/use-phone.ts'

/** The typed delivery fields of a redemption; fields that its reward does not require stay empty. */
export interface DeliveryFields {
  size: string
  recipient: string
  /** The country of the number. */
  country: string
  mobileNum: string
  email: string
  address: string
}

const FIELDS = ['size', 'recipient', 'mobileNum', 'email', 'address'] as const

/** The lengths that the contract allows. */
const RECIPIENT = { min: 2, max: 80 } as const
export const ADDRESS = { min: 10, max: 200 } as const

export const noDelivery = (country: string): DeliveryFields => ({
  size: '',
  recipient: '',
  country,
  mobileNum: '',
  email: '',
  address: '',
})

/** The countries that a number may be of; empty for any. */
export const listCountries = (fields: readonly RewardField[]): readonly string[] =>
  fields.find(({ name }) => name === 'mobileNum')?.options ?? []

const lengthSchema = (bounds: { readonly min: number; readonly max: number }) =>
  textSchema((text) => {
    const length = countCodePoints(text)
    return length >= bounds.min && length <= bounds.max ? null : { key: 'P1', ...bounds }
  })

/** A schema for each required field; other fields are not checked. */
export function deliveryShape(fields: readonly RewardField[], phone: Phone, country: string) {
  const asked = new Map(fields.map(({ name, options }) => [name, options]))
  const sizes = asked.get('size')
  return {
    size: sizes ? z.string().check(z.refine((text) => sizes.includes(text))) : z.string(),
    recipient: asked.has('recipient') ? lengthSchema(RECIPIENT) : z.string(),
    country: z.string(),
    mobileNum: asked.has('mobileNum') ? phone.schema(country) : z.string(),
    email: asked.has('email')
      ? z.string().check(
          z.trim(),
          z.refine((text) => matchesFamily('P4', text), 'email'),
        )
      : z.string(),
    address: asked.has('address') ? lengthSchema(ADDRESS) : z.string(),
  }
}

/** The delivery details to send; undefined for a reward that requires none. */
export function toDelivery(
  fields: readonly RewardField[],
  typed: DeliveryFields,
  phone: Pick<Phone, 'parts'>,
): RedeemDelivery | undefined {
  if (fields.length === 0) return undefined
  const delivery: RedeemDelivery = {}
  for (const { name } of fields) {
    if (name === 'mobileNum') {
      const { dial, number } = phone.parts(typed.mobileNum, typed.country)
      Object.assign(delivery, { mobileNum: number, countryDialingCode: dial })
    } else delivery[name] = typed[name].trim()
  }
  return delivery
}

/** The fields that the server refuses. */
export function refusedFields(error: ApiError): readonly (typeof FIELDS)[number][] {
  const refused = violatedFields(error).map((path) => path.replace(/^delivery\//, ''))
  return FIELDS.filter(
    (name) =>
      refused.includes(name) || (name === 'mobileNum' && refused.includes('countryDialingCode')),
  )
}
