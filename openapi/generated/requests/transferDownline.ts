// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const transferDownlineBody = z.strictObject({
  receiverId: z.int().check(z.minimum(1)),
  amount: z.string().check(z.regex(/^(?!0\.00$)(0|[1-9]\d{0,14})\.\d{2}$/u)),
  note: z.string().check(z.maxLength(100)),
  paymentPassword: z.string().check(z.regex(/^\d{6}$/u)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
