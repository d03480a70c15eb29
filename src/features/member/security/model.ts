import { z } from 'zod/mini'
import type { ApiError } from '../../../api/error.ts'
import type { CodeMethod } from '../../../api/security.ts'
import { isRecord } from '../../../lib/read.ts'
import { errorField } from '../../../patterns/forms/form-error.ts'
import { paymentPasswordSchema } from '../../../patterns/forms/payment-password-part.tsx'
import { onlyDigits } from '../../../ui/code-field/digits.ts'

/** What is done about the payment password: set the first one, change it, or replace a forgotten one by a code. */
export type PinWay = 'set' | 'change' | 'reset'

export interface PinFields {
  oldPin: string
  method: CodeMethod
  code: string
  newPin: string
  confirmPin: string
}

/** A one-time code as it is typed: six digits. */
export const codeSchema = () =>
  z
    .string()
    .check(
      z.overwrite(onlyDigits),
      z.minLength(1, { error: 'empty', abort: true }),
      z.regex(/^\d{6}$/, 'codeShape'),
    )

/** VAL-76, D-031: the old one or a code where the way asks for it, then the new one twice. */
export const pinSchema = (way: PinWay) =>
  z
    .object({
      oldPin: way === 'change' ? paymentPasswordSchema() : z.string(),
      method: z.enum(['MOBILE', 'EMAIL']),
      code: way === 'reset' ? codeSchema() : z.string(),
      newPin: paymentPasswordSchema(),
      confirmPin: paymentPasswordSchema(),
    })
    .check(
      z.refine(({ newPin, confirmPin }) => newPin === confirmPin, {
        path: ['confirmPin'],
        error: 'mismatch',
        when: ({ value }) => isRecord(value) && value.confirmPin !== '',
      }),
    )

/** The fields that a refusal is about; none when it is about the whole form. */
export function refusedPinFields(error: ApiError): readonly (keyof PinFields)[] {
  const field = errorField(error)
  if (field === 'paymentPassword') return ['oldPin']
  if (field === 'newPassword') return ['newPin']
  return field === 'code' ? ['code'] : []
}
