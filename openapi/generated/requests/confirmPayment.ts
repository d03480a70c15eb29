// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const confirmPaymentBody = z.strictObject({
  withdrawalId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
  part: z.int().check(z.minimum(1)),
  choice: z.literal(["RECEIVED","NOT_RECEIVED","FULLY_PAID"]),
  files: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(3), z.refine((list) => new Set(list).size === list.length)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
