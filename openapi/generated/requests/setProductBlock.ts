// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const setProductBlockBody = z.strictObject({
  gameType: z.literal(["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","COCKFIGHT","LOTT","ELOTT","BGS"]),
  blocked: z.boolean(),
  confirm: z.boolean(),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/u)),
})
