// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const startHumanCheckBody = z.strictObject({
  provider: z.literal(["slider","token"]),
})
