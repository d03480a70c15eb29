import { describe, expect, test } from 'vitest'
import { halfMonthsSince, toHalfMonth } from '#mocks/world/agents/settlement/half-months.ts'
import { figuresOfLine, splitIntoBranches } from '#mocks/world/agents/settlement/income.ts'
import { addIncome, sumIncome, zeroIncome } from '#mocks/world/agents/settlement/income-sums.ts'
import { createDayBook } from '#mocks/world/agents/team/day-book.ts'
import { makeTeam } from '#mocks/world/agents/team/make-team.ts'
import { addDay, sumTeamFigures, zeroSums } from '#mocks/world/agents/team/team-figures.ts'
import { settleDue } from '#mocks/world/jobs/settle-due.ts'
import { listEntries } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { call, createTestWorld } from '../../helpers.ts'

type Schemas = components['schemas']

const DAY = 86_400_000
const AGENT = 1006

async function answerOf<T>(world: World, path: string): Promise<T> {
  const { status, body } = await call(world, 'GET', path)
  expect(status, path).toBe(200)
  return body.value as T
}
const periodsOf = async (world: World) =>
  (await answerOf<Schemas['AgentIncome']>(world, '/wps/agent/income')).list
const linesOf = (world: World, period: string) =>
  answerOf<Schemas['AgentIncomeLines']>(
    world,
    `/wps/agent/income/lines?period=${period}&pageNo=1&pageSize=1000`,
  )
const minor = (amount: string) => Number(amount.replace('.', ''))
const sum = <T>(rows: readonly T[], of: (row: T) => string) =>
  rows.reduce((all, row) => all + minor(of(row)), 0)

describe('half-months', () => {
  test('split each month after the 15th and follow each other without gaps', () => {
    expect(toHalfMonth('2026-02-15')).toEqual({ from: '2026-02-01', to: '2026-02-15' })
    expect(toHalfMonth('2028-02-16')).toEqual({ from: '2028-02-16', to: '2028-02-29' })
    const start = Date.parse('2026-01-20T00:00:00Z')
    const all = halfMonthsSince(start, 2, start + 40 * DAY)
    expect(all.map(({ from }) => from.slice(5))).toEqual([
      '12-16',
      '01-01',
      '01-16',
      '02-01',
      '02-16',
      '03-01',
    ])
  })
})

describe('a line of income (D-074)', () => {
  const sums = { ...zeroIncome(), stake: 100_000n, payout: 90_000n, bonuses: 500n, fees: 301n }

  test('rounds once and down, and carries over only negative results', () => {
    const line = figuresOfLine(sums, -100n, true)
    expect(line).toMatchObject({ grossWin: 10_000n, net: 9199n, base: 9099n, commission: 3184n })
    expect(line).toMatchObject({ carriedOut: 0n, paid: 3184n })
    const below = figuresOfLine({ ...sums, payout: 101_000n }, -100n, true)
    expect(below).toMatchObject({ commission: 0n, paid: 0n, carriedOut: -1901n })
  })
})

