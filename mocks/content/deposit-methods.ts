import type { components } from '#openapi/generated/types.ts'
import { MONEY_FACTS } from './money-facts.ts'
import type { Text } from './text.ts'

type Method = components['schemas']['DepositMethod']
type Instruction = components['schemas']['DepositInstruction']

export interface DepositMethodText extends Omit<Method, 'name'> {
  readonly name: Text
  /** Payment instructions; the reference and the amount follow. */
  readonly target: readonly Instruction[]
}

const least = `${MONEY_FACTS.depositMin}.00`
const most = `${MONEY_FACTS.depositMax}.00`
const small = ['200.00', '500.00', '1000.00', '2000.00', '5000.00']
const large = ['500.00', '1000.00', '5000.00', '10000.00', '25000.00']

const wallet = (id: string, name: string, number: string, available = true): DepositMethodText => ({
  id,
  kind: 'MOBILE_WALLET',
  name: { en: name, bn: name },
  available,
  min: least,
  max: '25000.00',
  fee: '0.00',
  chips: small,
  minutes: 3,
  target: [{ name: 'NUMBER', value: number }],
})

/** The ways to deposit of the sample merchant. */
export const depositMethods: readonly DepositMethodText[] = [
  { ...wallet('bkash', 'bKash', '01700000101'), name: { en: 'bKash', bn: 'বিকাশ' } },
  { ...wallet('nagad', 'Nagad', '01700000202'), name: { en: 'Nagad', bn: 'নগদ' } },
  { ...wallet('rocket', 'Rocket', '01700000303', false), name: { en: 'Rocket', bn: 'রকেট' } },
  {
    id: 'bank',
    kind: 'BANK',
    name: { en: 'Bank transfer', bn: 'ব্যাংক ট্রান্সফার' },
    min: '500.00',
    max: most,
    fee: '0.00',
    chips: large,
    minutes: 10,
    available: true,
    target: [
      { name: 'BANK', value: 'Padma Sample Bank' },
      { name: 'BRANCH', value: 'Dhaka Main' },
      { name: 'HOLDER', value: 'Suborno Sample Ltd' },
      { name: 'ACCOUNT', value: '1020304050607' },
    ],
  },
  {
    id: 'bangla-qr',
    kind: 'QR',
    name: { en: 'Bangla QR', bn: 'বাংলা কিউআর' },
    min: least,
    max: '25000.00',
    fee: '0.00',
    chips: small,
    minutes: 3,
    available: true,
    target: [{ name: 'HOLDER', value: 'Suborno Sample Ltd' }],
  },
  {
    id: 'usdt',
    kind: 'CRYPTO',
    name: { en: 'USDT', bn: 'USDT' },
    min: '1000.00',
    max: most,
    fee: '50.00',
    chips: large.slice(1),
    minutes: 25,
    available: true,
    target: [
      { name: 'NETWORK', value: 'Tron (TRC-20)' },
      { name: 'ADDRESS', value: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' },
    ],
  },
  {
    id: 'agent',
    kind: 'AGENT',
    name: { en: 'Agent counter', bn: 'এজেন্ট কাউন্টার' },
    min: '500.00',
    max: most,
    fee: '0.00',
    chips: large,
    minutes: 5,
    available: true,
    target: [{ name: 'COUNTER', value: 'Suborno counter, Mirpur 10' }],
  },
]

/** How long a deposit waits for its payment, in minutes. */
export const PAY_MINUTES = MONEY_FACTS.depositMinutes

/** The reason shown for a failed deposit. */
export const DEPOSIT_NOT_FOUND: Text = {
  en: 'No payment with this reference reached us. If money left your account, send us the receipt in the chat.',
  bn: 'এই রেফারেন্সে কোনো টাকা আমাদের কাছে পৌঁছায়নি। অ্যাকাউন্ট থেকে টাকা কেটে থাকলে রসিদটি চ্যাটে পাঠান।',
}
