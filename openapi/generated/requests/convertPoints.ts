// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const convertPointsBody = z.strictObject({
  points: z.int().check(z.minimum(1), z.maximum(100000000)),
  paymentPassword: z.string().check(z.regex(/^\d{6}$/u)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
