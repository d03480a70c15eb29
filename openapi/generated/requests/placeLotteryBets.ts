// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const placeLotteryBetsBody = z.strictObject({
  gameCode: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/u)),
  prizeMode: z.literal(["LOTT","ZY","ELOTT","SEA"]),
  area: z.literal(["TC","SEA","VN"]),
  issue: z.string().check(z.regex(/^\d{8}-\d{4}$/u)),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
  lines: z.array(z.strictObject({
    play: z.literal(["D2","D3","D4","B1","B2","B3","SIDE"]),
    picks: z.array(z.string().check(z.regex(/^(\d{1,2}|BIG|SMALL|ODD|EVEN)$/u))).check(z.minLength(1), z.maxLength(5)),
    stake: z.string().check(z.regex(/^(?!0\.00$)(0|[1-9]\d{0,14})\.\d{2}$/u)),
  })).check(z.minLength(1), z.maxLength(20)),
})
