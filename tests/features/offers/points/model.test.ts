import { describe, expect, test } from 'vitest'
import type { MallReward, PointsConfig } from '#api/offers/points.ts'
import {
  canAfford,
  computeCost,
  getProgress,
  getQuantityRange,
  nextReward,
  pluralCount,
  spendSchema,
} from '#features/offers/points/model.ts'

const config: PointsConfig = {
  currency: 'BDT',
  depositAmount: '100.00',
  betting: [],
  convertPoints: '100.00',
  convertAmount: '1.00',
  convertMin: 100,
  convertMax: 100_000,
}
const reward: MallReward = {
  id: 'cap',
  name: 'Cap',
  text: 'Cotton',
  stock: 1,
  maxQuantity: 2,
  picture: 'rewards/cap.svg',
  points: '1200.00',
  fields: [],
}
const money = { kind: 'money', config } as const
const item = { kind: 'reward', reward } as const
const valid = (count: string, paymentPassword = '246810') =>
  spendSchema(money).safeParse({ count, paymentPassword }).success

describe('OTH-05 redeeming points', () => {
  test('D-053 100 points are one unit of currency, exact to the hundredth', () => {
    expect(computeCost(money, '250')).toEqual({ points: '250.00', money: '2.50' })
    expect(computeCost(money, '101').money).toBe('1.01')
    expect(computeCost(money, 'x')).toEqual({ points: '0.00', money: '0.00' })
    expect(computeCost(item, '2')).toEqual({ points: '2400.00', money: null })
  })

  test('accepts whole numbers within the limits, in any script', () => {
    expect(valid('২০০')).toBe(true)
    for (const wrong of ['', '99', '100001']) expect(valid(wrong)).toBe(false)
    expect(getQuantityRange(item)).toEqual({ min: 1, max: 1 })
  })

  test('WAL-19 requires six digits of the payment password', () => {
    for (const wrong of ['', '12345']) expect(valid('200', wrong)).toBe(false)
  })

  test('lists rewards in stock and within reach', () => {
    expect(canAfford(reward, '1200.00')).toBe(true)
    expect(canAfford(reward, '1199.99')).toBe(false)
    expect(canAfford({ ...reward, stock: 0 }, '9999.00')).toBe(false)
  })
})

describe('API-54 the progress towards a reward', () => {
  test('is exact to the hundredth, and complete only when nothing is missing', () => {
    expect(getProgress(reward, '960.00')).toEqual({ missing: '240.00', percent: 80 })
    expect(getProgress(reward, '1199.99')).toEqual({ missing: '0.01', percent: 99 })
    expect(getProgress(reward, '1200.00')).toEqual({ missing: '0.00', percent: 100 })
    expect(getProgress(reward, '0.00')).toEqual({ missing: '1200.00', percent: 0 })
  })

  test('counts points beyond the precision of a float', () => {
    const dear = { ...reward, points: '999999999999999.99' }
    expect(getProgress(dear, '999999999999999.98')).toEqual({ missing: '0.01', percent: 99 })
  })

  test('is towards the cheapest reward in stock that is out of reach, in any order', () => {
    const at = (id: string, points: string, stock: number | null) =>
      ({ ...reward, id, points, stock }) satisfies MallReward
    const list = [at('phone', '45000.00', 3), at('ticket', '50.00', null), at('cap', '1200.00', 0)]
    expect(nextReward(list, '10.00')?.id).toBe('ticket')
    expect(nextReward(list, '50.00')?.id).toBe('phone')
    expect(nextReward(list, '45000.00')).toBeNull()
  })

  test('uses the plural form of the number, of which Arabic has six', () => {
    const points = ['0.00', '1.00', '1.50', '2.00', '5.00', '11.00', '100.00']
    const forms = (lang: string) =>
      points.map((one) => new Intl.PluralRules(lang).select(pluralCount(one)))
    expect(forms('en')).toEqual(['other', 'one', 'other', 'other', 'other', 'other', 'other'])
    expect(forms('ar')).toEqual(['zero', 'one', 'other', 'two', 'few', 'many', 'other'])
  })
})
