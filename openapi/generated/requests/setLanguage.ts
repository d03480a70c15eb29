// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const setLanguageBody = z.strictObject({
  language: z.string().check(z.regex(/^[A-Z]{2,3}$/u)),
})
