// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const sendMemberCodeBody = z.strictObject({
  purpose: z.literal(["PAYMENT_PASSWORD","BIND"]),
  method: z.literal(["MOBILE","EMAIL"]),
  mobileNum: z.optional(z.string().check(z.regex(/^\d{5,15}$/u))),
  countryDialingCode: z.optional(z.string().check(z.regex(/^\d{1,4}$/u))),
  email: z.optional(z.string().check(z.minLength(6), z.maxLength(50))),
})
