import { expect, test } from 'vitest'
import { toMinor } from '#mocks/world/core/amount.ts'
import { getBalance, listEntries } from '#mocks/world/ledger/ledger.ts'
import { listBets, toValidBet } from '#mocks/world/play/bets.ts'
import { createTestWorld } from '../../helpers.ts'
import { callAsVisitor, nextRequestId } from '../../refusals/limits.ts'
import { asList, asRecord } from '../../requests.ts'

const RAHIM = 1001

test('PRD-14 D-065 the rebate is of the valid bets since the last one, by game type and VIP level', async () => {
  const world = await createTestWorld('rebate-ready')
  const rebate = asRecord((await callAsVisitor(world, 'getManualRebate')).value)
  const last = listEntries(world, RAHIM, { kinds: ['REBATE'] }).at(-1)
  expect(rebate.since).toBe(last?.at)
  const rows = asList(rebate, 'rows').map(asRecord)
  const valid = listBets(world, RAHIM, { from: (last?.at ?? 0) + 1 }).reduce(
    (sum, bet) => sum + toMinor(toValidBet(bet)),
    0n,
  )
  expect(rows.reduce((sum, row) => sum + toMinor(String(row.validBet)), 0n)).toBe(valid)
  const rng = rows.find(({ gameType }) => gameType === 'RNG')
  const rate = toMinor(String(rng?.rate))
  expect(rate).toBeGreaterThan(50n)
  expect(toMinor(String(rng?.amount))).toBe((toMinor(String(rng?.validBet)) * rate) / 10_000n)
  expect(toMinor(String(rebate.total))).toBe(
    rows.reduce((sum, row) => sum + toMinor(String(row.amount)), 0n),
  )
})

test('D-065 it is paid once a day, once per request, and its bets never count again', async () => {
  const world = await createTestWorld('rebate-ready')
  const { total } = asRecord((await callAsVisitor(world, 'getManualRebate')).value)
  const before = toMinor(getBalance(world, RAHIM))
  const body = { requestId: nextRequestId() }
  await callAsVisitor(world, 'claimManualRebate', body)
  const again = asRecord((await callAsVisitor(world, 'claimManualRebate', body)).value)
  expect(toMinor(getBalance(world, RAHIM)) - before).toBe(toMinor(String(total)))
  expect(again).toMatchObject({ state: 'CLAIMED', total: '0.00', rows: [] })
  expect(
    (await callAsVisitor(world, 'claimManualRebate', { requestId: nextRequestId() })).code,
  ).toBe('reward.already.claimed')
  world.clock.advance(86_400_000)
  expect(asRecord((await callAsVisitor(world, 'getManualRebate')).value)).toMatchObject({
    state: 'BELOW',
    nextAt: null,
  })
})
