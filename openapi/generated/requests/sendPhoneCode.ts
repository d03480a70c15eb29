// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const sendPhoneCodeBody = z.strictObject({
  phoneNumber: z.string().check(z.maxLength(40)),
  humanCheck: z.optional(z.strictObject({
    provider: z.literal(["none","slider","token"]),
    token: z.string().check(z.minLength(1), z.maxLength(2000)),
  })),
})
