// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const bindPayoutAccountBody = z.strictObject({
  providerId: z.string().check(z.minLength(1), z.maxLength(40)),
  holder: z.nullable(z.string().check(z.regex(/^\S(?:.{0,48}\S)$/u))),
  number: z.string().check(z.regex(/^[A-Za-z0-9]{6,100}$/u)),
  paymentPassword: z.string().check(z.regex(/^\d{6}$/u)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
