import type { DownlinesQuery, TeamFigures, TeamOverview } from '#api/agent/agent.ts'
import { toIsoDay } from '#lib/calendar.ts'
import type { DateRange } from '#lib/date-range.ts'
import { toMinor } from '#lib/money.ts'
import { daysParam } from '#patterns/records/days-param.ts'
import { agentHref } from '#patterns/routing/agent-page.ts'
import {
  choiceParam,
  enumParam,
  idParam,
  pageParam,
  readSearch,
  textParam,
  writeSearch,
} from '#patterns/search-state.ts'
import type { TableSort } from '#ui/data-table/columns.ts'

/** The eleven figures of D-070: people, then money. */
/** The figures shown first. */
export const MAIN_FIGURES = [
  'active',
  'validBet',
  'winLoss',
] as const satisfies readonly (keyof TeamFigures)[]
export const OTHER_FIGURES = [
  'members',
  'newMembers',
  'online',
  'teamBalance',
  'deposits',
  'withdrawals',
  'bonus',
  'rebate',
] as const satisfies readonly (keyof TeamFigures)[]

export interface Change {
  readonly trend: 'up' | 'down' | 'level'
  /** The change in whole per cent, without sign; null when the earlier value was zero. */
  readonly percent: number | null
}

const minorOf = (value: string | number): bigint =>
  typeof value === 'number' ? BigInt(value) : (toMinor(value) ?? 0n)

const absolute = (minor: bigint): bigint => (minor < 0n ? -minor : minor)

/** The change of a figure against the previous period. */
export function computeChange(now: string | number, before: string | number): Change {
  const was = minorOf(before)
  const change = minorOf(now) - was
  const size = absolute(was)
  const direction = change > 0n ? 'up' : 'down'
  return {
    trend: change === 0n ? 'level' : direction,
    percent: size === 0n ? null : Number((absolute(change) * 200n + size) / (size * 2n)),
  }
}

/** The share of one step of the funnel in the previous one, in whole per cent; null when that was zero. */
export const funnelPercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100)

export const KINDS = ['AGENT', 'MEMBER'] as const
const SORTS = ['JOINED', 'ACCOUNT', 'BALANCE', 'TEAM_SIZE', 'LAST_LOGIN'] as const
/** The sort key of each column. */
const SORT_OF = {
  account: 'ACCOUNT',
  teamSize: 'TEAM_SIZE',
  balance: 'BALANCE',
  lastLogin: 'LAST_LOGIN',
  joined: 'JOINED',
} as const satisfies Record<string, (typeof SORTS)[number]>
/** F-32: the people behind a figure of the overview. */
const FIGURES = ['MEMBERS', 'NEW', 'ACTIVE', 'ONLINE'] as const
const ORDERS = ['DESCENDING', 'ASCENDING'] as const
export const ROWS = 50
/** As many rows a page as the contract allows, for files. */
export const MAX_ROWS = 1000
/** F-46: as many rebates as the contract raises at once. */
export const MAX_RAISED = 50
const ANY = 'any'

/** The search parameters of the list of downlines. */
export const DOWNLINE_SEARCH = {
  upline: idParam,
  search: textParam(50),
  kind: enumParam([ANY, ...KINDS], ANY),
  only: enumParam([ANY, ...FIGURES], ANY),
  days: daysParam,
  sort: enumParam(SORTS, 'JOINED'),
  order: choiceParam(ORDERS, 'DESCENDING'),
  p: pageParam,
  row: idParam,
}

interface DownlineValues {
  readonly upline: number | null
  readonly search: string | null
  readonly kind: (typeof KINDS)[number] | typeof ANY
  readonly only: (typeof FIGURES)[number] | typeof ANY
  readonly days: DateRange | null
  readonly sort: (typeof SORTS)[number]
  readonly order: (typeof ORDERS)[number]
}

