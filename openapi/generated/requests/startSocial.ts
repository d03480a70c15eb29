// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const startSocialBody = z.strictObject({
  provider: z.literal(["GOOGLE","FACEBOOK","TELEGRAM","LINE"]),
})
