// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const sendPasswordEmailBody = z.strictObject({
  username: z.string().check(z.minLength(1), z.maxLength(100)),
  email: z.string().check(z.regex(/^[^@\s]+@[^@\s]+$/u), z.maxLength(254)),
})
