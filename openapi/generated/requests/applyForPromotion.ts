// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const applyForPromotionBody = z.strictObject({
  promotionId: z.int().check(z.minimum(1), z.maximum(999999999)),
  comment: z.string().check(z.maxLength(140)),
  files: z.array(z.string().check(z.regex(/^up-[a-z0-9]{8,32}$/u))).check(z.maxLength(3), z.refine((list) => new Set(list).size === list.length)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
