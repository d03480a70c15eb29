// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const createDepositBody = z.strictObject({
  methodId: z.string().check(z.minLength(1), z.maxLength(40)),
  amount: z.string().check(z.regex(/^(?!0\.00$)(0|[1-9]\d{0,14})\.\d{2}$/u)),
  promotionId: z.nullable(z.int().check(z.minimum(1))),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
