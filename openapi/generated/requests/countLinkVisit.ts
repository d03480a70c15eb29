// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const countLinkVisitBody = z.strictObject({
  code: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/u)),
})