const daysOf = ({ from, to }: DateRange) => ({ from: toIsoDay(from), to: toIsoDay(to) })

/** Parameters that reset filters, to show the downlines of one place in the tree. */
export const ALL_DOWNLINES = { search: null, only: ANY, days: null, p: 1, row: null } as const

/** The server query for the search parameters. */
export const toDownlinesQuery = (
  values: DownlineValues,
): Omit<DownlinesQuery, 'pageNo' | 'pageSize'> => {
  const { upline, search, kind, only, days, sort, order } = values
  const text = search?.trim()
  return {
    sort,
    order,
    ...(upline !== null && { uplineId: upline }),
    ...(text && { search: text }),
    ...(kind !== ANY && { kind }),
    ...(only !== ANY && { only, ...(days && daysOf(days)) }),
  }
}

/** The part of the address that a saved view keeps; the person searched for is left out. */
const VIEW_SCHEMA = {
  kind: DOWNLINE_SEARCH.kind,
  sort: DOWNLINE_SEARCH.sort,
  order: DOWNLINE_SEARCH.order,
}

/** The kind and the order of the rows, as a saved view keeps them. */
export const viewSearch = ({
  kind,
  sort,
  order,
}: Pick<DownlineValues, 'kind' | 'sort' | 'order'>): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(writeSearch(VIEW_SCHEMA, '', { kind, sort, order })))

/** The search parameters of a saved view; unknown values are ignored. */
export const viewValues = (search: Readonly<Record<string, string>>) =>
  readSearch(VIEW_SCHEMA, new URLSearchParams({ ...search }).toString())

const COLUMNS = ['account', 'teamSize', 'balance', 'lastLogin', 'joined'] as const

/** Which column the rows are sorted by, for the head of the table. */
export const tableSort = ({ sort, order }: Pick<DownlineValues, 'sort' | 'order'>): TableSort => ({
  id: COLUMNS.find((id) => SORT_OF[id] === sort) ?? 'joined',
  desc: order === 'DESCENDING',
})

/** The search parameters of a chosen sort order; null is the default order. */
export const toSortQuery = (chosen: TableSort | null): Pick<DownlineValues, 'sort' | 'order'> => {
  const id = COLUMNS.find((one) => one === chosen?.id)
  return {
    sort: id ? SORT_OF[id] : 'JOINED',
    order: id && chosen?.desc === false ? 'ASCENDING' : 'DESCENDING',
  }
}

const LIST = 'downlineManagmentView'
const BETS = 'personalHistoryCopy'
const LOSSES = 'palStatementsAgentCopy'
const MOVEMENTS = 'agentDownlineTransactionDetailsCopy'

/** The address of the rows behind a figure: the people it counts, or what happened on its days. */
export function rowsBehind(
  name: keyof TeamFigures,
  { from, to }: Pick<TeamOverview['scope'], 'from' | 'to'>,
): string {
  const days = `${from}..${to}`
  switch (name) {
    case 'members':
      return agentHref(LIST, { only: 'members', days })
    case 'newMembers':
      return agentHref(LIST, { only: 'new', days })
    case 'active':
      return agentHref(LIST, { only: 'active', days, sort: 'last_login' })
    case 'online':
      return agentHref(LIST, { only: 'online', days, sort: 'last_login' })
    case 'teamBalance':
      return agentHref(LIST, { only: 'members', days, sort: 'balance' })
    case 'validBet':
      return agentHref(BETS, { days })
    case 'winLoss':
      return agentHref(LOSSES, { days })
    case 'deposits':
      return agentHref(MOVEMENTS, { days, kind: 'DEPOSIT' })
    case 'withdrawals':
      return agentHref(MOVEMENTS, { days, kind: 'WITHDRAWAL' })
    case 'bonus':
      return agentHref(MOVEMENTS, { days, kind: 'BONUS' })
    case 'rebate':
      return agentHref(MOVEMENTS, { days, kind: 'REBATE' })
  }
}
