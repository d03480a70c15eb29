import type { Conditions } from '#mocks/scenarios/conditions.ts'
import { type Contract, OFFER_TTL_MS } from '../agents/contracts/machine.ts'
import type { Db } from '../core/db.ts'
import { DAY } from '../core/durations.ts'

type Tier = Contract['terms'][number]

const NO_TERMS: Tier = {
  periodValidBet: null,
  periodProfitLoss: null,
  activeMembers: null,
  dailyBetAmount: null,
  hourlyBetAmount: null,
  rate: null,
  singleBetAmount: null,
  profitRate: null,
  lossRate: null,
}

const dividend = (validBet: string, profitLoss: string, activeMembers: number, rate: string) => ({
  ...NO_TERMS,
  periodValidBet: validBet,
  periodProfitLoss: profitLoss,
  activeMembers,
  rate,
})
const daily = (dailyBetAmount: string, activeMembers: number, rate: string) => ({
  ...NO_TERMS,
  dailyBetAmount,
  activeMembers,
  rate,
})
const hourly = (hourlyBetAmount: string, rate: string) => ({ ...NO_TERMS, hourlyBetAmount, rate })

const DIVIDENDS = [
  dividend('10000.00', '0.00', 3, '10.00'),
  dividend('50000.00', '5000.00', 10, '15.00'),
]
const OLD_DIVIDENDS = [dividend('20000.00', '0.00', 5, '8.00')]
const HIGH_DIVIDENDS = [dividend('10000.00', '0.00', 3, '20.00')]
const DAILY = [daily('2000.00', 3, '0.40'), daily('20000.00', 10, '0.80')]
const HOURLY = [hourly('500.00', '0.20'), hourly('5000.00', '0.50')]
const REALTIME = [
  { ...NO_TERMS, singleBetAmount: '10.00', profitRate: '0.10', lossRate: '0.30' },
] satisfies Tier[]
const RAHIMS_DAILY = [daily('500.00', 0, '0.30')]

type Fact = Pick<Contract, 'kind' | 'period' | 'terms' | 'state'> & {
  readonly from: string
  readonly to: string
  readonly offeredDaysAgo: number
  /** The side that requested its end. */
  readonly requestedBy?: string
}

const above = { from: 'agent41', to: 'agent1', period: 'H' } as const
const rahims = { from: 'agent1', to: 'rahim', kind: 'DAILY_SALARY', period: 'D' } as const
const dividends = { ...above, kind: 'DIVIDEND', terms: DIVIDENDS } as const

/** The contracts that are active in most worlds with contracts, for forty days. */
const ACTIVE: readonly Fact[] = [
  { ...dividends, state: 'ACTIVE', offeredDaysAgo: 40 },
  {
    ...above,
    kind: 'DAILY_SALARY',
    period: 'D',
    terms: DAILY,
    state: 'ACTIVE',
    offeredDaysAgo: 40,
  },
  {
    ...above,
    kind: 'HOURLY_SALARY',
    period: 'D',
    terms: HOURLY,
    state: 'ACTIVE',
    offeredDaysAgo: 40,
  },
  {
    ...above,
    kind: 'REALTIME_SALARY',
    period: 'D',
    terms: REALTIME,
    state: 'ACTIVE',
    offeredDaysAgo: 40,
  },
  { ...rahims, terms: RAHIMS_DAILY, state: 'ACTIVE', offeredDaysAgo: 30 },
]

const only = (kind: Contract['kind']): readonly Fact[] =>
  ACTIVE.filter((fact) => fact.kind === kind && fact.to === 'agent1')

