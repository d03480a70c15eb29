import { z } from 'zod/mini'
import type { ApiError } from '../../../api/error.ts'
import { inFamily } from '../../../lib/pattern.ts'
import { isRecord } from '../../../lib/read.ts'
import type { FieldRule } from '../../../patterns/forms/field-rules.ts'
import { ruled } from '../../../patterns/forms/rule-schema.ts'
import type { Phone } from '../../../patterns/forms/use-phone.ts'
import { onlyDigits } from '../../../ui/code-field/digits.ts'

/** VAL-56, VAL-57: a user name, and an address in the form of one. */
export const emailSchema = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'username')),
  email: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'empty', abort: true }),
    z.refine((text) => inFamily('P4', text), 'email'),
  ),
})
export type EmailFields = z.infer<typeof emailSchema>

/** VAL-58: number, code and new password, the password by the server's rule. */
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
    newPassword: ruled({ ...rule, enabled: true, required: true }),
  })
export type PhoneFields = z.infer<ReturnType<typeof phoneSchema>>

const ABOUT_CODE = /^(sms\.code\.|phone\.(code|invalid\.verification|missing\.verification)\b)/
const ABOUT_NUMBER = /^phone\.(invalid|missing)\.phone\b/

/** D-012: a 422 names the fields that it refuses. */
const refusesPassword = ({ value }: ApiError): boolean =>
  isRecord(value) &&
  Array.isArray(value.violations) &&
  value.violations.some((one) => isRecord(one) && one.path === '/body/newPassword')

/** The field that a refusal is about; null when it is about the whole form. */
export function placeOf(failure: ApiError | null): 'code' | 'mobile' | 'newPassword' | null {
  if (failure === null) return null
  if (ABOUT_CODE.test(failure.code)) return 'code'
  if (ABOUT_NUMBER.test(failure.code)) return 'mobile'
  const aboutPassword = failure.code === 'password.same.as.old' || refusesPassword(failure)
  return aboutPassword ? 'newPassword' : null
}
