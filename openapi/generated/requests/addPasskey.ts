// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const addPasskeyBody = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(400)),
  clientDataJSON: z.string().check(z.minLength(1), z.maxLength(4000)),
  attestationObject: z.string().check(z.minLength(1), z.maxLength(20000)),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
