import { describe, expect, test } from 'vitest'
import { getBalance, postEntry } from '#mocks/world/ledger/ledger.ts'
import { checkDepositLimit } from '#mocks/world/money/deposit-limits.ts'
import { recordAudit } from '#mocks/world/people/audit.ts'
import type { World } from '#mocks/world/world-types.ts'
import { operations } from '#openapi/generated/operations.ts'
import { sendQuery } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import {
  block,
  callAsVisitor,
  launch,
  limit,
  longBreak,
  nextRequestId,
  openSlot,
} from '../../refusals/limits.ts'
import { asList, asRecord, callEnvelope, logIn } from '../../requests.ts'

const RAHIM = { id: 1001 }
const DAY = 86_400_000

async function limitsOf(world: World, kind: string) {
  const { value } = await callAsVisitor(world, 'getLimits')
  return asList(value, 'limits').find((one) => one.kind === kind)
}

const deposit = (world: World, amount: string) =>
  postEntry(world, {
    memberId: 1001,
    kind: 'DEPOSIT',
    amount,
    reference: `deposit-${nextRequestId()}`,
  })

describe('F-24 deposit limits', () => {
  test('the lowest applies, counts gross amounts, and shows the remaining amount and its renewal', async () => {
    const world = await createTestWorld('member+history-empty')
    await callAsVisitor(world, 'setLimit', limit('DEPOSIT_DAY', '500.00'))
    await callAsVisitor(world, 'setLimit', limit('DEPOSIT_WEEK', '600.00'))
    await deposit(world, '300.00')
    const first = world.clock.now()
    await postEntry(world, {
      memberId: 1001,
      kind: 'WITHDRAWAL',
      amount: '-300.00',
      reference: 'out',
    })
    expect(checkDepositLimit(world, RAHIM, '200.00')).toBeNull()
    const day = { kind: 'DEPOSIT_DAY', limit: '500.00', used: '300.00', left: '200.00' }
    expect(checkDepositLimit(world, RAHIM, '200.01')).toMatchObject({
      reason: 'limit.deposit.reached',
      details: { ...day, until: first + DAY },
    })
    expect(checkDepositLimit(world, RAHIM, '150.00', '60.00')).toMatchObject({
      details: { used: '360.00', left: '140.00' },
    })
    world.clock.advance(DAY)
    const week = { kind: 'DEPOSIT_WEEK', left: '300.00', until: first + 7 * DAY }
    expect(checkDepositLimit(world, RAHIM, '300.01')).toMatchObject({ details: week })
  })

  test('they are asked for once, before the first deposit', async () => {
    const world = await createTestWorld('member')
    world.db.ledger.clear()
    const token = world.visitor.token ?? ''
    // A member who has never deposited has no past.
    const fresh = world.db.members.find((one) => one.firstTimeLogin && one.type === 0)
    await world.db.sessions.update({ token }, (row) => {
      row.memberId = fresh?.id ?? 0
    })
    const prompt = async () =>
      asRecord((await callAsVisitor(world, 'getLimits')).value).depositPrompt
    const before = await prompt()
    await callAsVisitor(world, 'setLimit', limit('DEPOSIT_WEEK', null))
    expect([before, await prompt()]).toEqual([true, false])
  })
})

