// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const startSocialLinkBody = z.strictObject({
  provider: z.literal(["GOOGLE","FACEBOOK","TELEGRAM","LINE"]),
  state: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
  code: z.string().check(z.minLength(1), z.maxLength(2000)),
})
