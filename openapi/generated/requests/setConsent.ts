// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const setConsentBody = z.strictObject({
  kind: z.literal(["TERMS","PRIVACY","MARKETING_PORTAL","MARKETING_EMAIL","MARKETING_SMS"]),
  given: z.boolean(),
  version: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
})
