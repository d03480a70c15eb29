// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const updateProfileBody = z.strictObject({
  nickname: z.optional(z.string().check(z.maxLength(20), z.regex(/^(.{2,})?$/u))),
  fullName: z.optional(z.string().check(z.maxLength(50), z.regex(/^([\p{L}\p{M}.' -]{2,})?$/u))),
  birthday: z.optional(z.string().check(z.maxLength(10))),
  nationality: z.optional(z.string().check(z.maxLength(2))),
  placeOfBirth: z.optional(z.string().check(z.maxLength(60))),
  occupation: z.optional(z.string().check(z.maxLength(40))),
  incomeSource: z.optional(z.string().check(z.maxLength(40))),
  address: z.optional(z.string().check(z.maxLength(200))),
  permanentAddress: z.optional(z.string().check(z.maxLength(200))),
  currentAddress: z.optional(z.string().check(z.maxLength(200))),
  whatsapp: z.optional(z.string().check(z.maxLength(30), z.regex(/^(\+?\d{8,15})?$/u))),
  telegram: z.optional(z.string().check(z.maxLength(30), z.regex(/^(@?\w{5,30})?$/u))),
  line: z.optional(z.string().check(z.maxLength(30), z.regex(/^([\w.\-]{4,30})?$/u))),
  facebook: z.optional(z.string().check(z.maxLength(30), z.regex(/^([\w.]{5,30})?$/u))),
  wechat: z.optional(z.string().check(z.maxLength(30), z.regex(/^([a-zA-Z][\w\-]{5,29})?$/u))),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
