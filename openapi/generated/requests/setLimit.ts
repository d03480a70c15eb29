// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const setLimitBody = z.strictObject({
  kind: z.literal(["DEPOSIT_DAY","DEPOSIT_WEEK","DEPOSIT_MONTH","LOSS_DAY","STAKE_ROUND","SESSION_DAY"]),
  value: z.nullable(z.string().check(z.regex(/^(?!0(\.00)?$)(0|[1-9]\d{0,11})(\.\d{2})?$/u))),
  confirm: z.boolean(),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
