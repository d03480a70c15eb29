import { expect, test } from 'vitest'
import type { DepositMethod, DepositPromotion } from '#api/money/deposit.ts'
import {
  cleanReference,
  computeOffer,
  depositIssue,
  findMethod,
  getDepositQuote,
  getVisibleIssue,
  paidSchema,
  promotionAccepts,
} from '#features/member/deposit/model.ts'
import { computeDepositBonus } from '#mocks/world/money/deposit-promotions.ts'

const method: DepositMethod = {
  id: 'usdt',
  kind: 'CRYPTO',
  name: 'USDT',
  min: '200.00',
  max: '25000.00',
  fee: '50.00',
  chips: [],
  minutes: 25,
  available: true,
}

const promotion: DepositPromotion = {
  id: 72,
  title: 'Ten',
  bonusPercent: 10,
  maxBonus: '500.00',
  minDeposit: '200.00',
  times: 8,
  base: 'DEPOSIT_AND_BONUS',
  days: 30,
  games: ['Slots'],
  maxBet: '200.00',
}

test.each([
  ['', 'empty'],
  ['199.99', 'below'],
  ['25,000.01', 'above'],
  ['২০০', null],
])('MBR-03 an amount %j is %s', (typed, issue) => {
  expect(depositIssue(typed, method)).toBe(issue)
})

test.each(['200.00', '1234.56', '7000.00'])(
  "D-052 the turnover that is shown before choosing %s is the server's",
  (amount) => {
    for (const base of ['BONUS', 'DEPOSIT_AND_BONUS'] as const) {
      const one = { ...promotion, base }
      const { bonus, turnover } = computeDepositBonus(one, amount)
      expect(computeOffer(amount, method, one)).toMatchObject({ bonus, turnover })
    }
  },
)

test('D-052 without a promotion the deposit is played once; the fee is deducted', () => {
  expect(computeOffer('1,000', method, null)).toEqual({
    credited: '950.00',
    bonus: '0.00',
    turnover: '1000.00',
  })
  expect(computeOffer('x', method, null)).toBeNull()
  expect(promotionAccepts(promotion, '199')).toBe(false)
  expect(promotionAccepts(promotion, '')).toBe(true)
})

test('a transaction number has letters, digits and hyphens, and loses nothing but blanks', () => {
  const issueOf = (reference: string) =>
    paidSchema.safeParse({ reference, files: [] }).error?.issues[0]?.message
  expect(cleanReference(' 9K4 TR2-m1\u200e')).toBe('9K4TR2-m1')
  expect(issueOf('9K4TR2-m1')).toBeUndefined()
  expect(issueOf('')).toBe('missing')
  for (const unread of ['9K4TR2!', '9K4/TR2', 'BKA.789', 'বিকাশ789', 'A'.repeat(41)])
    expect([unread, issueOf(unread)]).toEqual([unread, 'shape'])
  expect(cleanReference('BKA৭৮৯XY')).toBe('BKA789XY')
})

test('the chosen method counts, else the first that is open', () => {
  const closed = { ...method, id: 'bank', available: false }
  expect(findMethod([closed, method], 'bank')).toBe(closed)
  expect(findMethod([closed, method], 'gone')).toBe(method)
  expect(findMethod([closed], '')).toBe(closed)
  expect(findMethod([], 'bank')).toBeUndefined()
})

test('a promotion that needs more than the amount does not apply', () => {
  const needsMore = { ...promotion, minDeposit: '500.00' }
  const quote = (amount: string) =>
    getDepositQuote({ amount, promotion: '72' }, method, [needsMore])
  expect(quote('300')).toMatchObject({ promotion: null, issue: null, offer: { bonus: '0.00' } })
  expect(quote('600')).toMatchObject({ promotion: needsMore, offer: { bonus: '60.00' } })
  expect(quote('100')).toMatchObject({ issue: 'below', offer: null })
})

test('while typing, what further typing can solve is no problem yet', () => {
  expect([getVisibleIssue('below', false), getVisibleIssue('empty', false)]).toEqual([null, null])
  expect([getVisibleIssue('above', false), getVisibleIssue('below', true)]).toEqual([
    'above',
    'below',
  ])
})
