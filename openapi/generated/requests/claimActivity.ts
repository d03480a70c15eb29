// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const claimActivityBody = z.strictObject({
  promotionId: z.int().check(z.minimum(1), z.maximum(999999999)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
