// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const setNotificationPreferenceBody = z.strictObject({
  topic: z.literal(["PAYMENTS","SECURITY","REWARDS","MARKETING_CASINO","MARKETING_SPORTS","MARKETING_LOTTERY"]),
  channel: z.literal(["PORTAL","EMAIL","SMS"]),
  on: z.boolean(),
})
