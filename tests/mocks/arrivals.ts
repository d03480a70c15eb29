import { attachToUpline } from '#mocks/world/agents/team/new-downline.ts'
import { openAccount } from '#mocks/world/agents/team/open-account.ts'
import type { Row } from '#mocks/world/core/tables.ts'
import { openWallet, postEntry } from '#mocks/world/ledger/ledger.ts'
import { writeMessage } from '#mocks/world/messages/write-message.ts'
import { pastWithdrawals } from '#mocks/world/money/past-withdrawals.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { getMemberId } from './refusals/contracts.ts'

/** Something new at the head of a list, or anywhere in one that is sorted; the clock goes on. */
type Arrive = (world: World) => Promise<unknown>

let count = 0

/** A minute later; `n` is another number each time. */
function later(world: World) {
  count += 1
  world.clock.advance('1m')
  return { memberId: getMemberId(world, 'rahim'), n: count, at: world.clock.now() }
}

/** Rahim loses a bet, and gets a bonus. */
export const moveMoney: Arrive = async (world) => {
  const { memberId, n, at } = later(world)
  await postEntry(world, { memberId, kind: 'STAKE', amount: '-50.00', reference: `bet-${n}` })
  await postEntry(world, { memberId, kind: 'BONUS', amount: '5.00', reference: `gift-${n}` })
  const id = `play-moment-${n}`
  const [slot] = world.catalogue.byType('RNG')
  const play = { id, memberId, nodeId: slot?.nodeId ?? 0, token: null, demo: false, startedAt: at }
  const sums = { rounds: 1, staked: '50.00', won: '0.00', demoBalance: null, returned: null }
  await world.db.plays.insert({ ...play, ...sums, endedAt: at })
  await world.db.rounds.insert({
    playId: id,
    roundId: 'round-1',
    stake: '50.00',
    payout: '0.00',
    balance: '0.00',
    net: '-50.00',
    rounds: 1,
    choice: null,
    symbols: [],
    lines: [],
    at,
  })
}

const withdraw: Arrive = async (world) => {
  const { memberId, n, at } = later(world)
  const [past] = pastWithdrawals(world, memberId)
  if (past) await world.db.withdrawals.insert({ ...past, id: `withdrawal-m${n}`, createdAt: at })
}

const redeem: Arrive = async (world) => {
  const { memberId, n, at } = later(world)
  const given = {
    rewardId: null,
    delivery: null,
    quantity: 100,
    points: '100.00',
    amount: '1.00',
    rejected: false,
  }
  const id = `redeem-m${n}`
  await world.db.pointsRedemptions.insert({
    ...given,
    id,
    requestId: id,
    memberId,
    at,
    decidedAt: at,
  })
}

const reward: Arrive = async (world) => {
  const { memberId, at } = later(world)
  await world.db.pointEntries.insert({ memberId, points: '5.00', at })
}

const win =
  (source: Row<'prizeResults'>['source']): Arrive =>
  async (world) => {
    const { memberId, n, at } = later(world)
    const id = `prize-m${n}`
    const place = { source, segmentId: null, envelopeId: null }
    const prize = { kind: 'MONEY', amount: '5.00' } as const
    await world.db.prizeResults.insert({ ...place, id, requestId: id, memberId, prize, at })
  }

const betOnLottery: Arrive = async (world) => {
  const { memberId, n, at } = later(world)
  await world.db.lotteryBets.insert({
    ...{ play: 'SIDE', picks: ['BIG'], odds: '1.95', stake: '10.00', payout: '0.00' },
    id: `lb-moment-${n}`,
    memberId,
    requestId: `moment-${n}`,
    gameCode: 'PADMA-536',
    issue: '20261120-0001',
    state: 'PENDING',
    placedAt: at,
    drawsAt: at + 86_400_000,
    numbers: [],
  })
}

const write: Arrive = async (world) => {
  const { memberId } = later(world)
  const text = { en: 'Something new', bn: 'নতুন কিছু' }
  await writeMessage(world, memberId, { title: text, text }, {})
}

const join: Arrive = async (world) => {
  const { n } = later(world)
  const agent = world.db.members.find({ account: 'agent1' })
  const account = { account: `newcomer${n}`, kind: 'MEMBER', rebate: '0.10' } as const
  if (agent) await openAccount(world, agent, { ...account, requestId: `joined-${n}` })
}

