// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const sendFeedbackBody = z.strictObject({
  content: z.string().check(z.minLength(20), z.maxLength(200)),
  sender: z.string().check(z.maxLength(100)),
  type: z.literal([0,1,2,3,4,6]),
  captcha: z.string().check(z.maxLength(4), z.regex(/^[A-Za-z0-9]{4}$/u)),
})
