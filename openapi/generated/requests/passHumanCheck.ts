// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const passHumanCheckBody = z.strictObject({
  challengeId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
  method: z.literal(["pointer","keyboard"]),
  steps: z.int().check(z.minimum(1), z.maximum(10000)),
  durationMs: z.int().check(z.minimum(0), z.maximum(600000)),
})
