// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const bindMobileBody = z.strictObject({
  mobileNum: z.string().check(z.regex(/^\d{5,15}$/u)),
  countryDialingCode: z.string().check(z.regex(/^\d{1,4}$/u)),
  code: z.string().check(z.maxLength(6), z.regex(/^\d{6}$/u)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
