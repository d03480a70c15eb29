// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const setRealityCheckBody = z.strictObject({
  minutes: z.int().check(z.minimum(1), z.maximum(240)),
})
