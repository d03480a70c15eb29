import { queryOptions } from '@tanstack/react-query'
import type { components, paths } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { firstPageMoment } from '../transport/of-one-moment.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

type Schemas = components['schemas']

export type TeamOverview = Schemas['TeamOverview']
export type TeamFigures = Schemas['TeamFigures']
export type Downline = Schemas['Downline']
export type Downlines = Schemas['Downlines']
export type DownlineDetail = Schemas['DownlineDetail']
export type DownlineFigures = Schemas['DownlineFigures']
export type RebateRaiseResult = Schemas['RebateRaiseResult']
export type AgentAnnouncement = Schemas['AgentAnnouncement']

type QueryOf<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query: infer Query } }
}
  ? Query
  : never

export type TeamOverviewQuery = QueryOf<'/wps/agent/team/overview'>
export type DownlinesQuery = QueryOf<'/wps/agent/downlines'>

/** One rebate (per cent, two decimals) for one to fifty direct downlines; who has more keeps it. */
export const raiseRebates = (body: Schemas['RebateRaises'], { client } = own) =>
  unwrap(client.POST('/wps/agent/downlines', { body }))

export const agentKeys = { all: privateKey('agent') } as const

/** Team figures of an agent; other accounts are refused with function.not.available. */
export const agentQueries = {
  /** Days are in the merchant's calendar (yyyy-MM-dd), up to 31. */
  overview: (token: string, query: TeamOverviewQuery, { client } = own) =>
    queryOptions({
      queryKey: privateKey('agent', 'overview', token, query),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/wps/agent/team/overview', { params: { query }, signal })),
    }),
  /** The downlines of the agent or of one of them; 404 outside the team. */
  downlines: (token: string, query: DownlinesQuery, { client } = own) =>
    queryOptions({
      queryKey: privateKey('agent', 'downlines', token, query),
      queryFn: (context) => {
        const params = { query: { ...query, ...firstPageMoment(context) } }
        return unwrap(client.GET('/wps/agent/downlines', { params, signal: context.signal }))
      },
    }),
  /** One of them with the figures of thirty days. */
  downline: (token: string, id: number, { client } = own) =>
    queryOptions({
      queryKey: privateKey('agent', 'downline', token, id),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/wps/agent/downline', { params: { query: { id } }, signal })),
    }),
  /** Newest first, in the language of `code`. */
  announcements: (token: string, code: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('agent', 'announcements', token, code),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/agent/announcements', { signal })),
    }),
}
