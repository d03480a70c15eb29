import { describe, expect, test } from 'vitest'
import { findSport } from '#mocks/games/games.ts'
import { fromMinor, toMinor } from '#mocks/world/core/amount.ts'
import { addDays } from '#mocks/world/core/days.ts'
import { getHistory } from '#mocks/world/ledger/history/history.ts'
import { listEntries, postEntry } from '#mocks/world/ledger/ledger.ts'
import { transferBetweenWallets } from '#mocks/world/play/vendor-wallets.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { send, sendQuery } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { convert } from '../../refusals/points.ts'
import { asList, asRecord, callEnvelope } from '../../requests.ts'

const RAHIM = 1001
const NOVEMBER = { from: '2026-10-21', to: '2026-11-20' }
const MOVE = { memberId: RAHIM, amount: '100.00', requestId: null } as const
const ALL = { pageNo: '1', pageSize: '10000' }

const report = async (world: World, id: OperationId, query: Record<string, string>) =>
  asRecord((await sendQuery(world, id, query)).value)

const sum = (rows: readonly Record<string, unknown>[], key: string) =>
  fromMinor(rows.reduce((total, row) => total + toMinor(String(row[key])), 0n))

const moment = (day: string) => Date.parse(`${day}T00:00:00+06:00`)

/** Opens a slot and plays rounds. */
async function play(world: World, rounds: number) {
  const game = world.catalogue
    .byType('RNG')
    .find((one) => one.isGame === 'GAME' && !one.maintenance && one.subCategory === null)
  const launch = await callEnvelope(
    world,
    'GET',
    `/wps/game/launchGame?language=EN&nodeId=${game?.nodeId}`,
  )
  const { sessionId } = asRecord(launch.value)
  for (let n = 1; n <= rounds; n += 1) {
    const body = { sessionId, roundId: `round-${1000 + n}`, stake: '10.00' }
    await callEnvelope(world, 'POST', '/lgw/demo/round', { body })
  }
  return String(sessionId)
}

describe('D-058 the range of a report', () => {
  test.each([
    ['longer than 31 days', { from: '2026-10-20', to: '2026-11-20' }, '/query/to'],
    ['from before twelve months ago', { from: '2025-11-19', to: '2025-11-20' }, '/query/from'],
    ['turned round', { from: '2026-11-20', to: '2026-11-19' }, '/query/to'],
    ['of a day that does not exist', { from: '2026-02-31', to: '2026-03-01' }, '/query/from'],
  ])('is refused if it is %s', async (_, range, path) => {
    const world = await createTestWorld('member')
    for (const id of ['getBetReport', 'getTransactionReport', 'getBonusReport'] as const) {
      const { status, value } = await sendQuery(world, id, { ...range, ...ALL })
      expect([status, asList(value, 'violations')[0]?.path]).toEqual([422, path])
    }
    expect((await sendQuery(world, 'getProfitLoss', range)).status).toBe(422)
  })

  test('31 days, and the first of the twelve months, are answered', async () => {
    const world = await createTestWorld('member')
    expect((await report(world, 'getProfitLoss', NOVEMBER)).days).toHaveLength(31)
    const first = { from: '2025-11-20', to: '2025-12-20' }
    expect((await sendQuery(world, 'getProfitLoss', first)).status).toBe(200)
  })
})

