// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const openAccountBody = z.strictObject({
  account: z.string().check(z.minLength(1), z.maxLength(200)),
  kind: z.literal(["AGENT","MEMBER"]),
  rebate: z.string().check(z.regex(/^(0|[1-9]\d?)\.\d{2}$/u)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
