import { describe, expect, test } from 'vitest'
import { promotionTerms } from '#mocks/content/offers/promotion-terms.ts'
import { addAmounts, subtractAmounts } from '#mocks/world/core/amount.ts'
import { settleDue } from '#mocks/world/jobs/settle-due.ts'
import { getBalance, postEntries } from '#mocks/world/ledger/ledger.ts'
import { listRequirements } from '#mocks/world/money/turnover.ts'
import { getWithdrawable } from '#mocks/world/money/withdraw-rules.ts'
import type { World } from '#mocks/world/world-types.ts'
import { send, sendQuery } from './flows.ts'
import { createTestWorld } from './helpers.ts'
import { openedGame } from './playing.ts'
import { slip } from './refusals/lottery.ts'
import { asList, asRecord } from './requests.ts'

const RAHIM = 1001
/** A fixed bonus of 50.00: five times on slots, at most 1,000.00 of it and its winnings. */
const CAPPED = 71
const WITH_TURNOVER = Object.entries(promotionTerms)
  .filter(([, { wagering }]) => wagering !== null)
  .map(([id]) => Number(id))

/** A player who has lost a first deposit, with this much money without turnover, and a bonus. */
async function withBonus(promotionId: number, bonus: string, own = '0.00', ago = 0) {
  const world = await createTestWorld('member+history-empty')
  const entry = { memberId: RAHIM, reference: 'test' } as const
  const play = await openedGame(world, RAHIM)
  await play(getBalance(world, RAHIM), '0.00')
  if (own !== '0.00')
    await postEntries(world, [{ ...entry, kind: 'TRANSFER_DOWNLINE', amount: own }])
  const reference = `promotion-${promotionId}`
  const at = world.clock.now() - ago
  await postEntries(world, [{ memberId: RAHIM, kind: 'BONUS', amount: bonus, reference, at }])
  return world
}

const later = async (world: World, days: number) => {
  world.clock.advance(`${days}d`)
  await settleDue(world)
}

const bonusOf = (world: World) =>
  listRequirements(world, RAHIM).find(({ promotionId }) => promotionId !== null)

const removedFrom = (world: World) =>
  world.db.ledger.list({ kind: 'BONUS_REMOVED' }).map(({ amount }) => amount)

