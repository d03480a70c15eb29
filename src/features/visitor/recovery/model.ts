import { z } from 'zod/mini'
import type { ApiError } from '#api/transport/error.ts'
import { matchesFamily } from '#lib/pattern.ts'
import { sendPasswordEmailBody } from '#openapi/generated/requests/sendPasswordEmail.ts'
import { codeSchema } from '#patterns/forms/code-schema.ts'
import type { FieldRule } from '#patterns/forms/field-rules.ts'
import { errorField, violatedFields } from '#patterns/forms/form-error.ts'
import { getRequestLength, requestText } from '#patterns/forms/request-field.ts'
import { ruleSchema } from '#patterns/forms/rule-schema.ts'
import type { Phone } from '#patterns/forms/use-phone.ts'

const { username, email } = sendPasswordEmailBody.shape
export const USERNAME = getRequestLength(username)
export const EMAIL = getRequestLength(email)

/** A username, and an address in the form of one. */
export const emailSchema = z.object({
  username: requestText(username, { empty: 'username', shape: 'username' }, z.trim()),
  email: requestText(email, { shape: 'email' }, z.trim()).check(
    z.refine((text) => matchesFamily('P4', text), 'email'),
  ),
})
export type EmailFields = z.infer<typeof emailSchema>

/** Number, code and new password, the password by the server's rule. */
export const phoneSchema = (phone: Phone, country: string, rule: FieldRule) =>
  z.object({
    country: z.string(),
    mobile: phone.schema(country),
    code: codeSchema(),
    newPassword: ruleSchema({ ...rule, enabled: true, required: true }),
  })
export type PhoneFields = z.infer<ReturnType<typeof phoneSchema>>

/** The fields that a refusal is about; none when it is about the whole form. */
export function refusedFields(error: ApiError): readonly ('mobile' | 'code' | 'newPassword')[] {
  const field = errorField(error)
  if (field === 'mobile' || field === 'code' || field === 'newPassword') return [field]
  return violatedFields(error).includes('newPassword') ? ['newPassword'] : []
}
