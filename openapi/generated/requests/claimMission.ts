// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const claimMissionBody = z.strictObject({
  missionId: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/u)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