describe('bets', () => {
  test('D-058 pages, filters and totals agree with the ledger', async () => {
    const world = await createTestWorld('member')
    await play(world, 3)
    const all = await report(world, 'getBetReport', { ...NOVEMBER, ...ALL })
    const bets = asList(all, 'list')
    expect(bets.length).toBeGreaterThan(200)
    const span = { from: moment('2026-10-21'), to: moment('2026-11-21') }
    const stakes = listEntries(world, RAHIM, { ...span, kinds: ['STAKE'] })
    const paid = listEntries(world, RAHIM, { ...span, kinds: ['PAYOUT', 'REVERSAL'] })
    const total = (rows: readonly { amount: string }[]) =>
      rows.reduce((minor, { amount }) => minor + toMinor(amount), 0n)
    expect(all.totals).toMatchObject({
      count: stakes.length,
      stake: fromMinor(-total(stakes)),
      payout: fromMinor(total(paid)),
      net: fromMinor(total(paid) + total(stakes)),
    })
    expect(sum(bets, 'net')).toBe(asRecord(all.totals).net)
    expect(bets.map(({ at }) => at)).toEqual(
      bets
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )

    const page = await report(world, 'getBetReport', { ...NOVEMBER, pageNo: '2', pageSize: '50' })
    expect(asList(page, 'list')).toEqual(bets.slice(50, 100))
    expect(page.pageTotals).toMatchObject({ count: 50, stake: sum(bets.slice(50, 100), 'stake') })
    expect(page.totals).toEqual(all.totals)

    const [vendor] = asList(all, 'vendors')
    for (const [key, value] of [
      ['vendor', String(vendor?.code)],
      ['status', 'WON'],
      ['gameType', 'RNG'],
    ] as const) {
      const some = await report(world, 'getBetReport', { ...NOVEMBER, ...ALL, [key]: value })
      expect(asList(some, 'list')).toEqual(bets.filter((bet) => bet[key] === value))
    }
  })

  test('F-50 a slip is named by the codes of its matches, as on its page', async () => {
    const world = await createTestWorld('member')
    const game = world.catalogue
      .byType('SPORTS')
      .find((one) => one.isGame === 'GAME' && !one.maintenance && findSport(one) === 'football')
    const { value } = await sendQuery(world, 'launchGame', {
      language: 'EN',
      nodeId: `${game?.nodeId}`,
    })
    const { sessionId } = asRecord(value)
    const body = { sessionId, roundId: 'round-1001', stake: game?.minStake, choice: 'pkshx-gobh2' }
    await callEnvelope(world, 'POST', '/lgw/demo/round', { body })
    const { round } = await report(world, 'getBet', { id: `${sessionId}/round-1001` })
    expect(asRecord(round)).toMatchObject({
      game: 'sports',
      choice: 'PKSH X · GOBH 2',
      symbols: [
        ['PKSH', expect.stringMatching(/^\d+-\d+$/)],
        ['GOBH', expect.stringMatching(/^\d+-\d+$/)],
      ],
    })
  })

  test('a bet has its round as drawn, old or new, and its entries', async () => {
    const world = await createTestWorld('member')
    const playId = await play(world, 1)
    const fresh = await report(world, 'getBet', { id: `${playId}/round-1001` })
    const row = world.db.rounds.find({ playId })
    expect(asRecord(fresh.round)).toEqual({
      game: 'slots',
      choice: null,
      symbols: row?.symbols,
      lines: row?.lines,
    })
    expect(asList(fresh, 'entries')[0]).toMatchObject({ kind: 'STAKE', amount: '-10.00' })
    const won = getHistory(world, RAHIM).bets.filter(({ payout }) => payout !== '0.00')
    for (const { id, payout } of won.slice(-5)) {
      const old = await report(world, 'getBet', { id })
      expect(asRecord(old.bet).payout).toBe(payout)
      expect(asList(asRecord(old.round), 'symbols')).not.toEqual([])
      expect(sum(asList(old, 'entries'), 'amount')).toBe(asRecord(old.bet).net)
    }
    expect((await sendQuery(world, 'getBet', { id: 'play-99999999/round-0001' })).status).toBe(404)
  })
})

