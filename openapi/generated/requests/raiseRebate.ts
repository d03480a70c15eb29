// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const raiseRebateBody = z.strictObject({
  id: z.int().check(z.minimum(1)),
  rebate: z.string().check(z.regex(/^(0|[1-9]\d?)\.\d{2}$/u)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
