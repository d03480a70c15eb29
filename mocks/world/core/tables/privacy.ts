import '../no-eval.ts'
import { z } from 'zod'
import { moment } from './fields.ts'

/** Consents and deletion requests of members. */
export const privacyTables = {
  /** Consents given after registration; registering accepts the versions valid on that day. */
  consents: z.object({
    memberId: z.number().int(),
    kind: z.enum(['TERMS', 'PRIVACY']),
    version: z.string(),
    at: moment,
  }),
  /** F-40: requests to delete personal data; a withdrawn one has no row. */
  erasures: z.object({
    memberId: z.number().int(),
    requestedAt: moment,
    dueAt: moment,
    doneAt: moment.nullable(),
  }),
}