const CONTRACT_SEEDS: Readonly<Record<NonNullable<Conditions['contracts']>, readonly Fact[]>> = {
  active: ACTIVE,
  due: ACTIVE.map((fact) =>
    fact.to === 'rahim' ? { ...fact, terms: [daily('0.00', 0, '0.30')] } : fact,
  ),
  DIVIDEND: only('DIVIDEND'),
  DAILY_SALARY: only('DAILY_SALARY'),
  HOURLY_SALARY: only('HOURLY_SALARY'),
  REALTIME_SALARY: only('REALTIME_SALARY'),
  offered: [
    { ...dividends, terms: OLD_DIVIDENDS, state: 'TERMINATED', offeredDaysAgo: 120 },
    { ...dividends, state: 'OFFERED', offeredDaysAgo: 1 },
    { ...rahims, terms: RAHIMS_DAILY, state: 'OFFERED', offeredDaysAgo: 0 },
  ],
  terminating: ACTIVE.map((fact) =>
    fact.kind === 'DIVIDEND' || fact.from === 'agent1'
      ? { ...fact, state: 'TERMINATION_REQUESTED', requestedBy: fact.from }
      : fact,
  ),
  expired: [
    { ...dividends, state: 'EXPIRED', offeredDaysAgo: 12 },
    { ...rahims, terms: RAHIMS_DAILY, state: 'EXPIRED', offeredDaysAgo: 9 },
  ],
  conflict: [
    { ...dividends, terms: HIGH_DIVIDENDS, state: 'OFFERED', offeredDaysAgo: 1 },
    { ...dividends, from: 'agent1', to: 'rahim', state: 'ACTIVE', offeredDaysAgo: 60 },
    {
      ...dividends,
      from: 'agent1',
      to: 'salma',
      state: 'ACTIVE',
      offeredDaysAgo: 50,
      terms: [dividend('10000.00', '0.00', 1, '25.00')],
    },
  ],
}

/** Time between the offer and its acceptance. */
const ACCEPTED_AFTER = DAY / 2
const ENDED_AFTER = 30 * DAY
/** Time since the end was requested. */
const ASKED_BEFORE = DAY / 8

function endOf(state: Contract['state'], offeredAt: number, uplineId: number) {
  if (state === 'EXPIRED') return { endedAt: offeredAt + OFFER_TTL_MS, endedBy: 'AUTO' as const }
  if (state === 'TERMINATED') return { endedAt: offeredAt + ENDED_AFTER, endedBy: uplineId }
  return { endedAt: null, endedBy: null }
}

/** The contracts that a world begins with, each with its history. */
export async function seedContracts(
  db: Db,
  contracts: Conditions['contracts'],
  now: number,
): Promise<void> {
  if (!contracts) return
  const idOf = (account: string): number => db.members.find({ account })?.id ?? 0
  for (const [n, { from, to, offeredDaysAgo, requestedBy, ...fact }] of CONTRACT_SEEDS[
    contracts
  ].entries()) {
    const { kind, state, terms } = fact
    const [uplineId, memberId] = [idOf(from), idOf(to)]
    // Today's offers are two hours old.
    const offeredAt = now - (offeredDaysAgo === 0 ? DAY / 12 : offeredDaysAgo * DAY)
    const expiresAt = offeredAt + OFFER_TTL_MS
    const wasAccepted = state !== 'OFFERED' && state !== 'EXPIRED'
    const acceptedAt = wasAccepted ? offeredAt + ACCEPTED_AFTER : null
    const end = endOf(state, offeredAt, uplineId)
    const version = db.contracts.count({ kind, uplineId, memberId }) + 1
    const id = `con-${String(n + 1).padStart(8, '0')}`
    await db.contracts.insert({
      ...fact,
      id,
      uplineId,
      memberId,
      version,
      offeredAt,
      expiresAt,
      acceptedAt,
      ...end,
      terminationRequestedBy: requestedBy === undefined ? null : idOf(requestedBy),
      terminationRequestedAt: requestedBy === undefined ? null : now - ASKED_BEFORE,
    })
    const tell = (
      event: 'OFFERED' | 'ACCEPTED' | 'EXPIRED' | 'TERMINATED',
      at: number,
      actorId: number | null,
    ) => db.contractEvents.insert({ contractId: id, version, at, actorId, event, terms })
    await tell('OFFERED', offeredAt, uplineId)
    if (acceptedAt !== null) await tell('ACCEPTED', acceptedAt, memberId)
    if (state === 'EXPIRED') await tell('EXPIRED', expiresAt, null)
    if (state === 'TERMINATED' && end.endedAt !== null)
      await tell('TERMINATED', end.endedAt, uplineId)
    if (requestedBy !== undefined)
      await db.contractEvents.insert({
        contractId: id,
        version,
        at: now - ASKED_BEFORE,
        actorId: idOf(requestedBy),
        event: 'TERMINATION_REQUESTED',
        terms,
      })
  }
}
