// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const removePayoutAccountBody = z.strictObject({
  accountId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
