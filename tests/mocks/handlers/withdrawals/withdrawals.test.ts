import { describe, expect, test } from 'vitest'
import { subtractAmounts, sumAmounts } from '#mocks/world/core/amount.ts'
import { getBalance, listEntries, postEntry } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'
import { operations } from '#openapi/generated/operations.ts'
import { sendQuery } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { newRequestId } from '../../refusals/promotions.ts'
import { sendAsVisitor, uploadPicture, withdrawalRequest } from '../../refusals/withdrawals.ts'
import { asList, asRecord } from '../../requests.ts'
import { BANK, fetchWithdrawal, startWithdrawal } from '../../withdrawing.ts'

const RAHIM = 1001

/** Adds money without a turnover requirement. */
const win = (world: World) =>
  postEntry(world, { memberId: RAHIM, kind: 'PAYOUT', amount: '40000.00', reference: 'win' })

describe('MBR-04 creating a withdrawal', () => {
  test('D-054 deducts amount and fee at once, through the ledger, and locks them', async () => {
    const { world, before, asked, id } = await startWithdrawal({
      accountId: BANK,
      amount: '5000.00',
    })
    expect(asked.value).toMatchObject({
      state: 'SUBMITTED',
      amount: '5000.00',
      fee: '20.00',
      payout: '4980.00',
      received: '0.00',
      remaining: '4980.00',
      refunded: '0.00',
      parts: [],
      receipt: null,
      account: { kind: 'BANK', providerName: 'BRAC Bank', holder: 'Rahim', number: '•••• 4821' },
    })
    expect(getBalance(world, RAHIM)).toBe(subtractAmounts(before, '5000.00'))
    const posted = listEntries(world, RAHIM).filter(({ reference }) => reference === id)
    expect(posted.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['WITHDRAWAL', '-4980.00'],
      ['FEE', '-20.00'],
    ])
    const funds = asRecord((await sendQuery(world, 'getConsolidatedFunds', {})).value)
    expect(funds).toMatchObject({ locked: '4980.00' })
    const rules = asRecord((await sendQuery(world, 'getWithdrawRules', {})).value)
    expect(rules).toMatchObject({ locked: '4980.00', day: { count: 3, countLeft: 2 } })
    const audit = world.db.auditEntries.list({ action: 'WITHDRAWAL_REQUESTED' })
    expect(audit).toMatchObject([{ memberId: RAHIM, detail: '5000.00 BDT' }])
  })

  test('a repeated request withdraws once; a lost answer is found by its key', async () => {
    const { world, body, asked, before } = await startWithdrawal()
    expect((await sendAsVisitor(world, 'createWithdrawal', body)).value).toEqual(asked.value)
    expect(getBalance(world, RAHIM)).toBe(subtractAmounts(before, '1000.00'))
    const requestId = String(body.requestId)
    const found = asList((await sendQuery(world, 'getWithdrawals', { requestId })).value, 'list')
    expect(found).toEqual([asked.value])
    const other = await sendAsVisitor(world, 'createWithdrawal', { ...body, amount: '1001.00' })
    expect(other.status).toBe(409)
  })

  test.each(['time-out-running', 'self-excluded'])(
    'F-26 %s does not prevent a withdrawal',
    async (scenario) => {
      const { asked } = await startWithdrawal({}, `member+${scenario}`)
      expect(asked.value).toMatchObject({ state: 'SUBMITTED' })
    },
  )

  test('D-056 turnover binds the rest of deposits, and whole bonuses', async () => {
    const world = await createTestWorld('member')
    const rules = asRecord((await sendQuery(world, 'getWithdrawRules', {})).value)
    expect(rules.available).toBe(subtractAmounts(String(rules.balance), String(rules.tied)))
    const turnover = asList(rules, 'turnover')
    const bonuses = turnover.filter(({ source }) => source === 'BONUS')
    for (const one of bonuses) expect(one.tied).toBe(one.amount)
    expect(bonuses[0]).toMatchObject({
      base: 'DEPOSIT_AND_BONUS',
      games: ['Slots', 'Fishing'],
      excludedGames: ['Live casino', 'Card games', 'Sports, single bets', 'Lottery'],
    })
    for (const one of turnover.filter(({ source }) => source === 'DEPOSIT'))
      expect(one.tied).toBe(one.left)
    const none = asRecord(
      (await sendQuery(await createTestWorld('member+withdraw-turnover'), 'getWithdrawRules', {}))
        .value,
    )
    expect(none.available).toBe('0.00')
  })

  test('D-056 staked money is free: none before the first bet, then what the bet leaves', async () => {
    const world = await createTestWorld('member+history-empty')
    const free = async () =>
      asRecord((await sendQuery(world, 'getWithdrawRules', {})).value).available
    expect(await free()).toBe('0.00')
    const game = world.catalogue
      .byType('RNG')
      .find((one) => one.isGame === 'GAME' && !one.maintenance)
    const nodeId = String(game?.nodeId)
    const launched = asRecord(
      (await sendQuery(world, 'launchGame', { language: 'EN', nodeId })).value,
    )
    const bet = { sessionId: launched.sessionId, roundId: 'round-0001', stake: '100.00' }
    const { value } = await sendAsVisitor(world, 'playRound', bet)
    expect(await free()).toBe(asRecord(value).payout)
  })

  test('D-055 nothing in the contract cancels a withdrawal', () => {
    expect(Object.keys(operations).filter((id) => /cancel|revers/i.test(id))).toEqual([])
  })
})

