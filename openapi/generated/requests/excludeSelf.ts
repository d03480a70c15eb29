// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const excludeSelfBody = z.strictObject({
  period: z.literal(["HALF_YEAR","ONE_YEAR","THREE_YEARS","FIVE_YEARS","PERMANENT"]),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
