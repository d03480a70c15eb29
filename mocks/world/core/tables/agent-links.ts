import '../no-eval.ts'
import { z } from 'zod'
import { moment } from './fields.ts'

/** Per cent with two decimals. */
const rate = z.string().regex(/^(0|[1-9]\d?)\.\d{2}$/)

/** Sign-ups below an agent: accounts opened by the agent, and registrations by a link. */
export const agentLinkTables = {
  agentLinks: z.object({
    id: z.string(),
    /** The agent's. */
    memberId: z.number().int(),
    code: z.string(),
    name: z.string(),
    kind: z.enum(['AGENT', 'MEMBER']),
    rebate: rate,
    createdAt: moment,
    disabledAt: moment.nullable(),
  }),
  /** A placement of a link, with its own code. */
  agentLinkSubIds: z.object({ linkId: z.string(), subId: z.string(), code: z.string() }),
  /** The number of visits of a code on a day, since the world began. */
  agentLinkVisits: z.object({
    code: z.string(),
    day: z.string(),
    count: z.number().int().positive(),
    /** The devices that are counted. Null where visits were counted before devices were noted. */
    callers: z.array(z.string()).nullable(),
  }),
  /** Registrations by a code. */
  agentLinkSignUps: z.object({ memberId: z.number().int(), code: z.string(), at: moment }),
  /** Accounts that an agent opened, and the request that opened each. */
  openedAccounts: z.object({
    agentId: z.number().int(),
    memberId: z.number().int(),
    requestId: z.string(),
    at: moment,
  }),
  /** The rebate rate on an account's valid bets from its upline; without a row, the default rate. */
  downlineRebates: z.object({ memberId: z.number().int(), rate }),
}