/** Four members join directly below the agent, and further ones below the first of them. */
const joinBelow: Arrive = async (world) => {
  const [first, , , fourth] = world.db.openedAccounts.list()
  if (!first || !fourth) return join(world)
  const { memberId, n, at } = later(world)
  const rahim = world.db.members.find({ id: memberId })
  const id = 9000 + n
  if (rahim) await world.db.members.insert({ ...rahim, id, account: `friend${n}`, createdAt: at })
  await openWallet(world, id)
  await attachToUpline(world, id, first.memberId, '0.10')
}

/** Derived downlines, draws and settlements come by themselves. */
const wait =
  (span: string): Arrive =>
  async (world) =>
    world.clock.advance(span)

interface Arrival {
  readonly id: OperationId
  readonly scenario: string
  /** The start of the world, if it is not the time of the other tests. */
  readonly clock?: string
  readonly query: Readonly<Record<string, string>>
  readonly arrive: Arrive
  /** The number of arrivals before the list is read. */
  readonly before?: number
  /** Rows per page; 2 by default. */
  readonly size?: number
}

const DAYS = { from: '2026-11-14', to: '2026-11-21' }
const team = { scenario: 'agent-team-small', query: DAYS, before: 0 }
const own = { scenario: 'member', query: {}, before: 4 }
const lottery = { ...own, query: { gameCode: 'PADMA-536' } }

/** An arrival in each list that is read page by page. */
export const ARRIVALS: readonly Arrival[] = [
  { id: 'getTeamBets', ...team, arrive: moveMoney },
  { id: 'getTeamTransactions', ...team, arrive: moveMoney },
  { id: 'getUserLosses', ...team, arrive: wait('1d') },
  { id: 'getDownlines', ...team, query: {}, arrive: join },
  {
    id: 'getDownlines',
    ...team,
    query: { search: 'newcomer', sort: 'TEAM_SIZE', order: 'ASCENDING' },
    arrive: joinBelow,
    before: 4,
  },
  { id: 'getAgentIncomeLines', ...team, query: { period: '2026-11-16' }, arrive: wait('5d') },
  {
    id: 'getAgentIncomeRows',
    ...team,
    clock: '2026-11-16T06:00:00Z',
    query: { period: '2026-11-16', by: 'DOWNLINE' },
    arrive: wait('1d'),
  },
  {
    id: 'getDividends',
    ...team,
    scenario: 'dividends-on',
    query: { from: '2026-11-05', to: '2026-12-05' },
    arrive: wait('12d'),
    size: 1,
  },
  { id: 'getDailySalaries', ...team, scenario: 'salary-daily', arrive: wait('1d') },
  { id: 'getHourlySalaries', ...team, scenario: 'salary-hourly', arrive: wait('2h') },
  { id: 'getRealtimeSalaries', ...team, scenario: 'salary-realtime', arrive: wait('1h') },
  { id: 'getBetReport', ...own, query: DAYS, arrive: moveMoney },
  { id: 'getTransactionReport', ...own, query: DAYS, arrive: moveMoney },
  { id: 'getBonusReport', ...own, query: DAYS, arrive: moveMoney },
  { id: 'getWithdrawals', ...own, arrive: withdraw },
  {
    id: 'getWinners',
    ...own,
    query: { gameCategory: 'ALL', period: 'MONTH', language: 'EN' },
    arrive: wait('1h'),
    before: 0,
  },
  { id: 'getOpenedNumbers', ...lottery, arrive: wait('1h'), before: 0 },
  { id: 'getVnOpenedNumbers', ...lottery, arrive: wait('1h'), before: 0 },
  { id: 'getLotteryBets', ...lottery, arrive: betOnLottery },
  { id: 'getPointsRedemptions', ...own, arrive: redeem },
  { id: 'getPointsTransactions', ...own, arrive: reward },
  { id: 'getWheelResults', ...own, arrive: win('WHEEL') },
  { id: 'getRedEnvelopeResults', ...own, arrive: win('RED_ENVELOPE') },
  { id: 'getRaffleResults', ...own, arrive: wait('7d'), before: 0 },
  { id: 'getMessages', ...own, query: { kind: 'PERSONAL' }, arrive: write },
]
