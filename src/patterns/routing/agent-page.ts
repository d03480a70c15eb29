import { searchText } from './href.ts'

/** The pages of the agent centre in the order of its menu, spelled as the specification does. */
export const AGENT_PAGES = [
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentDownlineTransactionDetailsCopy',
  'agentRevenueReport',
  'creditReport',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
  'dividendContract',
  'dailySalaryContract',
  'hourSalaryContract',
  'realtimeSalaryContract',
  'agentAnnouncement',
  'depositv2',
  'withdraw',
  'messageV2',
  'chatRoom',
] as const

export type AgentPageKey = (typeof AGENT_PAGES)[number]

type Values = Readonly<Record<string, string | number | null | undefined>>

/** The address of a page of the agent centre; `values` are filters it starts with. */
export const agentHref = (page: AgentPageKey, values: Values = {}): string =>
  `/agentHome${searchText({ page, ...values })}`
