// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const confirmPhoneCodeBody = z.strictObject({
  sessionInfo: z.string().check(z.minLength(8), z.maxLength(2000)),
  code: z.string().check(z.maxLength(40)),
})
