import { expect, test } from 'vitest'
import type {
  PayoutAccount,
  PayoutProvider,
  Withdrawal,
  WithdrawRules,
} from '#api/money/withdrawals.ts'
import {
  chosenAccount,
  computeBounds,
  computeQuote,
  findBlocker,
  needsIdentity,
  numberIssue,
} from '#features/member/withdraw/model.ts'
import { getTimeline, getUrgency } from '#features/member/withdraw/progress.ts'
import { suggestAmounts } from '#features/member/withdraw/quick-amounts.ts'
import texts from '#locales/EN/withdraw.json'

const way = (over: Partial<PayoutProvider> = {}): PayoutProvider => ({
  id: 'brac-bank',
  kind: 'BANK',
  name: 'BRAC Bank',
  network: null,
  available: true,
  digits: { min: 10, max: 17 },
  min: '500.00',
  max: '50000.00',
  minutes: 240,
  fee: { fixed: '20.00', percent: '0.50' },
  ...over,
})

const rules = (over: Partial<WithdrawRules> = {}, left = '150000.00'): WithdrawRules => ({
  currency: 'BDT',
  providers: [way()],
  balance: '9000.00',
  tied: '0.00',
  available: '9000.00',
  locked: '0.00',
  min: '500.00',
  max: '50000.00',
  turnover: [],
  day: { count: 3, countLeft: 3, amount: '150000.00', amountLeft: left, resetsAt: 0 },
  identity: { from: '5000.00', state: 'NOT_STARTED' },
  paymentPassword: { set: true, lockedUntil: null },
  receipt: { autoReceiptMinutes: 30, disputeHours: 24, forcedReceiptRefund: false },
  ...over,
})

const account = (id: string, over: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id,
  kind: 'BANK',
  providerId: 'brac-bank',
  providerName: 'BRAC Bank',
  network: null,
  holder: 'Rahim',
  number: '•••• 4821',
  isDefault: false,
  inUse: false,
  addedAt: 0,
  ...over,
})

const accounts = (...list: PayoutAccount[]) => ({ list, maxAccounts: 5, holder: 'Rahim' })

test.each([
  [rules(), '9000.00', 'balance'],
  [rules({ tied: '2000.00', available: '7000.00' }), '7000.00', 'turnover'],
  [rules({}, '1200.00'), '1200.00', 'day'],
  [rules({ max: '800.00' }), '800.00', 'way'],
])('D-054 the maximum is the lowest of channel, day, turnover and balance (%#)', (now, max, by) => {
  expect(computeBounds(now, way())).toEqual({ min: '500.00', max, by })
})

test('D-054 chips are within the limits; the last one is the maximum', () => {
  expect(suggestAmounts({ min: '500.00', max: '7000.00', by: 'way' })).toEqual([
    '500.00',
    '1000.00',
    '5000.00',
    '7000.00',
  ])
  expect(suggestAmounts({ min: '500.00', max: '499.00', by: 'way' })).toEqual([])
})

test.each([
  ['1000', { amount: '1000.00', fee: '25.00', payout: '975.00', left: '8000.00' }],
  ['১,০০১.৯৯', { amount: '1001.99', fee: '25.00', payout: '976.99', left: '7998.01' }],
  ['499.99', null],
  ['9000.01', null],
  ['', null],
])('D-054 fee, net amount and remaining balance of %j', (typed, quote) => {
  expect(computeQuote(typed, rules(), way())).toEqual(quote)
})

const one = accounts(account('a'))

test.each([
  [rules(), accounts(), 'account'],
  [rules({ balance: '499.99', available: '499.99' }), one, 'balance'],
  [rules({ day: { ...rules().day, countLeft: 0 } }), one, 'count'],
  [rules({}, '499.00'), one, 'day'],
  [rules({ tied: '8900.00', available: '100.00' }), one, 'turnover'],
  [rules(), one, null],
])('D-054 D-056 obstacles to a withdrawal (%#)', (now, bound, bar) => {
  expect(findBlocker(now, bound)).toBe(bar)
})

