// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const submitKycBody = z.strictObject({
  document: z.literal(["NID","PASSPORT","DRIVING_LICENCE"]),
  files: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(3), z.refine((list) => new Set(list).size === list.length)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
