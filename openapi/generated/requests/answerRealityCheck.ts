// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const answerRealityCheckBody = z.strictObject({
  dueAt: z.int().check(z.minimum(0), z.maximum(253402300799999)),
  answer: z.literal(["CONTINUE","HISTORY","LEAVE"]),
})
