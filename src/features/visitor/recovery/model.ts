import { z } from 'zod/mini'
import type { ApiError } from '#api/transport/error.ts'
import { matchesFamily } from '#lib/pattern.ts'
import type { FieldRule } from '#patterns/forms/field-rules.ts'
import { errorField, violatedFields } from '#patterns/forms/form-error.ts'
import { ruleSchema } from '#patterns/forms/rule-schema.ts'
import type { Phone } from '#patterns/forms/use-phone.ts'
import { onlyDigits } from '#ui/code-field/digits.ts'

/** A username, and an address in the form of one. */
export const emailSchema = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'username')),
  email: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'empty', abort: true }),
    z.refine((text) => matchesFamily('P4', text), 'email'),
  ),
})
export type EmailFields = z.infer<typeof emailSchema>

/** Number, code and new password, the password by the server's rule. */
export const phoneSchema = (phone: Phone, country: string, rule: FieldRule) =>
  z.object({
    country: z.string(),
    mobile: phone.schema(country),
    code: z
      .string()
      .check(
        z.overwrite(onlyDigits),
        z.minLength(1, { error: 'empty', abort: true }),
        z.regex(/^\d{6}$/, 'codeShape'),
      ),
    newPassword: ruleSchema({ ...rule, enabled: true, required: true }),
  })
export type PhoneFields = z.infer<ReturnType<typeof phoneSchema>>

/** The fields that a refusal is about; none when it is about the whole form. */
export function refusedFields(error: ApiError): readonly ('mobile' | 'code' | 'newPassword')[] {
  const field = errorField(error)
  if (field === 'mobile' || field === 'code' || field === 'newPassword') return [field]
  return violatedFields(error).includes('newPassword') ? ['newPassword'] : []
}
