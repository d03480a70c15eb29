// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const updateProfileBody = z.strictObject({
  nickname: z.optional(z.string().check(z.maxLength(20))),
  fullName: z.optional(z.string().check(z.maxLength(50))),
  birthday: z.optional(z.string().check(z.maxLength(10))),
  nationality: z.optional(z.string().check(z.maxLength(2))),
  placeOfBirth: z.optional(z.string().check(z.maxLength(60))),
  occupation: z.optional(z.string().check(z.maxLength(40))),
  incomeSource: z.optional(z.string().check(z.maxLength(40))),
  address: z.optional(z.string().check(z.maxLength(200))),
  permanentAddress: z.optional(z.string().check(z.maxLength(200))),
  currentAddress: z.optional(z.string().check(z.maxLength(200))),
  whatsapp: z.optional(z.string().check(z.maxLength(30))),
  telegram: z.optional(z.string().check(z.maxLength(30))),
  line: z.optional(z.string().check(z.maxLength(30))),
  facebook: z.optional(z.string().check(z.maxLength(30))),
  wechat: z.optional(z.string().check(z.maxLength(30))),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
