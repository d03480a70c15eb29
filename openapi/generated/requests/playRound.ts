// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const playRoundBody = z.strictObject({
  sessionId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
  roundId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
  stake: z.string().check(z.regex(/^(?!0\.00$)(0|[1-9]\d{0,14})\.\d{2}$/u)),
  choice: z.optional(z.string().check(z.regex(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,5}$/u))),
})
