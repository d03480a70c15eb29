// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const bindEmailBody = z.strictObject({
  email: z.string().check(z.minLength(6), z.maxLength(50)),
  code: z.string().check(z.maxLength(6), z.regex(/^\d{6}$/u)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
