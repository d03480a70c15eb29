// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const loginFreeplayBody = z.strictObject({
  os: z.string().check(z.minLength(1), z.maxLength(60)),
  platform: z.literal("W"),
  random: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/u), z.maxLength(20000)),
  gatewayVersion: z.literal(3),
})