describe('my income (AGT-07, D-074, F-30)', () => {
  test('periods change from pending to approved to paid, and each line is the sum of its rows', async () => {
    const world = await createTestWorld('agent-team-small')
    const periods = await periodsOf(world)
    expect(periods.map(({ status }) => status)).toEqual([
      'PENDING',
      'APPROVED',
      'PAID',
      'PAID',
      'PAID',
      'PAID',
    ])
    const [, approved] = periods
    const { list, totals } = await linesOf(world, approved?.from ?? '')
    expect(sum(list, ({ figures }) => figures.commission)).toBe(minor(totals.commission))
    const line = list[0]
    for (const by of ['DAY', 'DOWNLINE']) {
      const rows = await answerOf<Schemas['AgentIncomeRows']>(
        world,
        `/wps/agent/income/rows?period=${approved?.from}&sourceId=${line?.sourceId}&by=${by}&pageNo=1&pageSize=1000`,
      )
      expect(
        sum(rows.list, ({ net }) => net),
        by,
      ).toBe(minor(line?.figures.net ?? ''))
    }
  })

  test('the team overview of the same days agrees', async () => {
    const world = await createTestWorld('agent-team-small')
    const { totals } = await linesOf(world, '2026-11-01')
    const { figures } = await answerOf<Schemas['TeamOverview']>(
      world,
      '/wps/agent/team/overview?from=2026-11-01&to=2026-11-15',
    )
    expect(minor(totals.grossWin)).toBe(-minor(figures.winLoss))
    expect(totals).toMatchObject({ bonuses: figures.bonus, rebates: figures.rebate })
  })

  test('a negative result is carried into the next period, and never paid', async () => {
    const world = await createTestWorld('income-negative-carry-over')
    const [now, before] = await periodsOf(world)
    expect(minor(before?.totals.carriedOut ?? '')).toBeLessThan(0)
    expect(now?.totals.carriedIn).toBe(before?.totals.carriedOut)
  })

  test('chargebacks lower the net', async () => {
    const usual = await linesOf(await createTestWorld('agent-team-small'), '2026-11-01')
    const many = await linesOf(await createTestWorld('income-chargebacks'), '2026-11-01')
    const more = minor(many.totals.chargebacks) - minor(usual.totals.chargebacks)
    expect(more).toBeGreaterThan(0)
    expect(minor(usual.totals.net) - minor(many.totals.net)).toBe(more)
  })

  test('is paid once at its own time, however the clock gets there', async () => {
    const commissions = async (steps: number) => {
      const world = await createTestWorld('agent-team-small')
      for (let n = 0; n < steps; n += 1) {
        world.clock.advance((40 * DAY) / steps)
        await settleDue(world)
      }
      return listEntries(world, AGENT, { kinds: ['COMMISSION'] }).map((entry) => ({
        reference: entry.reference,
        amount: entry.amount,
        at: entry.at,
        balanceAfter: entry.balanceAfter,
      }))
    }
    const atOnce = await commissions(1)
    expect(atOnce).toHaveLength(3)
    expect(await commissions(160)).toEqual(atOnce)
  })

  test('an unknown period or source is not found', async () => {
    const world = await createTestWorld('agent-team-small')
    for (const path of [
      '/wps/agent/income/lines?period=2026-11-02&pageNo=1&pageSize=10',
      '/wps/agent/income/rows?period=2026-11-01&sourceId=1&by=DAY&pageNo=1&pageSize=10',
    ]) {
      expect((await call(world, 'GET', path)).status).toBe(404)
    }
  })
})

test('for fifty seeds: in every figure the branches add up to the team', async () => {
  const world = await createTestWorld('agent-team-small')
  const today = Date.parse('2026-11-19T18:00:00Z')
  const starts = Array.from({ length: 5 }, (_, n) => today - n * DAY)
  for (let seed = 1; seed <= 50; seed += 1) {
    const wanted = { seed, agentId: 1006, size: 60, today, now: today }
    const team = makeTeam(wanted).map((one) => ({ ...one, book: createDayBook(seed, one) }))
    const all = zeroIncome()
    const branches = zeroIncome()
    const whole = sumTeamFigures(team, starts, today + DAY).totals
    const parts = splitIntoBranches(team).map(
      ({ members }) => sumTeamFigures(members, starts, today + DAY).totals,
    )
    const summed = zeroSums()
    for (const part of parts) {
      addDay(summed, part)
      summed.newMembers += part.newMembers
      summed.active += part.active
    }
    expect(summed, `seed ${seed}`).toEqual(whole)
    for (const one of team) addIncome(all, sumIncome(world, one, starts, today + DAY))
    for (const { members } of splitIntoBranches(team)) {
      const branch = zeroIncome()
      for (const one of members) addIncome(branch, sumIncome(world, one, starts, today + DAY))
      addIncome(branches, branch)
    }
    expect(branches).toEqual(all)
    expect(all.stake - all.payout).toBe(whole.stake - whole.payout)
  }
})
