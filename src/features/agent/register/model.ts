import { z } from 'zod/mini'
import type { AgentLink, AgentLinkFigures, RebateRange } from '#api/agent/agent-links.ts'
import { rateSchema } from '#entities/rebate/rate.ts'
import { addAgentLinkSubIdBody } from '#openapi/generated/requests/addAgentLinkSubId.ts'
import { createAgentLinkBody } from '#openapi/generated/requests/createAgentLink.ts'
import type { FieldRule } from '#patterns/forms/field-rules.ts'
import { findRequestProblem, getRequestLength, requestText } from '#patterns/forms/request-field.ts'
import { ruleSchema } from '#patterns/forms/rule-schema.ts'
import { choiceParam, textParam } from '#patterns/search-state.ts'

export const TABS = ['account', 'links'] as const
export const KINDS = ['MEMBER', 'AGENT'] as const

/** Search parameters of the page: the tab, and the link that is open. */
export const REGISTER_SEARCH = { tab: choiceParam(TABS, 'account'), link: textParam(40) }

const { name } = createAgentLinkBody.shape
/** How long the name of a link may be. */
export const NAME = getRequestLength(name)

/** Problems of a field; keys of `links:check`. */
export type Issue = 'name' | 'subId' | 'subIdTaken'

/** The problem of a sub-ID, or null. */
export function subIdIssue(text: string, { subIds }: Pick<AgentLink, 'subIds'>): Issue | null {
  const name = text.trim()
  if (findRequestProblem(addAgentLinkSubIdBody.shape.subId, name)) return 'subId'
  return subIds.some(({ subId }) => subId === name) ? 'subIdTaken' : null
}

/** The username by the portal's own rule, the rebate within the agent's bounds. */
export const accountSchema = (name: FieldRule, range: RebateRange) =>
  z.object({ kind: z.enum(KINDS), account: ruleSchema(name), rebate: rateSchema(range) })
export type AccountFields = z.output<ReturnType<typeof accountSchema>>

export const linkSchema = (range: RebateRange) =>
  z.object({
    name: requestText(name, { empty: 'name', shape: 'name' }, z.trim()),
    kind: z.enum(KINDS),
    rebate: rateSchema(range),
  })
export type LinkFields = z.output<ReturnType<typeof linkSchema>>

/** The address that people open, with a code of the link. */
export const linkUrl = (origin: string, code: string): string =>
  `${origin}/register?aff=${encodeURIComponent(code)}`

const NOTHING: AgentLinkFigures = { visits: 0, signUps: 0, firstDeposits: 0 }

/** The totals of all links. */
export const sumOfLinks = (links: readonly Pick<AgentLink, 'figures'>[]): AgentLinkFigures =>
  links.reduce(
    (sum, { figures }) => ({
      visits: sum.visits + figures.visits,
      signUps: sum.signUps + figures.signUps,
      firstDeposits: sum.firstDeposits + figures.firstDeposits,
    }),
    NOTHING,
  )

/** The codes of a link: its own, then those of its sub-ids. */
export const listPlacements = ({ code, subIds, figures }: AgentLink) => [
  { subId: null, code, figures },
  ...subIds,
]