describe('movements', () => {
  test('D-058 every entry has its balance; a reversed one is marked', async () => {
    const world = await createTestWorld('member')
    const entry = { memberId: RAHIM, reference: 'withdrawal-1' } as const
    await postEntry(world, { ...entry, kind: 'WITHDRAWAL', amount: '-500.00' })
    world.clock.advance('1h')
    await postEntry(world, { ...entry, kind: 'WITHDRAWAL_REFUND', amount: '500.00' })
    const all = await report(world, 'getTransactionReport', { ...NOVEMBER, ...ALL })
    const rows = asList(all, 'list')
    expect(rows[0]).toMatchObject({ kind: 'WITHDRAWAL_REFUND', balanceAfter: '25480.50' })
    expect(rows[1]).toMatchObject({ status: 'REVERSED', balanceAfter: '24980.50' })
    expect(asRecord(all.totals).net).toBe(sum(rows, 'amount'))
    const some = await report(world, 'getTransactionReport', {
      ...NOVEMBER,
      ...ALL,
      kind: 'WITHDRAWAL',
      status: 'REVERSED',
    })
    expect(asList(some, 'list')).toContainEqual(rows[1])
    expect(some.totals).toMatchObject({ credits: '0.00' })
  })
})

describe("LNG-04 a movement names its subject in the reader's language", () => {
  const NAMES = {
    EN: ['bKash', 'Nagad', 'Rocket', 'Bank transfer', 'BRAC Bank', 'Saltmarsh', 'Quartzline'],
    BN: ['বিকাশ', 'নগদ', 'রকেট', 'ব্যাংক ট্রান্সফার', 'ব্র্যাক ব্যাংক', 'নোনাজল', 'কোয়ার্টজ'],
  }
  test.each(['EN', 'BN'] as const)('%s: payment channels and vendors', async (language) => {
    const world = await createTestWorld('member+multi-wallet')
    const notes = new Set<unknown>()
    for (let month = 0; month < 11; month += 1) {
      const to = addDays('2026-11-20', -31 * month)
      const days = { from: addDays(to, -30), to, pageNo: '1', pageSize: '10000' }
      const path = `/wps/report/transactions?${new URLSearchParams(days)}`
      const { value } = await callEnvelope(world, 'GET', path, { language })
      for (const { note } of asList(value, 'list')) if (note !== '') notes.add(note)
    }
    expect([...notes].toSorted()).toEqual(NAMES[language].toSorted())
  })

  test('so do new movements: a deposit, a transfer to a vendor and back', async () => {
    const world = await createTestWorld('member+multi-wallet+deposit-pending')
    world.clock.advance('1h')
    await transferBetweenWallets(world, { ...MOVE, from: 'MAIN', to: 'SLT' })
    await transferBetweenWallets(world, { ...MOVE, from: 'SLT', to: 'MAIN' })
    const { value } = await sendQuery(world, 'getTransactionReport', { ...NOVEMBER, ...ALL })
    const newest = asList(value, 'list').slice(0, 5)
    expect(newest.map(({ kind, note }) => [kind, note])).toEqual([
      ['DEPOSIT', 'Bank transfer'],
      ['TRANSFER_IN', 'Saltmarsh'],
      ['TRANSFER_OUT', 'Saltmarsh'],
      ['TRANSFER_IN', 'Saltmarsh'],
      ['TRANSFER_OUT', 'Saltmarsh'],
    ])
  })
})

describe('loss and profit', () => {
  test('D-059 net is payout minus stake plus rebate plus bonus minus fee, to the cent, day by day', async () => {
    const world = await createTestWorld('member')
    await play(world, 5)
    const { days, totals, lifetime } = await report(world, 'getProfitLoss', NOVEMBER)
    const moved = listEntries(world, RAHIM, {
      from: moment('2026-10-21'),
      to: moment('2026-11-21'),
    })
    const ownMoney = new Set(['DEPOSIT', 'WITHDRAWAL', 'WITHDRAWAL_REFUND'])
    const expected = moved
      .filter(({ kind }) => !ownMoney.has(kind))
      .reduce((minor, { amount }) => minor + toMinor(amount), 0n)
    expect(asRecord(totals).net).toBe(fromMinor(expected))
    const sums = asList({ days }, 'days').map((day) => asRecord(day.sums))
    for (const key of ['stake', 'payout', 'rebate', 'bonus', 'fee', 'net'])
      expect(sum(sums, key)).toBe(asRecord(totals)[key])
    const { deposited, withdrawn, netDeposit } = asRecord(lifetime)
    const wallet = await report(world, 'getNetDeposits', {})
    expect([wallet.deposits, wallet.withdrawals, wallet.net]).toEqual([
      deposited,
      withdrawn,
      netDeposit,
    ])
    expect(toMinor(String(deposited)) - toMinor(String(withdrawn))).toBe(
      toMinor(String(netDeposit)),
    )
  })
})