describe('F-24, F-42 changes', () => {
  test('a lower limit applies at once; a higher one after 24 hours and a second confirmation', async () => {
    const world = await createTestWorld('member')
    await callAsVisitor(world, 'setLimit', limit('LOSS_DAY', '100.00'))
    await callAsVisitor(world, 'setLimit', limit('LOSS_DAY', '80.00'))
    expect(await limitsOf(world, 'LOSS_DAY')).toMatchObject({ value: '80.00', pending: null })
    await callAsVisitor(world, 'setLimit', limit('LOSS_DAY', '90.00'))
    const readyAt = world.clock.now() + DAY
    const pending = {
      value: '80.00',
      pending: { value: '90.00', readyAt, until: readyAt + 7 * DAY },
    }
    expect(await limitsOf(world, 'LOSS_DAY')).toMatchObject(pending)
    world.clock.advance(DAY - 1)
    const early = await callAsVisitor(world, 'setLimit', limit('LOSS_DAY', '90.00', true))
    expect(early.code).toBe('limit.not.ready')
    world.clock.advance(1)
    expect(await limitsOf(world, 'LOSS_DAY')).toMatchObject({ value: '80.00' })
    const other = await callAsVisitor(world, 'setLimit', limit('LOSS_DAY', '91.00', true))
    expect(other.code).toBe('limit.not.ready')
    await callAsVisitor(world, 'setLimit', limit('LOSS_DAY', '90.00', true))
    expect(await limitsOf(world, 'LOSS_DAY')).toMatchObject({ value: '90.00', pending: null })
  })

  test('an unconfirmed change lapses after a week, and setting the current value cancels it', async () => {
    const world = await createTestWorld('member')
    await callAsVisitor(world, 'setLimit', limit('STAKE_ROUND', '10.00'))
    await callAsVisitor(world, 'setLimit', limit('STAKE_ROUND', null))
    await callAsVisitor(world, 'setLimit', limit('STAKE_ROUND', '10.00'))
    expect(await limitsOf(world, 'STAKE_ROUND')).toMatchObject({ value: '10.00', pending: null })
    await callAsVisitor(world, 'setLimit', limit('STAKE_ROUND', null))
    world.clock.advance(8 * DAY)
    expect(await limitsOf(world, 'STAKE_ROUND')).toMatchObject({ pending: null })
    const late = await callAsVisitor(world, 'setLimit', limit('STAKE_ROUND', null, true))
    expect(late.code).toBe('limit.not.ready')
  })

  test('a repeated request is done once, and a value of another kind is invalid', async () => {
    const world = await createTestWorld('member')
    const body = limit('SESSION_DAY', '60')
    await callAsVisitor(world, 'setLimit', body)
    await callAsVisitor(world, 'setLimit', limit('SESSION_DAY', '30'))
    await callAsVisitor(world, 'setLimit', body)
    expect(await limitsOf(world, 'SESSION_DAY')).toMatchObject({ value: '30' })
    const wrong = [limit('SESSION_DAY', '60.00'), limit('LOSS_DAY', '60')]
    for (const one of [...wrong, limit('SESSION_DAY', '1441')])
      expect((await callAsVisitor(world, 'setLimit', one)).status).toBe(422)
    expect(world.db.auditEntries.list({ memberId: 1001, action: 'LIMIT_CHANGED' })).toHaveLength(2)
  })

  test('a kind of game is unblocked after 24 hours and a second confirmation', async () => {
    const world = await createTestWorld('member')
    await callAsVisitor(world, 'setProductBlock', block('RNG'))
    await callAsVisitor(world, 'setProductBlock', block('RNG', false))
    expect((await launch(world)).code).toBe('limit.product.blocked')
    world.clock.advance(DAY)
    expect((await launch(world)).code).toBe('limit.product.blocked')
    await callAsVisitor(world, 'setProductBlock', block('RNG', false, true))
    expect((await launch(world)).success).toBe(true)
  })
})

