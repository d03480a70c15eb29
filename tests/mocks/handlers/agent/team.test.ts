import { beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#mocks/content/accounts.ts'
import { createDayBook } from '#mocks/world/agents/team/day-book.ts'
import { makeTeam } from '#mocks/world/agents/team/make-team.ts'
import { listTeam } from '#mocks/world/agents/team/team.ts'
import { sumTeamFigures } from '#mocks/world/agents/team/team-figures.ts'
import { toMinor } from '#mocks/world/core/amount.ts'
import { dayAt, startOfDay } from '#mocks/world/core/days.ts'
import { getBalance } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { call, createTestWorld } from '../../helpers.ts'

type Schemas = components['schemas']

const DAY = 86_400_000
const today = startOfDay('2026-11-20')
const WEEK = Array.from({ length: 7 }, (_, n) => today - (6 - n) * DAY)

async function answerOf<T>(world: World, path: string): Promise<T> {
  const { status, body } = await call(world, 'GET', path)
  expect(status, path).toBe(200)
  return body.value as T
}

const overview = (world: World, from: string, to: string) =>
  answerOf<Schemas['TeamOverview']>(world, `/wps/agent/team/overview?from=${from}&to=${to}`)

const downlines = (world: World, query: string) =>
  answerOf<Schemas['Downlines']>(world, `/wps/agent/downlines?pageNo=1&pageSize=1000${query}`)

describe('a derived team', () => {
  const wanted = { agentId: 1006, size: 20_000, today, now: today + 15 * 3_600_000 }

  test('20,000 downlines on five levels, each upline before its downlines, without duplicate names', () => {
    const team = makeTeam({ seed: 7, ...wanted })
    expect(team).toHaveLength(20_000)
    expect(new Set(team.map(({ account }) => account)).size).toBe(20_000)
    expect(Math.max(...team.map(({ level }) => level))).toBe(5)
    const seen = new Set([1006])
    const broken = team.filter(({ id, uplineId, size, type }, n) => {
      const ok = seen.has(uplineId) && size > 0 === (type === 2)
      seen.add(id)
      const last = team[n + size]
      return !ok || (size > 0 && !last)
    })
    expect(broken).toEqual([])
    expect(makeTeam({ seed: 7, ...wanted, size: 500 })).toEqual(
      makeTeam({ seed: 7, ...wanted, size: 500 }),
    )
  })

  test("for fifty seeds: an account's movements add up to its balance, which is never negative", () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      for (const one of makeTeam({ seed, ...wanted, size: 12 })) {
        const book = createDayBook(seed, one)
        let balance = 0n
        for (let start = one.joinedDay; start <= today; start += DAY) {
          const day = book.day(start, Number.POSITIVE_INFINITY)
          if (!day) continue
          balance += day.deposits - day.withdrawals - day.stake + day.payout
          balance += day.bonus + day.rebate
          expect(balance).toBe(day.balance)
          const amounts = [balance, day.deposits, day.withdrawals, day.stake]
          expect(amounts.filter((amount) => amount < 0n)).toEqual([])
        }
      }
    }
  })
})

describe('the agent centre of agent1 (AGT-02, AGT-04)', () => {
  let world: World
  beforeAll(async () => {
    world = await createTestWorld('agent-team-small')
  })

  test('D-070: the overview is the sum of all downlines, by day and in total', async () => {
    const { figures, days, before, funnel } = await overview(world, '2026-11-14', '2026-11-20')
    const agent = world.db.members.find({ account: 'agent1' })
    const team = agent ? listTeam(world, agent) : []
    const leaves = team.map((one) => sumTeamFigures([one], WEEK, world.clock.now()).totals)
    const sum = (name: 'deposits' | 'withdrawals' | 'validBet' | 'bonus' | 'rebate') => {
      const all = leaves.reduce((total, one) => total + one[name], 0n)
      expect(toMinor(figures[name]), name).toBe(all)
    }
    for (const name of ['deposits', 'withdrawals', 'validBet', 'bonus', 'rebate'] as const)
      sum(name)
    expect(figures.members).toBe(team.length)
    expect(toMinor(figures.winLoss)).toBe(
      leaves.reduce((all, { payout, stake }) => all + payout - stake, 0n),
    )
    for (const name of ['deposits', 'withdrawals', 'validBet', 'winLoss'] as const) {
      expect(days.reduce((all, day) => all + toMinor(day[name]), 0n)).toBe(toMinor(figures[name]))
    }
    expect(days.map(({ day }) => day)).toEqual(WEEK.map(dayAt))
    expect(before.members).toBe(figures.members - figures.newMembers)
    expect(funnel.signUps).toBe(figures.newMembers)
    expect(figures.active).toBeGreaterThan(50)
  })

  test('D-070: accounts of the world count with their ledger: rahim is below agent1', async () => {
    const { list } = await downlines(world, '&search=rahim')
    const rahim = world.db.members.find({ account: 'rahim' })
    expect(list.find(({ account }) => account === 'rahim')?.balance).toBe(
      getBalance(world, rahim?.id ?? 0),
    )
  })

  test('D-072: from one level to the next, with the path back and masked personal data', async () => {
    const top = await downlines(world, '&sort=TEAM_SIZE')
    const [first] = top.list
    expect(top.path).toEqual([])
    expect(first?.kind).toBe('AGENT')
    expect(first?.mobile).toMatch(/^\d{3}\*+\d{2}$/)
    const next = await downlines(world, `&uplineId=${first?.id}`)
    expect(next.path).toEqual([{ id: first?.id, account: first?.account }])
    expect(next.list.every(({ level }) => level === 2)).toBe(true)
    expect(toMinor(next.totals.balance)).toBe(
      next.list.reduce((all, { balance }) => all + toMinor(balance), 0n),
    )
    const detail = await answerOf<Schemas['DownlineDetail']>(
      world,
      `/wps/agent/downline?id=${next.list[0]?.id}`,
    )
    expect(detail.path).toEqual(next.path)
  })

  test('D-072: a search covers every level; an account outside the team is not found', async () => {
    const found = await downlines(world, '&search=MIT')
    expect(found.list.length).toBeGreaterThan(1)
    expect(found.list.every(({ account }) => account.includes('mit'))).toBe(true)
    const stranger = world.db.members.find({ account: 'shirin' })?.id
    expect((await call(world, 'GET', `/wps/agent/downline?id=${stranger}`)).status).toBe(404)
    const path = `/wps/agent/downlines?pageNo=1&pageSize=10&uplineId=${stranger}`
    expect((await call(world, 'GET', path)).status).toBe(404)
  })
})

test('AGT-02: 20,000 downlines exist, and a month of them is added up', async () => {
  const world = await createTestWorld('agent-team-huge')
  const { figures } = await overview(world, '2026-10-21', '2026-11-20')
  expect(figures.members).toBeGreaterThanOrEqual(20_000)
  expect(accounts.filter(({ upline }) => upline === 'agent1').length).toBe(
    (await downlines(world, '')).list.filter(({ id }) => id < 1_000_000).length,
  )
})
