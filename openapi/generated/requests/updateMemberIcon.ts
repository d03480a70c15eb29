// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const updateMemberIconBody = z.strictObject({
  icon: z.nullable(z.string().check(z.minLength(1), z.maxLength(500))),
  upload: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
})
