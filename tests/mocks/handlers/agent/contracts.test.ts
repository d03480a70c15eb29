import { describe, expect, test } from 'vitest'
import { OFFER_TTL_MS, REQUEST_TTL_MS } from '#mocks/world/agents/contracts/machine.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { components } from '#openapi/generated/types.ts'
import { send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { dailyOffer, dividendOffer, getMemberId, NO_TERMS } from '../../refusals/contracts.ts'
import { asRecord, callEnvelope, getToken } from '../../requests.ts'

type Schemas = components['schemas']
type Contract = Schemas['Contract']

const CALLS: Record<Contract['kind'], OperationId> = {
  DIVIDEND: 'processDividendContract',
  DAILY_SALARY: 'processDailySalaryContract',
  HOURLY_SALARY: 'processHourSalaryContract',
  REALTIME_SALARY: 'processRealtimeSalaryContract',
}

async function contracts(world: World, account: string, kind: Contract['kind']) {
  const token = await getToken(world, account)
  const path = `/wps/relay/contracts?kind=${kind}`
  const { value } = await callEnvelope(world, 'GET', path, { token })
  return (value as Schemas['Contracts']).list
}

let requests = 0
async function move(
  world: World,
  account: string,
  { id, kind }: Contract,
  action: Schemas['ContractStep'],
  ends: string[] = [],
) {
  requests += 1
  const body = {
    action,
    contractId: id,
    ends,
    requestId: `step-${String(requests).padStart(8, '0')}`,
  }
  return send(world, CALLS[kind], body, await getToken(world, account))
}

async function first(world: World, account: string, kind: Contract['kind']): Promise<Contract> {
  const [contract] = await contracts(world, account, kind)
  if (!contract) throw new Error('There is no contract.')
  return contract
}

const lastMessage = (world: World, account: string) =>
  world.db.messages.list({ memberId: getMemberId(world, account) }).at(-1)?.title?.bn

describe('two accounts and one contract', () => {
  test('CON-01 CON-09 CON-10 API-50: offered, seen by both, accepted; each is notified', async () => {
    const world = await createTestWorld('normal')
    const token = await getToken(world, 'agent1')
    const offer = dailyOffer(world)
    expect((await send(world, 'processDailySalaryContract', offer, token)).success).toBe(true)
    const again = await send(world, 'processDailySalaryContract', offer, token)
    expect(again.success).toBe(true)
    const own = await first(world, 'rahim', 'DAILY_SALARY')
    expect(own).toMatchObject({ role: 'RECEIVER', state: 'OFFERED', steps: ['ACCEPT', 'REJECT'] })
    expect(own.other.account).toBe('agent1')
    expect(await contracts(world, 'agent1', 'DAILY_SALARY')).toMatchObject([
      { role: 'PAYER', other: { account: 'rahim' }, steps: ['WITHDRAW'] },
    ])
    expect((await move(world, 'rahim', own, 'ACCEPT')).success).toBe(true)
    const now = await first(world, 'agent1', 'DAILY_SALARY')
    expect(now).toMatchObject({ state: 'ACTIVE', steps: ['REQUEST_TERMINATION'] })
    expect(now.history.map(({ event, actor }) => `${event} ${actor}`)).toEqual([
      'OFFERED ME',
      'ACCEPTED OTHER',
    ])
    const messages = (account: string) =>
      world.db.messages
        .list({ memberId: getMemberId(world, account) })
        .map(({ title }) => title?.bn)
    for (const account of ['rahim', 'agent1'])
      expect(messages(account).slice(-2)).toEqual(['চুক্তির প্রস্তাব', 'চুক্তি গৃহীত'])
  })

  test('CON-02 API-49: a rejected offer is over, and the next one is version 2', async () => {
    const world = await createTestWorld('normal')
    const token = await getToken(world, 'agent1')
    await send(world, 'processDividendContract', dividendOffer(world), token)
    await move(world, 'rahim', await first(world, 'rahim', 'DIVIDEND'), 'REJECT')
    const next = dividendOffer(world, { requestId: 'offer-00000002' })
    await send(world, 'processDividendContract', next, token)
    const list = await contracts(world, 'rahim', 'DIVIDEND')
    expect(list.map(({ state, version }) => [state, version])).toEqual([
      ['OFFERED', 2],
      ['REJECTED', 1],
    ])
    expect(list[0]?.history.map(({ version, event }) => `${version} ${event}`)).toEqual([
      '1 OFFERED',
      '1 REJECTED',
      '2 OFFERED',
    ])
  })

  test('CON-03: the party that requests the end cannot answer it; refused, the contract continues; accepted, it ends', async () => {
    const world = await createTestWorld('contract-active')
    const mine = await first(world, 'agent1', 'HOURLY_SALARY')
    await move(world, 'agent1', mine, 'REQUEST_TERMINATION')
    expect((await move(world, 'agent1', mine, 'ACCEPT_TERMINATION')).code).toBe('contract.changed')
    await move(world, 'agent41', mine, 'REFUSE_TERMINATION')
    expect(await first(world, 'agent1', 'HOURLY_SALARY')).toMatchObject({ state: 'ACTIVE' })
    await move(world, 'agent41', mine, 'REQUEST_TERMINATION')
    expect(await first(world, 'agent1', 'HOURLY_SALARY')).toMatchObject({ requestedBy: 'OTHER' })
    await move(world, 'agent1', mine, 'ACCEPT_TERMINATION')
    expect(await first(world, 'agent41', 'HOURLY_SALARY')).toMatchObject({
      state: 'TERMINATED',
      endedBy: 'OTHER',
      steps: [],
    })
  })

  test('D-076: after seven days an offer has expired, at its own time', async () => {
    const world = await createTestWorld('contract-offered')
    const { offeredAt } = await first(world, 'rahim', 'DAILY_SALARY')
    world.clock.advance(OFFER_TTL_MS)
    expect(await first(world, 'rahim', 'DAILY_SALARY')).toMatchObject({
      state: 'EXPIRED',
      endedBy: 'AUTO',
      endedAt: offeredAt + OFFER_TTL_MS,
      steps: [],
    })
  })

  test('CON-09: an offer is withdrawn by its author, and the other side is notified', async () => {
    const world = await createTestWorld('contract-offered')
    const mine = await first(world, 'agent1', 'DAILY_SALARY')
    expect((await move(world, 'rahim', mine, 'WITHDRAW')).code).toBe('contract.changed')
    expect((await move(world, 'agent1', mine, 'WITHDRAW')).success).toBe(true)
    expect(await first(world, 'rahim', 'DAILY_SALARY')).toMatchObject({
      state: 'WITHDRAWN',
      endedBy: 'OTHER',
      steps: [],
    })
    expect(lastMessage(world, 'rahim')).toBe('প্রস্তাব ফিরিয়ে নেওয়া হয়েছে')
    expect((await move(world, 'rahim', mine, 'ACCEPT')).code).toBe('contract.changed')
  })

  test('CON-09: an open offer is replaced by naming it, once; accepting it is then too late', async () => {
    const world = await createTestWorld('contract-offered')
    const token = await getToken(world, 'agent1')
    const before = await first(world, 'rahim', 'DAILY_SALARY')
    const offer = (over: object) =>
      send(world, 'processDailySalaryContract', dailyOffer(world, over), token)
    expect((await offer({})).code).toBe('contract.open.already')
    const named = { replaces: before.id }
    expect((await offer({ ...named, requestId: 'offer-00000002' })).success).toBe(true)
    expect((await offer({ ...named, requestId: 'offer-00000003' })).code).toBe('contract.changed')
    expect((await move(world, 'rahim', before, 'ACCEPT')).code).toBe('contract.changed')
    const list = await contracts(world, 'rahim', 'DAILY_SALARY')
    expect(list.map(({ state, version }) => `${version} ${state}`)).toEqual([
      '2 OFFERED',
      '1 WITHDRAWN',
    ])
    expect(list[0]?.history.map(({ event }) => event)).toEqual(['OFFERED', 'REPLACED', 'OFFERED'])
    const messages = world.db.messages.list({ memberId: getMemberId(world, 'rahim') })
    expect(messages.filter(({ title }) => title?.bn === 'প্রস্তাব বদলানো হয়েছে')).toHaveLength(1)
  })

  test('CON-03: the request for the end is withdrawn by its author, and the other side is notified', async () => {
    const world = await createTestWorld('contract-terminating')
    const asked = await first(world, 'rahim', 'DAILY_SALARY')
    expect((await move(world, 'rahim', asked, 'WITHDRAW_TERMINATION')).code).toBe(
      'contract.changed',
    )
    await move(world, 'agent1', asked, 'WITHDRAW_TERMINATION')
    expect(await first(world, 'rahim', 'DAILY_SALARY')).toMatchObject({
      state: 'ACTIVE',
      requestedBy: null,
      requestExpiresAt: null,
    })
    expect(lastMessage(world, 'rahim')).toBe('অনুরোধ ফিরিয়ে নেওয়া হয়েছে')
  })

  test('CON-03: sixty days later an unanswered request has lapsed after seven, with a notice at that time', async () => {
    const world = await createTestWorld('contract-terminating')
    const { requestExpiresAt } = await first(world, 'rahim', 'DAILY_SALARY')
    const end = requestExpiresAt ?? 0
    expect(end).toBeGreaterThan(world.clock.now())
    expect(end).toBeLessThan(world.clock.now() + REQUEST_TTL_MS)
    world.clock.advance(60 * 86_400_000)
    const own = await first(world, 'rahim', 'DAILY_SALARY')
    expect(own).toMatchObject({
      state: 'ACTIVE',
      requestedBy: null,
      steps: ['REQUEST_TERMINATION'],
    })
    expect(own.history.at(-1)).toMatchObject({
      event: 'TERMINATION_LAPSED',
      at: end,
      actor: 'AUTO',
    })
    for (const account of ['rahim', 'agent1'])
      expect(
        world.db.messages
          .list({ memberId: getMemberId(world, account), at: end })
          .map(({ title }) => title?.bn),
      ).toContain('অনুরোধের মেয়াদ শেষ')
  })

  test('CON-04 D-077: accepting more than one receives lists the contracts that end, and ends them', async () => {
    const world = await createTestWorld('contract-conflict')
    const offer = await first(world, 'agent1', 'DIVIDEND')
    expect(offer.ends.map(({ account }) => account)).toEqual(['rahim'])
    const blind = await move(world, 'agent1', offer, 'ACCEPT')
    expect(blind.code).toBe('contract.ends.unconfirmed')
    const ends = offer.ends.map(({ id }) => id)
    expect((await move(world, 'agent1', offer, 'ACCEPT', ends)).success).toBe(true)
    expect(await first(world, 'rahim', 'DIVIDEND')).toMatchObject({
      state: 'TERMINATED',
      endedBy: 'AUTO',
    })
    const others = world.db.contracts.list({ memberId: getMemberId(world, 'salma') })
    expect(others.map(({ state }) => state)).toEqual(['ACTIVE'])
  })

  test('CON-04 one id repeated does not stand for the others', async () => {
    const world = await createTestWorld('contract-conflict')
    const below = { kind: 'DIVIDEND' as const, memberId: getMemberId(world, 'salma') }
    await world.db.contracts.update(below, (row) => {
      row.terms = row.terms.map((tier) => ({ ...tier, rate: '1.00' }))
    })
    const offer = await first(world, 'agent1', 'DIVIDEND')
    expect(offer.ends).toHaveLength(2)
    const [one = '', other = ''] = offer.ends.map(({ id }) => id)
    expect(await move(world, 'agent1', offer, 'ACCEPT', [one, one])).toMatchObject({ status: 422 })
    expect((await move(world, 'agent1', offer, 'ACCEPT', [one])).code).toBe(
      'contract.ends.unconfirmed',
    )
    expect((await move(world, 'agent1', offer, 'ACCEPT', [other, one])).success).toBe(true)
  })

  test('an accepted new version replaces the one in force', async () => {
    const world = await createTestWorld('contract-active')
    const token = await getToken(world, 'agent1')
    await send(world, 'processDailySalaryContract', dailyOffer(world), token)
    await move(world, 'rahim', await first(world, 'rahim', 'DAILY_SALARY'), 'ACCEPT')
    const list = await contracts(world, 'rahim', 'DAILY_SALARY')
    expect(list.map(({ state }) => state)).toEqual(['ACTIVE', 'TERMINATED'])
  })
})

test('OTH-11: a derived downline answers within a day', async () => {
  const world = await createTestWorld('agent-team-small')
  const token = await getToken(world, 'agent1')
  const path = '/wps/agent/downlines?pageNo=1&pageSize=50&sort=TEAM_SIZE'
  const { value } = await callEnvelope(world, 'GET', path, { token })
  const below = (value as Schemas['Downlines']).list.filter(({ id }) => id > 1_000_000).slice(0, 12)
  for (const [n, { id }] of below.entries()) {
    const offer = dailyOffer(world, { memberId: id, requestId: `offer-figure-${n}` })
    expect((await send(world, 'processDailySalaryContract', offer, token)).success).toBe(true)
  }
  world.clock.advance(86_400_000)
  const states = (await contracts(world, 'agent1', 'DAILY_SALARY')).map(({ state }) => state)
  expect(states).toHaveLength(below.length)
  expect(new Set(states)).toEqual(new Set(['ACTIVE', 'REJECTED']))
})

test('CON-09: offers go to direct downlines only, with terms of their kind', async () => {
  const world = await createTestWorld('normal')
  const token = await getToken(world, 'agent1')
  const offer = (over: object) =>
    send(world, 'processDailySalaryContract', dailyOffer(world, over), token)
  expect((await offer({ memberId: getMemberId(world, 'nodi') })).status).toBe(404)
  expect((await offer({ memberId: getMemberId(world, 'agent41') })).status).toBe(404)
  const wrong = { ...NO_TERMS, hourlyBetAmount: '1.00', rate: '0.10' }
  expect(await offer({ terms: [wrong] })).toMatchObject({ status: 422 })
})

describe('D-075 CON-12 ROL-13: consolidated codes', () => {
  const codes = async (scenario: string, account: string) => {
    const world = await createTestWorld(scenario)
    const token = await getToken(world, account)
    return asRecord((await send(world, 'getConsolidatedContracts', undefined, token)).value)
  }

  test('name the contracts that are pending and those that pay', async () => {
    expect(await codes('contract-offered', 'agent1')).toMatchObject({
      divtypereq: 'OFFER',
      divtypeinfo: 'NONE',
      dailysalreqtype: 'NONE',
    })
    expect(await codes('contract-terminating', 'rahim')).toMatchObject({
      dailysalreqtype: 'TERMINATION',
      dailysalinfotype: 'ACTIVE',
    })
    expect(await codes('contract-active', 'agent1')).toMatchObject({
      contracthoursalinfo: 'ACTIVE',
      contractmrdailysalinfotype: 'ACTIVE',
    })
    expect(await codes('contract-active', 'agent41')).toMatchObject({ divtypeinfo: 'NONE' })
  })
})
