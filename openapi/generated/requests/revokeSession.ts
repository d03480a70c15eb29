// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const revokeSessionBody = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(400)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