describe('the states of a withdrawal', () => {
  test('WAL-13 it is reviewed, approved, paid, and waits for confirmation: state, event and message', async () => {
    const { world, id, now, types } = await startWithdrawal()
    world.clock.advance('1m')
    expect(await now()).toMatchObject({ state: 'REVIEW' })
    world.clock.advance('4m')
    const paying = await now()
    expect(paying).toMatchObject({ state: 'PAYING', parts: [{ state: 'WAITING' }] })
    expect(Number(paying.expectedAt)).toBe(world.clock.now() + 5 * 60_000)
    world.clock.advance('5m')
    expect(await now()).toMatchObject({
      state: 'AWAIT_CONFIRM',
      receipt: { part: 1, amount: '1000.00', confirmBy: world.clock.now() + 30 * 60_000 },
    })
    expect(types()).toEqual(['withdrawal.approved', 'withdrawal.confirmRequired'])
    const messages = world.db.messages.list(({ payment }) => payment?.transactionId === id)
    expect(messages).toMatchObject([{ topic: 'WITHDRAWAL_APPROVED' }])
    const waiting = asList((await sendQuery(world, 'getPaymentConfirmations', {})).value, 'list')
    expect(waiting.map((one) => one.id)).toEqual([id])
  })

  test('WAL-14 it is rejected with a reason, and refunded completely', async () => {
    const { world, before, now, types } = await startWithdrawal(
      { accountId: BANK },
      'member+withdraw-rejected',
    )
    world.clock.advance('5m')
    expect(await now()).toMatchObject({
      state: 'REJECTED',
      refunded: '1000.00',
      remaining: '0.00',
      reason: expect.stringMatching(/number and name/),
    })
    expect(getBalance(world, RAHIM)).toBe(before)
    expect(types()).toEqual(['withdrawal.rejected'])
    expect(asRecord((await sendQuery(world, 'getWithdrawRules', {})).value)).toMatchObject({
      day: { countLeft: 3 },
    })
  })

  test('F-27 a large one waits for the identity check, says so, and continues once it is passed', async () => {
    const world = await createTestWorld('member')
    const deposit = {
      memberId: RAHIM,
      kind: 'PAYOUT',
      amount: '40000.00',
      reference: 'win',
    } as const
    const { postEntry } = await import('#mocks/world/ledger/ledger.ts')
    await postEntry(world, deposit)
    const asked = await sendAsVisitor(
      world,
      'createWithdrawal',
      withdrawalRequest({ accountId: BANK, amount: '20000.00' }),
    )
    const { id } = asRecord(asked.value)
    world.clock.advance('30m')
    expect(await fetchWithdrawal(world, id)).toMatchObject({
      state: 'REVIEW',
      documents: ['IDENTITY'],
      expectedAt: null,
      reason: expect.stringMatching(/identity check/),
    })
    const files = [await uploadPicture(world)]
    const sent = await sendAsVisitor(world, 'submitKyc', {
      document: 'NID',
      files,
      requestId: newRequestId(),
    })
    expect(sent.value).toMatchObject({ state: 'PENDING' })
    expect(await fetchWithdrawal(world, id)).toMatchObject({ documents: [], reason: null })
    world.clock.advance('11m')
    expect(await fetchWithdrawal(world, id)).toMatchObject({ state: 'PAYING', documents: [] })
  })

  test('a large one without the identity check is rejected after three days', async () => {
    const world = await createTestWorld('member')
    await win(world)
    const asked = await sendAsVisitor(
      world,
      'createWithdrawal',
      withdrawalRequest({ accountId: BANK, amount: '20000.00' }),
    )
    const before = getBalance(world, RAHIM)
    const since = world.clock.now()
    world.clock.advance('73h')
    const row = await fetchWithdrawal(world, asRecord(asked.value).id)
    expect(row).toMatchObject({ state: 'REJECTED', refunded: '20000.00' })
    // A bonus from before may end in these days.
    const removed = listEntries(world, RAHIM).filter(
      ({ kind, at }) => kind === 'BONUS_REMOVED' && at > since,
    )
    expect(getBalance(world, RAHIM)).toBe(
      sumAmounts([before, '20000.00', ...removed.map(({ amount }) => amount)]),
    )
  })
})
