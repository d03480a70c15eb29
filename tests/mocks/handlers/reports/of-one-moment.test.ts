import { describe, expect, test } from 'vitest'
import { postEntry } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'
import { moveMoney } from '../../arrivals.ts'
import { createTestWorld } from '../../helpers.ts'
import { getMemberId } from '../../refusals/contracts.ts'
import { asList, asRecord, callEnvelope } from '../../requests.ts'

const DAYS = 'from=2026-11-14&to=2026-11-20'

async function read(world: World, path: string, query: string): Promise<Record<string, unknown>> {
  const { value } = await callEnvelope(world, 'GET', `${path}?${DAYS}&${query}`)
  return asRecord(value)
}

const TEAM = [
  ['what the team bet', '/wps/agent/team/bets'],
  ['what the accounts won and lost', '/wps/agent/team/loss'],
  ['account details', '/wps/agent/downlines/transactions'],
] as const

describe.each(TEAM)('D-073 F-18 a report on the team as of a moment: %s', (_, path) => {
  test('is computed from what had happened by then, also for accounts that move later', async () => {
    const world = await createTestWorld('agent-team-small')
    await moveMoney(world)
    const page = 'pageNo=1&pageSize=1000'
    const { asOf, ...before } = await read(world, path, page)
    await moveMoney(world)
    const { asOf: again, ...then } = await read(world, path, `${page}&until=${asOf}`)
    expect(again).toBe(asOf)
    expect(then).toEqual(before)
    const { list } = await read(world, path, page)
    expect(list).not.toEqual(before.list)
  })
})

const OWN = [
  ['bets', '/wps/report/bets'],
  ['movements', '/wps/report/transactions'],
  ['bonuses', '/wps/report/bonuses'],
] as const

describe.each(OWN)("D-058 F-18 a member's own records as of a moment: %s", (_, path) => {
  test('every row comes once while rows arrive, and none is left out', async () => {
    const world = await createTestWorld('member')
    for (let n = 0; n < 3; n += 1) await moveMoney(world)
    const all = await read(world, path, 'pageNo=1&pageSize=1000')
    const seen: unknown[] = []
    let until = ''
    let pages = 1
    for (let pageNo = 1; pageNo <= pages; pageNo += 1) {
      const answer = await read(world, path, `pageNo=${pageNo}&pageSize=3${until}`)
      seen.push(...asList(answer, 'list'))
      expect(answer.totals).toEqual(all.totals)
      pages = Number(asRecord(answer.paging).totalPages)
      until = `&until=${answer.asOf}`
      if (pageNo < 4) await moveMoney(world)
    }
    expect(seen.length).toBeGreaterThan(3)
    expect(seen).toEqual(all.list)
  })

  test('a moment to come is now', async () => {
    const world = await createTestWorld('member')
    const now = world.clock.now()
    const answer = await read(world, path, `pageNo=1&pageSize=3&until=${now + 86_400_000}`)
    expect(answer.asOf).toBe(now)
  })
})

test('D-058 F-18 a bet that was decided after the moment is open, and a withdrawal paid back later stands', async () => {
  const world = await createTestWorld('member')
  const memberId = getMemberId(world, 'rahim')
  const placedAt = world.clock.now()
  await world.db.lotteryBets.insert({
    id: 'lb-00009999',
    memberId,
    requestId: 'moment-0001',
    gameCode: 'TCG_SEA',
    issue: '20261120-001',
    play: 'SIDE',
    picks: ['BIG'],
    odds: '1.95',
    stake: '10.00',
    payout: '19.50',
    state: 'WON',
    placedAt,
    drawsAt: placedAt + 60_000,
    numbers: [],
  })
  const entry = { memberId, reference: 'w-1' } as const
  await postEntry(world, { ...entry, kind: 'WITHDRAWAL', amount: '-10.00' })
  world.clock.advance('2m')
  await postEntry(world, { ...entry, kind: 'WITHDRAWAL_REFUND', amount: '10.00' })
  const page = 'pageNo=1&pageSize=1000'
  const [newest] = asList(await read(world, '/wps/report/bets', page), 'list')
  expect(newest).toMatchObject({ betId: 'lb-00009999', status: 'WON', payout: '19.50' })
  const until = `${page}&until=${placedAt}`
  const [open] = asList(await read(world, '/wps/report/bets', until), 'list')
  expect(open).toMatchObject({ betId: 'lb-00009999', status: 'PENDING', payout: '0.00' })
  const [paid] = asList(await read(world, '/wps/report/transactions', until), 'list')
  expect(paid).toMatchObject({ kind: 'WITHDRAWAL', status: 'COMPLETED' })
})
