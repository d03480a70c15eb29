// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import { z } from 'zod/mini'

export const addFavoriteGameBody = z.strictObject({
  nodeId: z.int().check(z.minimum(1)),
  vendor: z.optional(z.string().check(z.regex(/^[A-Z0-9_]{2,24}$/u))),
  gameType: z.optional(z.literal(["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","COCKFIGHT","LOTT","ELOTT","BGS"])),
})