describe('bonuses', () => {
  test('D-056 a bonus has its turnover progress; prizes have none', async () => {
    const world = await createTestWorld('member')
    const rows: Record<string, unknown>[] = []
    for (let month = 0; month < 11; month += 1) {
      const from = new Date(Date.parse('2025-11-20') + month * 31 * 86_400_000)
      const to = new Date(from.getTime() + 30 * 86_400_000)
      const range = { from: from.toISOString().slice(0, 10), to: to.toISOString().slice(0, 10) }
      rows.push(...asList(await report(world, 'getBonusReport', { ...range, ...ALL }), 'list'))
    }
    const first = rows.find(({ title }) => title === 'A warm start')
    expect(first).toMatchObject({ source: 'PROMOTION', amount: '50.00' })
    const states = new Set(rows.map(({ status }) => status))
    expect(states).toContain('COMPLETED')
    for (const { status, wagering } of rows) {
      if (wagering === null) expect(status).toBe('FREE')
      else {
        const { required, done, left } = asRecord(wagering)
        expect(toMinor(String(done)) + toMinor(String(left))).toBe(toMinor(String(required)))
        if (status === 'COMPLETED') expect(left).toBe('0.00')
      }
    }
  })
})

test('D-056 D-059 converted points are bonuses in bonus details and in loss and profit', async () => {
  const world = await createTestWorld('member+points-rich')
  const today = { from: '2026-11-20', to: '2026-11-20' }
  await send(world, 'convertPoints', { ...convert, points: 137 }, world.visitor.token)
  const { totals, list } = await report(world, 'getBonusReport', { ...today, ...ALL })
  expect(list).toMatchObject([{ source: 'POINTS', amount: '1.37', status: 'FREE', wagering: null }])
  const profit = asRecord((await report(world, 'getProfitLoss', today)).totals)
  expect(asRecord(totals).amount).toBe(profit.bonus)
})

describe('API-18 consolidated funds', () => {
  test('real and bonus are the balance, stakes on open draws are locked, five movements', async () => {
    const world = await createTestWorld('member')
    const funds = await report(world, 'getConsolidatedFunds', {})
    expect(funds).toMatchObject({ total: '25480.50', locked: '0.00' })
    expect(sum([funds], 'real')).toBe(
      fromMinor(toMinor(String(funds.total)) - toMinor(String(funds.bonus))),
    )
    expect(asList(funds, 'movements')).toHaveLength(5)
    await postEntry(world, {
      memberId: RAHIM,
      kind: 'BONUS',
      amount: '50.00',
      reference: 'promotion-71',
    })
    const more = await report(world, 'getConsolidatedFunds', {})
    expect(toMinor(String(more.bonus)) - toMinor(String(funds.bonus))).toBe(5000n)
    expect(more.real).toBe(funds.real)
  })

  test('ROL-13 a trial is refused', async () => {
    const world = await createTestWorld('trial')
    const { code } = await sendQuery(world, 'getConsolidatedFunds', {})
    expect(code).toBe('function.not.available')
  })

  test('multi-wallet: the money at vendors is part of the total', async () => {
    const world = await createTestWorld('member+multi-wallet')
    expect((await report(world, 'getConsolidatedFunds', {})).total).toBe('27600.50')
  })
})

test('history-empty: no rows, and totals of zero', async () => {
  const world = await createTestWorld('member+history-empty')
  for (const id of ['getBetReport', 'getTransactionReport', 'getBonusReport'] as const) {
    const all = await report(world, id, { ...NOVEMBER, ...ALL })
    expect([all.list, asRecord(all.totals).count]).toEqual([[], 0])
  }
})
