import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

type Schemas = components['schemas']

export type AccountOpening = Schemas['AccountOpening']
export type AccountRequest = Schemas['AccountRequest']
export type OpenedAccount = Schemas['OpenedAccount']
export type AgentLink = Schemas['AgentLink']
export type AgentLinks = Schemas['AgentLinks']
export type AgentLinkFigures = Schemas['AgentLinkFigures']
export type AgentLinkRequest = Schemas['AgentLinkRequest']
export type RebateRange = Schemas['RebateRange']

/** Accounts that an agent opens, and links; other accounts are refused with function.not.available. */
export const agentLinkQueries = {
  /** The range of rebates (per cent, two decimals) and how many accounts are left today. */
  opening: (token: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('agent', 'opening', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/agent/accounts', { signal })),
    }),
  /** The agent's links, newest first, disabled ones too. */
  links: (token: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('agent', 'links', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/agent/links', { signal })),
    }),
}

/** The answer has the default password, which no other call returns. */
export const openAccount = (body: AccountRequest, { client } = own) =>
  unwrap(client.POST('/wps/agent/accounts', { body }))

/** Answers all links. */
export const createAgentLink = (body: AgentLinkRequest, { client } = own) =>
  unwrap(client.POST('/wps/agent/links', { body }))

/** Permanent; 404 for a link of another agent. Returns all links. */
export const disableAgentLink = (id: string, { client } = own) =>
  unwrap(client.DELETE('/wps/agent/links', { params: { query: { id } } }))

/** A place of a link; one that exists is answered the same way. Answers all links. */
export const addAgentLinkSubId = (body: Schemas['AgentSubIdRequest'], { client } = own) =>
  unwrap(client.POST('/wps/agent/links/sub-ids', { body }))