describe('F-25 the reality check', () => {
  const check = async (world: World) =>
    asRecord((await callAsVisitor(world, 'getRealityCheck')).value)

  test('it counts from the start of play on the server, over reloads and games', async () => {
    const world = await createTestWorld('member')
    expect(await check(world)).toMatchObject({ minutes: 60, nextAt: null, due: null })
    const began = world.clock.now()
    const round = await openSlot(world)
    await callAsVisitor(world, 'setRealityCheck', { minutes: 30 })
    const pending = { action: 'LIMIT_CHANGED', detail: 'REALITY_CHECK 30' } as const
    expect(world.db.auditEntries.count(pending)).toBe(1)
    expect(await check(world)).toMatchObject({ nextAt: began + 1_800_000 })
    await round()
    world.clock.advance(1_800_000)
    const net = world.db.ledger.list({ memberId: 1001 }).length
    expect(net).toBeGreaterThan(0)
    const again = await openSlot(world)
    expect((await again()).code).toBe('reality.check.due')
    const { due } = await check(world)
    expect(due).toMatchObject({ dueAt: began + 1_800_000, since: began, minutes: 30, rounds: 1 })
    await callAsVisitor(world, 'answerRealityCheck', { dueAt: began, answer: 'CONTINUE' })
    expect((await again()).code).toBe('reality.check.due')
    await callAsVisitor(world, 'answerRealityCheck', {
      dueAt: began + 1_800_000,
      answer: 'CONTINUE',
    })
    expect((await again()).success).toBe(true)
    expect(await check(world)).toMatchObject({ due: null, nextAt: world.clock.now() + 1_800_000 })
  })

  test('leaving ends the open games', async () => {
    const world = await createTestWorld('member+reality-check-due')
    const { due } = await check(world)
    const { dueAt } = asRecord(due)
    expect(asRecord(due)).toMatchObject({ minutes: 65, rounds: 8 })
    await callAsVisitor(world, 'answerRealityCheck', { dueAt, answer: 'LEAVE' })
    expect(await check(world)).toMatchObject({ due: null, nextAt: null })
    expect(world.db.plays.count({ memberId: 1001, endedAt: null })).toBe(0)
  })

  test('only listed choices are accepted', async () => {
    const world = await createTestWorld('member')
    expect((await callAsVisitor(world, 'setRealityCheck', { minutes: 61 })).status).toBe(422)
  })
})

test('F-24 limits are reviewed after half a year, and again half a year later', async () => {
  const world = await createTestWorld('member+limits-review')
  const due = async () => asRecord((await callAsVisitor(world, 'getLimits')).value).reviewDue
  expect(await due()).toBe(true)
  const review = { requestId: crypto.randomUUID() }
  expect((await callAsVisitor(world, 'reviewLimits', review)).value).toMatchObject({
    reviewDue: false,
  })
  world.clock.advance('183d')
  expect(await due()).toBe(true)
})

describe('F-26 breaks', () => {
  test('a break applies at once and can be extended, never shortened', async () => {
    const world = await createTestWorld('member')
    const round = await openSlot(world)
    await callAsVisitor(world, 'startTimeOut', longBreak('WEEK'))
    expect([(await round()).status, (await launch(world)).code]).toEqual([409, 'self.excluded'])
    expect((await callAsVisitor(world, 'startTimeOut', longBreak('DAY'))).code).toBe(
      'limit.pause.longer',
    )
    await callAsVisitor(world, 'excludeSelf', longBreak('HALF_YEAR'))
    const { value } = await callAsVisitor(world, 'getLimits')
    const until = Date.parse('2027-05-20T09:00:00Z')
    expect(asRecord(value).pause).toMatchObject({ kind: 'SELF_EXCLUSION', until })
    await callAsVisitor(world, 'excludeSelf', longBreak('PERMANENT'))
    world.clock.advance(4000 * DAY)
    expect((await launch(world)).code).toBe('self.excluded')
  })

  test('ADR 0057 a demo ends when a break starts, and none can be opened', async () => {
    const world = await createTestWorld('member')
    const round = await openSlot(world, true)
    expect((await round()).success).toBe(true)
    await callAsVisitor(world, 'startTimeOut', longBreak('DAY'))
    expect([(await round()).status, (await launch(world, true)).code]).toEqual([
      409,
      'self.excluded',
    ])
    world.clock.advance(DAY)
    expect((await launch(world, true)).success).toBe(true)
  })

  test('a break and its end are reported everywhere, and nothing is offered meanwhile', async () => {
    const world = await createTestWorld('member')
    const info = async () => asRecord((await sendQuery(world, 'getMemberInfo', {})).value)
    const offers = async () =>
      asList((await sendQuery(world, 'getDepositMethods', {})).value, 'promotions').length
    expect([(await info()).pause, await offers()]).toEqual([undefined, 1])
    await callAsVisitor(world, 'startTimeOut', longBreak('DAY'))
    const until = world.clock.now() + DAY
    expect((await info()).pause).toMatchObject({ kind: 'TIME_OUT', until })
    expect([(await info()).availablePromoCount, await offers()]).toEqual([0, 0])
    world.clock.advance(DAY)
    expect((await info()).pause).toBeUndefined()
    // The clock is now at the next Friday.
    world.clock.advance(6 * DAY)
    expect(await offers()).toBe(1)
  })

  test('during a break a member can log in and withdraw', async () => {
    const world = await createTestWorld('member+time-out-running')
    world.clock.advance(5 * DAY - 1)
    expect((await launch(world)).code).toBe('self.excluded')
    const other = await createTestWorld('member+time-out-running')
    expect((await logIn(other, { username: 'rahim' })).success).toBe(true)
    world.clock.advance(1)
    expect((await launch(world)).success).toBe(true)
  })
})

