// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const resetPasswordBody = z.strictObject({
  mobileNum: z.string().check(z.regex(/^\d{5,15}$/u)),
  countryDialingCode: z.optional(z.string().check(z.regex(/^\d{1,4}$/u))),
  verificationCode: z.string().check(z.maxLength(6), z.regex(/^\d{6}$/u)),
  newPassword: z.string().check(z.minLength(1), z.maxLength(200)),
  firebaseChannel: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{2,40}$/u))),
  firebaseIdToken: z.optional(z.string().check(z.minLength(8), z.maxLength(4000))),
})
