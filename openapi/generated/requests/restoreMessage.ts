// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const restoreMessageBody = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
})
