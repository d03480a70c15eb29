// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const resetPaymentPasswordBody = z.strictObject({
  method: z.literal(["MOBILE","EMAIL"]),
  code: z.string().check(z.maxLength(6), z.regex(/^\d{6}$/u)),
  password: z.string().check(z.regex(/^\d{6}$/u)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
