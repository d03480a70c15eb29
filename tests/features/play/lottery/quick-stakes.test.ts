import { describe, expect, test } from 'vitest'
import type { LotteryPlay } from '#api/games/lottery.ts'
import type { Line } from '#features/play/lottery/model.ts'
import { quickStakes } from '#features/play/lottery/quick-stakes.ts'

const play = (code: LotteryPlay['code'], minStake: string, maxStake: string): LotteryPlay => ({
  code,
  form: 'BALLS',
  count: 2,
  from: 1,
  to: 36,
  odds: '59.00',
  minStake,
  maxStake,
})
const line = (code: LotteryPlay['code']): Line => ({ id: code, play: code, picks: [], stake: '' })

describe('quick stakes', () => {
  test('are multiples of the smallest stake, within the largest', () => {
    expect(quickStakes([line('B1')], [play('B1', '1.00', '5000.00')])).toEqual([
      '1.00',
      '5.00',
      '10.00',
      '50.00',
    ])
    expect(quickStakes([line('B1')], [play('B1', '2.50', '20.00')])).toEqual(['2.50', '12.50'])
  })

  test('fit every line of the slip', () => {
    const plays = [play('B1', '1.00', '5000.00'), play('B2', '5.00', '100.00')]
    expect(quickStakes([line('B1'), line('B2')], plays)).toEqual(['5.00', '25.00', '50.00'])
  })

  test('there are none for a play or an amount that is not known', () => {
    expect(quickStakes([line('B3')], [play('B1', '1.00', '5000.00')])).toEqual([])
    expect(quickStakes([line('B1')], [play('B1', 'x', '5000.00')])).toEqual([])
    expect(quickStakes([], [])).toEqual([])
  })
})