test('D-054 the account is the selected one, else the default, else one with an open channel', () => {
  const now = rules({ providers: [way(), way({ id: 'rocket', available: false })] })
  const closed = account('closed', { providerId: 'rocket', isDefault: true })
  const list = [closed, account('b'), account('c')]
  expect(chosenAccount(now, accounts(...list), 'c')?.id).toBe('c')
  expect(chosenAccount(now, accounts(...list), 'gone')?.id).toBe('b')
  expect(chosenAccount(now, accounts(closed), '')?.id).toBe('closed')
})

test('F-27 D-054 large amounts are held until the identity is verified', () => {
  expect(needsIdentity(rules(), '5000.00')).toBe(true)
  expect(needsIdentity(rules(), '4999.99')).toBe(false)
  const identity = { from: '5000.00', state: 'VERIFIED' } as const
  expect(needsIdentity(rules({ identity }), '5000.00')).toBe(false)
})

const tron = way({ id: 'usdt-tron', kind: 'CRYPTO', network: 'TRON', digits: null })

test.each([
  ['', way(), 'empty'],
  [' ', tron, 'receiving'],
  ['01712 000-000', way(), null],
  ['১২৩৪৫৬৭৮৯০', way(), null],
  ['123456789', way(), 'digits'],
  ['12345678901a', way(), 'digits'],
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', tron, null],
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv9', tron, 'address'],
])('VAL-77 D-054 the number %j of an account', (typed, of, issue) => {
  expect(numberIssue(typed, of)).toBe(issue)
})

test('VAL-77 a missing address has its own message', () => {
  const issue = numberIssue('', tron)
  expect(issue && texts.add.issue[issue]).toBe('Please enter the receiving address')
})

const withdrawal = (over: Partial<Withdrawal>): Withdrawal => ({
  id: 'withdrawal-1',
  requestId: null,
  amount: '2000.00',
  fee: '0.00',
  payout: '2000.00',
  received: '0.00',
  remaining: '2000.00',
  refunded: '0.00',
  currency: 'BDT',
  createdAt: 1,
  account: { kind: 'BANK', providerName: 'BRAC Bank', holder: 'Rahim', number: '•••• 4821' },
  expectedAt: null,
  settledAt: null,
  reason: null,
  documents: [],
  parts: [],
  receipt: null,
  disputeBy: null,
  dispute: null,
  state: 'REVIEW',
  steps: [],
  ...over,
})

const line = (of: Withdrawal) => getTimeline(of).map(({ title, state }) => `${title} ${state}`)

test('F-27 the timeline has past, current and usual next steps', () => {
  const steps: Withdrawal['steps'] = [
    { state: 'SUBMITTED', part: null, at: 1 },
    { state: 'REVIEW', part: null, at: 2 },
  ]
  expect(line(withdrawal({ steps }))).toEqual([
    'step.SUBMITTED done',
    'step.REVIEW current',
    'step.ahead.PAYING todo',
    'step.ahead.AWAIT_CONFIRM todo',
    'step.ahead.RECEIVED todo',
  ])
  const end = { settledAt: 3, state: 'REJECTED' } as const
  const rejected = [...steps, { state: 'REJECTED' as const, part: null, at: 3 }]
  expect(line(withdrawal({ ...end, steps: rejected })).slice(-1)).toEqual(['step.REJECTED failed'])
})

test.each([
  [901, 'calm'],
  [900, 'half'],
  [301, 'half'],
  [300, 'last'],
])('D-002 with %i seconds left of thirty minutes the state is %s', (left, urgency) => {
  const receipt = { part: 1, amount: '1.00', since: 0, confirmBy: 1_800_000 }
  expect(getUrgency(receipt, left)).toBe(urgency)
})
