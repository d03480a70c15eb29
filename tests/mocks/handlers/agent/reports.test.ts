import { describe, expect, test } from 'vitest'
import { postEntry } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { createTestWorld } from '../../helpers.ts'
import { getMemberId } from '../../refusals/contracts.ts'
import { callEnvelope } from '../../requests.ts'

type Schemas = components['schemas']

const DAYS = 'from=2026-11-14&to=2026-11-20'

async function read<T>(world: World, path: string, query = '', days = DAYS): Promise<T> {
  const { value } = await callEnvelope(world, 'GET', `/wps/agent/${path}?${days}${query}`)
  return value as T
}
const page = (size: number, number = 1) => `&pageNo=${number}&pageSize=${size}`

const figuresOf = async (world: World) =>
  (await read<Schemas['TeamOverview']>(world, 'team/overview')).figures

describe.each(['agent-team-small', 'agent-team-huge'])(
  '%s: F-32 the rows behind each figure of the overview',
  (scenario) => {
    test('AGT-05 AGT-06: bets and losses add up to the same valid bets, wins, bonuses and rebates', async () => {
      const world = await createTestWorld(scenario)
      const { validBet, winLoss, bonus, rebate } = await figuresOf(world)
      const bets = await read<Schemas['TeamBets']>(world, 'team/bets', page(10))
      expect(bets.totals).toMatchObject({ validBet, net: winLoss })
      const loss = await read<Schemas['UserLosses']>(world, 'team/loss', page(10))
      expect(loss.totals).toMatchObject({ validBet, winLoss, bonus, rebate })
    })

    test('AGT-04: people add up to the same members, newcomers, active, online and balance, also for past days', async () => {
      const world = await createTestWorld(scenario)
      for (const days of [DAYS, 'from=2026-11-10&to=2026-11-17']) {
        const { figures } = await read<Schemas['TeamOverview']>(world, 'team/overview', '', days)
        const behind = async (only: Schemas['DownlineFigure']) =>
          (await read<Schemas['Downlines']>(world, 'downlines', `&only=${only}${page(1)}`, days))
            .totals
        const { members, newMembers, active, online, teamBalance } = figures
        expect(await behind('MEMBERS')).toEqual({ count: members, balance: teamBalance })
        expect((await behind('NEW')).count).toBe(newMembers)
        expect((await behind('ACTIVE')).count).toBe(active)
        expect((await behind('ONLINE')).count).toBe(online)
      }
    })

    test('AGT-08: movements add up to the same deposits, withdrawals, bonuses and rebates', async () => {
      const world = await createTestWorld(scenario)
      const { deposits, withdrawals, bonus, rebate } = await figuresOf(world)
      const sum = async (kind: string) => {
        const asked = `&kind=${kind}${page(10)}`
        const report = await read<Schemas['TeamMovements']>(world, 'downlines/transactions', asked)
        return report.totals.amount
      }
      expect(await sum('DEPOSIT')).toBe(deposits)
      expect(await sum('WITHDRAWAL')).toBe(withdrawals === '0.00' ? '0.00' : `-${withdrawals}`)
      expect(await sum('BONUS')).toBe(bonus)
      expect(await sum('REBATE')).toBe(rebate)
    })
  },
)

test('AGT-05 F-32: a win on a day without a stake has its row, and team betting still adds up to the overview', async () => {
  const world = await createTestWorld('agent-team-small', { clock: '2026-11-19T17:50:00Z' })
  const memberId = getMemberId(world, 'rahim')
  const before = await figuresOf(world)
  const entry = { memberId, reference: 'lb-00009999' }
  await postEntry(world, { ...entry, kind: 'STAKE', amount: '-100.00' })
  world.clock.set(Date.parse('2026-11-20T09:00:00Z'))
  const midnight = Date.parse('2026-11-19T18:05:00Z')
  await postEntry(world, { ...entry, kind: 'PAYOUT', amount: '9700.00', at: midnight })
  const { winLoss } = await figuresOf(world)
  const bets = await read<Schemas['TeamBets']>(world, 'team/bets', page(1000))
  expect(winLoss).not.toBe(before.winLoss)
  expect(bets.totals.net).toBe(winLoss)
  const wins = bets.list.filter(
    ({ downline, day }) => downline.id === memberId && day > '2026-11-19',
  )
  expect(wins).toMatchObject([{ day: '2026-11-20', stake: '0.00', payout: '9700.00' }])
})

describe('D-073 pages', () => {
  test('have every row once, newest first, and their sums add up to the totals', async () => {
    const world = await createTestWorld('agent-team-small')
    const all = await read<Schemas['TeamBets']>(world, 'team/bets', page(1000))
    const rows: Schemas['TeamBet'][] = []
    let stake = 0n
    for (let number = 1; number <= Math.ceil(all.paging.total / 70); number += 1) {
      const one = await read<Schemas['TeamBets']>(world, 'team/bets', page(70, number))
      rows.push(...one.list)
      stake += BigInt(one.pageTotals.stake.replace('.', ''))
    }
    expect(rows).toEqual(all.list)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((a, b) => b - a))
    expect(String(stake)).toBe(all.totals.stake.replace('.', ''))
  })

  test('F-18: pages of the same moment repeat nothing, whatever happens between them', async () => {
    const world = await createTestWorld('agent-team-huge')
    const seen: string[] = []
    let until = ''
    for (let number = 1; number <= 4; number += 1) {
      const asked = `${until}${page(200, number)}`
      const report = await read<Schemas['TeamBets']>(world, 'team/bets', asked)
      seen.push(...report.list.map(({ id }) => id))
      until = `&until=${report.asOf}`
      world.clock.advance(60_000)
    }
    expect(new Set(seen).size).toBe(800)
  })

  test('a part of an account name filters the rows', async () => {
    const world = await createTestWorld('agent-team-small')
    const { list } = await read<Schemas['UserLosses']>(
      world,
      'team/loss',
      `&account=RAH${page(50)}`,
    )
    expect(list.length).toBeGreaterThan(0)
    expect(list.every(({ downline }) => downline.account.includes('rah'))).toBe(true)
  })

  test('those with the highest losses come first', async () => {
    const world = await createTestWorld('agent-team-small')
    const { list } = await read<Schemas['UserLosses']>(world, 'team/loss', page(200))
    const nets = list.map(({ net }) => Number(net.replace('.', '')))
    expect(nets).toEqual(nets.toSorted((a, b) => a - b))
  })
})

test("OTH-18 D-067: the credit line is never used beyond the wallet's movements", async () => {
  const world = await createTestWorld('agent-team-small')
  const report = await read<Schemas['CreditReport']>(world, 'credit', page(50))
  const nothing = { count: 0, drawn: '0.00', repaid: '0.00' }
  expect(report).toMatchObject({ used: '0.00', left: report.line, list: [], totals: nothing })
})
