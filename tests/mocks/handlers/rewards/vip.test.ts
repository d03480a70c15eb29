import { expect, test } from 'vitest'
import { getBalance, listEntries } from '#mocks/world/ledger/ledger.ts'
import { createTestWorld } from '../../helpers.ts'
import { callAsVisitor, nextRequestId } from '../../refusals/limits.ts'
import { asList, asRecord } from '../../requests.ts'

test('PRD-13 OTH-19 D-065 the progress is the sum of the stakes in the ledger', async () => {
  const world = await createTestWorld('member')
  const vip = asRecord((await callAsVisitor(world, 'getVip')).value)
  const minor = (amount: string) => BigInt(amount.replace('.', ''))
  const staked = listEntries(world, 1001, { kinds: ['STAKE'] })
  const sum = staked.reduce((all, { amount }) => all - minor(amount), 0n)
  expect(minor(String(vip.staked))).toBe(sum)
  expect(asList(vip, 'levels')).toHaveLength(11)
})

test('OTH-19 the bonus of a level is paid once, also for a repeated request', async () => {
  const world = await createTestWorld('member+vip-10')
  const before = getBalance(world, 1001)
  const body = { level: 10, requestId: nextRequestId() }
  await callAsVisitor(world, 'claimVipBonus', body)
  await callAsVisitor(world, 'claimVipBonus', body)
  const again = await callAsVisitor(world, 'claimVipBonus', {
    level: 10,
    requestId: nextRequestId(),
  })
  expect(again.code).toBe('reward.already.claimed')
  const minor = (amount: string) => BigInt(amount.replace('.', ''))
  expect(minor(getBalance(world, 1001)) - minor(before)).toBe(30_000_000n)
})

test('vip-0 is the lowest level, and vip-10 has no next one', async () => {
  const levels = ['member+vip-0', 'member+vip-10'].map(async (scenario) => {
    const { level, next } = asRecord(
      (await callAsVisitor(await createTestWorld(scenario), 'getVip')).value,
    )
    return [level, next === null]
  })
  expect(await Promise.all(levels)).toEqual([
    [0, false],
    [10, true],
  ])
})
