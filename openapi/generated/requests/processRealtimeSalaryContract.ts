// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const processRealtimeSalaryContractBody = z.union([z.strictObject({
  action: z.literal("OFFER"),
  memberId: z.int().check(z.minimum(1)),
  period: z.literal(["D","W","H","M"]),
  terms: z.array(z.strictObject({
    periodValidBet: z.nullable(z.string().check(z.regex(/^(?!-0\.00$)-?(0|[1-9]\d{0,14})\.\d{2}$/u))),
    periodProfitLoss: z.nullable(z.string().check(z.regex(/^(?!-0\.00$)-?(0|[1-9]\d{0,14})\.\d{2}$/u))),
    activeMembers: z.nullable(z.int().check(z.minimum(0), z.maximum(1000000))),
    dailyBetAmount: z.nullable(z.string().check(z.regex(/^(?!-0\.00$)-?(0|[1-9]\d{0,14})\.\d{2}$/u))),
    hourlyBetAmount: z.nullable(z.string().check(z.regex(/^(?!-0\.00$)-?(0|[1-9]\d{0,14})\.\d{2}$/u))),
    rate: z.nullable(z.string().check(z.regex(/^(0|[1-9]\d{0,2})\.\d{2}$/u))),
    singleBetAmount: z.nullable(z.string().check(z.regex(/^(?!-0\.00$)-?(0|[1-9]\d{0,14})\.\d{2}$/u))),
    profitRate: z.nullable(z.string().check(z.regex(/^(0|[1-9]\d{0,2})\.\d{2}$/u))),
    lossRate: z.nullable(z.string().check(z.regex(/^(0|[1-9]\d{0,2})\.\d{2}$/u))),
  })).check(z.minLength(1), z.maxLength(5)),
  replaces: z.optional(z.string().check(z.regex(/^con-[0-9]{8}$/u))),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
}), z.strictObject({
  action: z.literal(["ACCEPT","REJECT","WITHDRAW","REQUEST_TERMINATION","ACCEPT_TERMINATION","REFUSE_TERMINATION","WITHDRAW_TERMINATION"]),
  contractId: z.string().check(z.regex(/^con-[0-9]{8}$/u)),
  ends: z.array(z.string().check(z.regex(/^con-[0-9]{8}$/u))).check(z.maxLength(1000), z.refine((list) => new Set(list).size === list.length)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})])
