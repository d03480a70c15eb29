import { afterEach, expect, test, vi } from 'vitest'
import { agentQueries } from '#api/agent/agent.ts'
import { incomeQueries } from '#api/agent/agent-income.ts'
import { agentReportQueries } from '#api/agent/agent-reports.ts'
import { salaryQueries } from '#api/agent/agent-salary.ts'
import { lotteryQueries } from '#api/games/lottery.ts'
import { messageQueries } from '#api/member/messages.ts'
import { reportQueries } from '#api/money/reports.ts'
import { withdrawalQueries } from '#api/money/withdrawals.ts'
import { pointsQueries } from '#api/offers/points.ts'
import { prizeQueries } from '#api/offers/prizes.ts'
import { winnerQueries } from '#api/offers/winners.ts'
import { createQueryClient } from '#api/transport/query-client.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { follow, listOperations, listResponses, readContract } from '#tests/contract/contract.ts'
import { mockNetwork, setContext, successEnvelope } from './transport/wire.ts'

const T = 'token'
const days = { from: '2026-11-14', to: '2026-11-20', pageSize: 50 }
const period = { period: '2026-11-16', pageSize: 50 }
const rows = { ...period, sourceId: 1, by: 'DOWNLINE' } as const

type Read = (client: ReturnType<typeof createQueryClient>, pageNo: number) => Promise<unknown>

/** The query of each list with pages, by its operation. */
const READS: Partial<Record<OperationId, Read>> = {
  getTeamBets: (client, pageNo) =>
    client.fetchQuery(agentReportQueries.bets(T, { ...days, pageNo })),
  getUserLosses: (client, pageNo) =>
    client.fetchQuery(agentReportQueries.losses(T, { ...days, pageNo })),
  getTeamTransactions: (client, pageNo) =>
    client.fetchQuery(agentReportQueries.movements(T, { ...days, pageNo })),
  getCreditReport: (client, pageNo) =>
    client.fetchQuery(agentReportQueries.credit(T, { ...days, pageNo })),
  getDividends: (client, pageNo) =>
    client.fetchQuery(salaryQueries.page(T, 'DIVIDEND', { ...days, pageNo })),
  getDailySalaries: (client, pageNo) =>
    client.fetchQuery(salaryQueries.page(T, 'DAILY_SALARY', { ...days, pageNo })),
  getHourlySalaries: (client, pageNo) =>
    client.fetchQuery(salaryQueries.page(T, 'HOURLY_SALARY', { ...days, pageNo })),
  getRealtimeSalaries: (client, pageNo) =>
    client.fetchQuery(salaryQueries.page(T, 'REALTIME_SALARY', { ...days, pageNo })),
  getDownlines: (client, pageNo) =>
    client.fetchQuery(agentQueries.downlines(T, { pageNo, pageSize: 50 })),
  getAgentIncomeLines: (client, pageNo) =>
    client.fetchQuery(incomeQueries.lines(T, { ...period, pageNo })),
  getAgentIncomeRows: (client, pageNo) =>
    client.fetchQuery(incomeQueries.rows(T, { ...rows, pageNo })),
  getBetReport: (client, pageNo) =>
    client.fetchQuery(reportQueries.bets(T, 'EN', { ...days, pageNo })),
  getTransactionReport: (client, pageNo) =>
    client.fetchQuery(reportQueries.transactions(T, 'EN', { ...days, pageNo })),
  getBonusReport: (client, pageNo) =>
    client.fetchQuery(reportQueries.bonuses(T, 'EN', { ...days, pageNo })),
  getWithdrawals: (client, pageNo) =>
    client.fetchQuery(withdrawalQueries.list(T, 'EN', { pageNo, pageSize: 10 })),
  getWinners: (client, page) =>
    client.fetchQuery(winnerQueries.page('EN', { category: 'ALL', period: 'TODAY', page })),
  getOpenedNumbers: (client, pageNo) =>
    client.fetchQuery(lotteryQueries.opened('PADMA-536', 'TC', pageNo)),
  getVnOpenedNumbers: (client, pageNo) =>
    client.fetchQuery(lotteryQueries.opened('PADMA-536', 'VN', pageNo)),
  getLotteryBets: (client, pageNo) =>
    client.fetchQuery(lotteryQueries.bets(T, 'PADMA-536', pageNo)),
  getPointsRedemptions: (client, pageNo) =>
    client.fetchQuery(pointsQueries.redemptions(T, { pageNo, pageSize: 20 })),
  getPointsTransactions: (client, pageNo) =>
    client.fetchQuery(pointsQueries.transactions(T, { pageNo, pageSize: 20 })),
  getWheelResults: (client, pageNo) => client.fetchQuery(prizeQueries.results(T, 'wheel', pageNo)),
  getRedEnvelopeResults: (client, pageNo) =>
    client.fetchQuery(prizeQueries.results(T, 'redEnvelope', pageNo)),
  getRaffleResults: (client, pageNo) =>
    client.fetchQuery(prizeQueries.raffleResults(T, 'EN', pageNo)),
  getMessages: (client, pageNo) =>
    client.fetchQuery(messageQueries.page(T, 'EN', { kind: 'PERSONAL', pageNo })),
}

afterEach(() => vi.unstubAllGlobals())

const contract = await readContract()

/** The lists that take until, with the value of their example. */
const LISTS = listOperations(contract).flatMap((operation) => {
  const { id, path, node } = operation
  const parameters = Array.isArray(node.parameters) ? node.parameters : []
  if (!parameters.some((one) => follow(contract, one).name === 'until')) return []
  const { content } = Object.fromEntries(listResponses(contract, operation))['200'] ?? {}
  const media = follow(contract, follow(contract, content)['application/json'])
  const [example] = Object.values(follow(contract, media.examples))
  return { id, path, answer: follow(contract, follow(contract, example).value).value }
})

test('F-18 every list of the contract that takes until is read below', () => {
  expect(Object.keys(READS).sort()).toEqual(LISTS.map(({ id }) => id).sort())
})

test.each(LISTS)('F-18 $id: page 2 is as of page 1', async ({ id, path, answer }) => {
  setContext()
  const sent = mockNetwork(() => successEnvelope(answer))
  const client = createQueryClient()
  const of = new Map(Object.entries(READS)).get(id)
  await of?.(client, 1)
  await of?.(client, 2)
  const asked = sent.map((one) => new URL(one.path, 'http://localhost'))
  expect(asked.map(({ pathname }) => pathname)).toEqual([path, path])
  expect(asked.map(({ searchParams }) => searchParams.get('pageNo'))).toEqual(['1', '2'])
  const { asOf } = follow(contract, answer)
  expect(asked.map(({ searchParams }) => searchParams.get('until'))).toEqual([null, String(asOf)])
})
