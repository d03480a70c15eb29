import '../no-eval.ts'
import { z } from 'zod'
import { moment } from './fields.ts'

/** Per cent with two decimals. */
const rate = z.string().regex(/^(0|[1-9]\d?)\.\d{2}$/)

/** How people come to be below an agent: opened by the agent, or by a link. */
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
  /** A place that a link is put to, with a code of its own. */
  agentLinkSubIds: z.object({ linkId: z.string(), subId: z.string(), code: z.string() }),
  /** The number of visits of a code on a day, since the world began. */
  agentLinkVisits: z.object({
    code: z.string(),
    day: z.string(),
    count: z.number().int().positive(),
    /** The devices that are counted. Null where visits were counted before devices were noted. */
    callers: z.array(z.string()).nullable(),
  }),
  /** Who has registered by a code. */
  agentLinkSignUps: z.object({ memberId: z.number().int(), code: z.string(), at: moment }),
  /** Accounts that an agent opened, and the request that opened each. */
  openedAccounts: z.object({
    agentId: z.number().int(),
    memberId: z.number().int(),
    requestId: z.string(),
    at: moment,
  }),
  /** What an account gets of its valid bets from its upline; without a row, the usual rate. */
  downlineRebates: z.object({ memberId: z.number().int(), rate }),
}