test('F-36 the statement is the sum of the ledger, compared with as many days before', async () => {
  const world = await createTestWorld('member')
  const before = getBalance(world, 1001)
  await deposit(world, '250.00')
  const { value } = await sendQuery(world, 'getActivityStatement', { period: 'WEEK' })
  const statement = asRecord(value)
  expect(before).not.toBe(getBalance(world, 1001))
  const minor = (amount: unknown) => BigInt(String(amount).replace('.', ''))
  expect(minor(statement.net)).toBe(minor(statement.won) - minor(statement.staked))
  expect(minor(statement.deposited)).toBeGreaterThanOrEqual(25_000n)
  expect(statement.from).toBe(Date.parse('2026-11-13T18:00:00Z'))
})

test('F-36 D-059 a cancelled bet counts as in the record and in loss and profit', async () => {
  const world = await createTestWorld('member')
  for (const [period, from] of [
    ['WEEK', '2026-11-14'],
    ['MONTH', '2026-10-22'],
  ] as const) {
    const range = { from, to: '2026-11-20' }
    const played = asRecord((await sendQuery(world, 'getActivityStatement', { period })).value)
    const profit = asRecord((await sendQuery(world, 'getProfitLoss', range)).value)
    const { bets, stake, payout } = asRecord(profit.totals)
    expect(played).toMatchObject({ rounds: bets, staked: stake, won: payout })
    const record = await sendQuery(world, 'getBetReport', { ...range, pageNo: '1', pageSize: '1' })
    expect(asRecord(asRecord(record.value).totals).net).toBe(played.net)
  }
})

test.each(['member+limits-set', 'member+limit-reached', 'member+reality-check-due'])(
  '%s can be shown',
  async (scenario) => {
    const world = await createTestWorld(scenario)
    expect((await callAsVisitor(world, 'getLimits')).success).toBe(true)
  },
)

test.each([
  [
    'EN',
    ['Reality check: 30 minutes', 'Kind of game Slots', 'Loss per day 60.00', 'bKash •••• 0001'],
  ],
  ['BN', ['সময় মনে করিয়ে দেওয়া: 30 মিনিট', 'গেমের ধরন স্লট', 'এক দিনে ক্ষতি 60.00', 'বিকাশ •••• 0001']],
])('F-39 LNG-04 %s: the audit trail names the subject', async (language, texts) => {
  const world = await createTestWorld('member')
  await recordAudit(world, 1001, 'PAYOUT_ACCOUNT_BOUND', 'bkash •••• 0001')
  await callAsVisitor(world, 'setLimit', limit('LOSS_DAY', '60.00'))
  await callAsVisitor(world, 'setProductBlock', block('RNG'))
  await callAsVisitor(world, 'setRealityCheck', { minutes: 30 })
  const path = operations.getAuditTrail.path
  const { value } = await callEnvelope(world, 'GET', path, { language })
  const details = asList(value, 'list').map(({ detail }) => detail)
  expect(texts.filter((text) => !details.includes(text))).toEqual([])
})
