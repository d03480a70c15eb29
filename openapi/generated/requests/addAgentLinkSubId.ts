// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const addAgentLinkSubIdBody = z.strictObject({
  linkId: z.string().check(z.regex(/^link-[a-z0-9]{1,32}$/u)),
  subId: z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/u)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