describe('D-056 a bonus whose time is over is gone', () => {
  test.each(WITH_TURNOVER)('promotion %i, never staked', async (promotionId) => {
    const world = await withBonus(promotionId, '500.00', '70.00')
    await later(world, 60)
    expect(removedFrom(world)).toEqual(['-500.00'])
    expect(bonusOf(world)).toMatchObject({ status: 'EXPIRED', end: { removed: '500.00' } })
    expect(world.db.ledger.find({ kind: 'BONUS_REMOVED' })?.at).toBe(bonusOf(world)?.expiresAt)
    expect(getWithdrawable(world, RAHIM)).toMatchObject({ balance: '70.00', available: '70.00' })
    await later(world, 60)
    expect(removedFrom(world)).toHaveLength(1)
  })

  test('with what was won with it; what was lost of it is not taken again', async () => {
    const world = await withBonus(CAPPED, '50.00', '30.00')
    const play = await openedGame(world, RAHIM)
    // 30.00 of own money and 10.00 of the bonus win 400.00: 300.00 are own money.
    await play('40.00', '400.00')
    expect(getWithdrawable(world, RAHIM)).toMatchObject({ tied: '140.00', available: '300.00' })
    await later(world, 31)
    expect(removedFrom(world)).toEqual(['-140.00'])
    expect(getBalance(world, RAHIM)).toBe('300.00')

    const lost = await withBonus(CAPPED, '50.00')
    const playLost = await openedGame(lost, RAHIM)
    await playLost('50.00', '0.00')
    await later(lost, 31)
    expect(removedFrom(lost)).toEqual([])
    expect(bonusOf(lost)).toMatchObject({ status: 'EXPIRED', end: { removed: '0.00' } })
  })

  test('own money is staked first, and a deposit is never taken', async () => {
    const world = await withBonus(CAPPED, '50.00')
    const deposit = { memberId: RAHIM, kind: 'DEPOSIT', reference: 'own' } as const
    await postEntries(world, [{ ...deposit, amount: '200.00' }])
    const play = await openedGame(world, RAHIM)
    await play('150.00', '0.00')
    await later(world, 31)
    expect(getBalance(world, RAHIM)).toBe('50.00')
    expect(removedFrom(world)).toEqual(['-50.00'])
  })

  test('at a vendor, too, and what an open bet wins with it later', async () => {
    const world = await withBonus(CAPPED, '50.00')
    const move = { memberId: RAHIM, reference: 'move' } as const
    await postEntries(world, [
      { ...move, kind: 'TRANSFER_OUT', amount: '-20.00' },
      { ...move, kind: 'TRANSFER_IN', amount: '20.00', wallet: 'SLT' },
    ])
    await later(world, 31)
    expect(removedFrom(world)).toEqual(['-30.00', '-20.00'])
    expect([getBalance(world, RAHIM), getBalance(world, RAHIM, 'SLT')]).toEqual(['0.00', '0.00'])

    const open = await withBonus(CAPPED, '500.00', '0.00', 30 * 86_400_000 - 1000)
    const lines = ['BIG', 'SMALL'].map((side) => ({ play: 'SIDE', picks: [side], stake: '100.00' }))
    const placed = await send(open, 'placeLotteryBets', slip({ lines }), open.visitor.token)
    expect(placed.success).toBe(true)
    await later(open, 2)
    const won = open.db.ledger.find({ kind: 'PAYOUT' })?.amount ?? '0.00'
    expect(removedFrom(open)).toEqual(['-300.00', `-${won}`])
    expect(getBalance(open, RAHIM)).toBe('0.00')
    expect(bonusOf(open)?.end?.removed).toBe(addAmounts('300.00', won))
  })
})

describe('D-056 the most that is kept of a bonus', () => {
  test('is what is left once its turnover is met; one’s own money does not count', async () => {
    const world = await withBonus(CAPPED, '50.00')
    const play = await openedGame(world, RAHIM)
    await play('50.00', '1700.00')
    await play('200.00', '250.00')
    await settleDue(world)
    expect(removedFrom(world)).toEqual([`-${subtractAmounts('1750.00', '1000.00')}`])
    expect(bonusOf(world)).toMatchObject({ status: 'COMPLETED', end: { removed: '750.00' } })
    expect(getWithdrawable(world, RAHIM)).toMatchObject({
      balance: '1000.00',
      available: '1000.00',
    })
    await later(world, 60)
    expect(getBalance(world, RAHIM)).toBe('1000.00')
  })

  test('stands in the requirement, in the running bonus and in its record', async () => {
    const world = await withBonus(CAPPED, '50.00')
    const rules = asRecord((await sendQuery(world, 'getWithdrawRules', {})).value)
    expect(asList(rules, 'turnover')).toMatchObject([{ tied: '50.00', maxCashOut: '1000.00' }])
    const running = asRecord((await sendQuery(world, 'getRunningBonus', {})).value)
    expect(running.bonus).toMatchObject({ wagering: { maxCashOut: '1000.00' } })
    const record = async () => {
      const query = { from: '2026-11-20', to: '2026-11-20', pageNo: '1', pageSize: '20' }
      return asList((await sendQuery(world, 'getBonusReport', query)).value, 'list')
    }
    expect(await record()).toMatchObject([
      { removed: null, wagering: { maxCashOut: '1000.00' }, status: 'ACTIVE' },
    ])
    await later(world, 31)
    expect(await record()).toMatchObject([{ removed: '50.00', status: 'EXPIRED' }])
  })
})
