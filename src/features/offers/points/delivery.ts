import { z } from 'zod/mini'
import type { RedeemDelivery, RewardField } from '#api/offers/points.ts'
import type { ApiError } from '#api/transport/error.ts'
import { matchesFamily } from '#lib/pattern.ts'
import { redeemPointsBody } from '#openapi/generated/requests/redeemPoints.ts'
import { issueMessage } from '#patterns/forms/field-issue.ts'
import { violatedFields } from '#patterns/forms/form-error.ts'
import { getRequestLength, requestText } from '#patterns/forms/request-field.ts'
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

const { recipient, email, address } = redeemPointsBody.shape.delivery.def.innerType.shape
export const ADDRESS = getRequestLength(address.def.innerType)

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

const lengthSchema = (field: z.ZodMiniType) => {
  const word = issueMessage({ key: 'P1', ...getRequestLength(field) })
  return requestText(field, { empty: word, shape: word }, z.trim())
}

/** A schema for each required field; other fields are not checked. */
export function deliveryShape(fields: readonly RewardField[], phone: Phone, country: string) {
  const asked = new Map(fields.map(({ name, options }) => [name, options]))
  const sizes = asked.get('size')
  return {
    size: sizes ? z.string().check(z.refine((text) => sizes.includes(text))) : z.string(),
    recipient: asked.has('recipient') ? lengthSchema(recipient.def.innerType) : z.string(),
    country: z.string(),
    mobileNum: asked.has('mobileNum') ? phone.schema(country) : z.string(),
    email: asked.has('email')
      ? requestText(email, { empty: 'email', shape: 'email' }, z.trim()).check(
          z.refine((text) => matchesFamily('P4', text), 'email'),
        )
      : z.string(),
    address: asked.has('address') ? lengthSchema(address.def.innerType) : z.string(),
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
