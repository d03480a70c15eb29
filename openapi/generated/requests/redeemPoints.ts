// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const redeemPointsBody = z.strictObject({
  rewardId: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/u)),
  quantity: z.int().check(z.minimum(1), z.maximum(100)),
  delivery: z.optional(z.strictObject({
    size: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
    recipient: z.optional(z.string().check(z.minLength(2), z.maxLength(80), z.regex(/^\S(?:.*\S)?$/u))),
    mobileNum: z.optional(z.string().check(z.regex(/^\d{5,15}$/u))),
    countryDialingCode: z.optional(z.string().check(z.regex(/^\d{1,4}$/u))),
    email: z.optional(z.string().check(z.regex(/^[^@\s]+@[^@\s]+$/u), z.minLength(6), z.maxLength(50))),
    address: z.optional(z.string().check(z.minLength(10), z.maxLength(200), z.regex(/^\S(?:[\s\S]*\S)?$/u))),
  })),
  paymentPassword: z.string().check(z.regex(/^\d{6}$/u)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
