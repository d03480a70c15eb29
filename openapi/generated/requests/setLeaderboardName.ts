// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const setLeaderboardNameBody = z.strictObject({
  masked: z.boolean(),
})
