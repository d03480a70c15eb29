import { afterEach, describe, expect, test } from 'vitest'
import { formatRate, rateIssue } from '#entities/rebate/rate.ts'
import { parseTerms } from '#features/agent/contracts/model.ts'
import { NO_TIER, type TierFields } from '#features/agent/contracts/tier-fields.ts'
import { computeOffer } from '#features/member/deposit/model.ts'
import { parseLimitValue } from '#features/member/limits/model.ts'
import { toTransfer } from '#features/member/wallet/model.ts'
import { spendSchema } from '#features/offers/points/model.ts'
import { parseStake } from '#features/play/lottery/model.ts'
import { formatCount } from '#i18n/format.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { typedAmount } from '#lib/amount-input.ts'
import { cleanNumber } from '#lib/input-text.ts'
import { formatMoney } from '#lib/money.ts'
import { setNumberLanguage } from '#lib/number-style.ts'
import { formatPoints } from '#lib/points.ts'

type Field = (typed: string) => string | null | undefined

const terms = { periodValidBet: '0', periodProfitLoss: '0', activeMembers: '0', rate: '1' }
const tier = (fields: Partial<TierFields>) =>
  parseTerms('DIVIDEND', [{ ...NO_TIER, ...terms, ...fields }], '99999999.00')[0]
const points = spendSchema({
  kind: 'money',
  config: {
    currency: 'BDT',
    depositAmount: '100.00',
    betting: [],
    convertPoints: '1.00',
    convertAmount: '1.00',
    convertMin: 0,
    convertMax: 999_999_999,
  },
})

/** The parsers of all number fields, as decimals; null or undefined for a refused text. */
const AMOUNTS: Readonly<Record<string, Field>> = {
  'a withdrawal, a transfer to another member': typedAmount,
  'a deposit': (typed) => computeOffer(typed, { fee: '0.00' }, null)?.credited,
  'a transfer between wallets': (typed) =>
    typedAmount(typed) && toTransfer({ direction: 'in', vendor: 'X', amount: typed }).amount,
  'a limit': (typed) => parseLimitValue('DEPOSIT_DAY', typed),
  'a stake of the lottery': parseStake,
  'a bet condition of a contract': (typed) => tier({ periodValidBet: typed })?.periodValidBet,
  'a rate of a contract': (typed) => tier({ rate: typed })?.rate,
  'a rebate': (typed) =>
    rateIssue(typed, { min: '0.00', max: '99999999.00' }) === null ? formatRate(typed) : null,
}
const decimal = (count: number | null | undefined) => (count == null ? null : `${count}.00`)
const COUNTS: Readonly<Record<string, Field>> = {
  'the members of a contract': (typed) => decimal(tier({ activeMembers: typed })?.activeMembers),
  'a number of points': (typed) => {
    const read = points.shape.count.safeParse(typed)
    return read.success ? decimal(Number(read.data)) : null
  },
}
const FIELDS = Object.entries({ ...AMOUNTS, ...COUNTS })

/** The ways in which the portal writes a number. */
const written = (amount: string): readonly string[] => [
  amount,
  formatMoney(amount),
  formatPoints(amount),
  formatMoney(amount, { symbol: '৳' }),
  formatMoney(amount, { symbol: '৳', short: true, sign: true }),
  `${formatMoney(amount)}%`,
  ...(amount.endsWith('.00') ? [formatCount(Number(amount))] : []),
]

const VALUES = ['1.00', '12.00', '123.00', '1000.00', '12345.00', '123456.00']
const FRACTIONS = ['0.50', '1.50', '12.05', '999.99', '1000.50', '1234567.89']
const STYLES = [null, ...LANGUAGES.map(({ tag }) => tag)]

/** A text with the whitespace and marks that come with a paste. */
const pasted = (text: string) => [text, ` ${text}\n`, `\u2066${text}\u2069`, `\u200e${text}\u200f`]

afterEach(() => setNumberLanguage(null))

describe.each(FIELDS)('%s', (name, read) => {
  test('takes every number as the portal writes it, in each language and number setting', () => {
    const values = name in COUNTS ? VALUES : [...VALUES, ...FRACTIONS]
    for (const tag of STYLES) {
      setNumberLanguage(tag)
      for (const value of values)
        for (const text of written(value).flatMap(pasted)) {
          const typed = cleanNumber(text, '৳', '%')
          expect([tag, text, read(typed)]).toEqual([tag, text, value])
        }
    }
  })

  test.each([
    '',
    '-5',
    '−5',
    '5-',
    '5k',
    '1e3',
    '$5',
    '1.5.',
    '1,5,',
    '1 5',
    '0,500',
    '1.000',
    'x',
  ])('refuses %j', (typed) => expect(read(typed) ?? null).toBeNull())

  test('multiplies nothing: a comma or a point is read, or refused', () => {
    for (const typed of ['1,5', '1.5', '1000,50', '1000.50', '12,05', '0,5', '1,2345', '1.2345'])
      for (const tag of STYLES) {
        setNumberLanguage(tag)
        const value = read(typed) ?? null
        const near = Number(typed.replace(',', '.')).toFixed(2)
        if (value !== null || !(name in COUNTS || /\d{4}$/.test(typed)))
          expect([tag, typed, value]).toEqual([tag, typed, near])
      }
  })
})
