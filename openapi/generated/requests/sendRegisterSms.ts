// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const sendRegisterSmsBody = z.strictObject({
  mobileNo: z.string().check(z.regex(/^\d{5,15}$/u)),
  countryDialingCode: z.string().check(z.regex(/^\d{1,4}$/u)),
  captcha: z.optional(z.string().check(z.maxLength(4), z.regex(/^[A-Za-z0-9]{4}$/u))),
  humanCheck: z.optional(z.strictObject({
    provider: z.literal(["none","slider","token"]),
    token: z.string().check(z.minLength(1), z.maxLength(2000)),
  })),
})
