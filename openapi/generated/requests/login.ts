// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const loginBody = z.strictObject({
  username: z.string().check(z.minLength(1), z.maxLength(100)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.literal(["username","sms"]),
  rememberMe: z.optional(z.boolean()),
  side: z.optional(z.literal(["player","agent"])),
  captcha: z.optional(z.string().check(z.maxLength(4), z.regex(/^[A-Za-z0-9]{4}$/u))),
  countryDialingCode: z.optional(z.string().check(z.regex(/^\d{1,4}$/u))),
  humanCheck: z.optional(z.strictObject({
    provider: z.literal(["none","slider","token"]),
    token: z.string().check(z.minLength(1), z.maxLength(2000)),
  })),
  firebaseChannel: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{2,40}$/u))),
  firebaseIdToken: z.optional(z.string().check(z.minLength(8), z.maxLength(4000))),
})
