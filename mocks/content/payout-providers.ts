import type { components } from '#openapi/generated/types.ts'
import { MONEY_FACTS } from './money-facts.ts'
import type { Text } from './text.ts'

type Provider = components['schemas']['PayoutProvider']

export interface PayoutProviderText extends Omit<Provider, 'name'> {
  readonly name: Text
  /** Part of `minutes`: how long a payment is under way once it was approved. */
  readonly sendMinutes: number
  /** The most of one payment; more is paid in parts. */
  readonly partMost: string
}

const least = `${MONEY_FACTS.withdrawMin}.00`
const most = `${MONEY_FACTS.withdrawMax}.00`
const bankFee = `${MONEY_FACTS.bankFee}.00`

const wallet = (id: string, name: Text, available = true): PayoutProviderText => ({
  id,
  kind: 'MOBILE_WALLET',
  name,
  network: null,
  digits: { min: 11, max: 11 },
  available,
  min: least,
  max: most,
  fee: { fixed: '0.00', percent: '0.00' },
  minutes: 60,
  sendMinutes: 5,
  partMost: '10000.00',
})

const bank = (id: string, name: Text): PayoutProviderText => ({
  id,
  kind: 'BANK',
  name,
  network: null,
  digits: { min: 10, max: 17 },
  available: true,
  min: least,
  max: most,
  fee: { fixed: bankFee, percent: '0.00' },
  minutes: 240,
  sendMinutes: 20,
  partMost: most,
})

const coin = (
  id: string,
  name: string,
  network: Provider['network'],
  fixed: string,
): PayoutProviderText => ({
  id,
  kind: 'CRYPTO',
  name: { en: name, bn: name },
  network,
  digits: null,
  available: true,
  min: '1000.00',
  max: most,
  fee: { fixed, percent: '0.50' },
  minutes: 90,
  sendMinutes: 15,
  partMost: most,
})

/** The ways to withdraw of the sample merchant. */
export const payoutProviders: readonly PayoutProviderText[] = [
  wallet('bkash', { en: 'bKash', bn: 'বিকাশ' }),
  wallet('nagad', { en: 'Nagad', bn: 'নগদ' }),
  wallet('rocket', { en: 'Rocket', bn: 'রকেট' }, false),
  bank('brac-bank', { en: 'BRAC Bank', bn: 'ব্র্যাক ব্যাংক' }),
  bank('dutch-bangla', { en: 'Dutch-Bangla Bank', bn: 'ডাচ্-বাংলা ব্যাংক' }),
  bank('islami-bank', { en: 'Islami Bank', bn: 'ইসলামী ব্যাংক' }),
  bank('sonali-bank', { en: 'Sonali Bank', bn: 'সোনালী ব্যাংক' }),
  coin('usdt-tron', 'USDT (Tron, TRC-20)', 'TRON', '50.00'),
  coin('usdt-ethereum', 'USDT (Ethereum, ERC-20)', 'ETHEREUM', '150.00'),
  coin('bitcoin', 'Bitcoin', 'BITCOIN', '200.00'),
]

/** Reasons for withdrawals that failed, were returned, or wait in review. */
export const withdrawalReasons = {
  IDENTITY_NEEDED: {
    en: 'For an amount like this we have to know who you are. Please finish the identity check; we go on by ourselves once it is done.',
    bn: 'এত বড় অঙ্কের জন্য আপনার পরিচয় নিশ্চিত হওয়া দরকার। পরিচয় যাচাই শেষ করুন; শেষ হলে আমরাই এগিয়ে নেব।',
  },
  IDENTITY_MISSING: {
    en: 'The identity check was not finished in time. The money is back in your balance.',
    bn: 'পরিচয় যাচাই সময়মতো শেষ হয়নি। টাকা আপনার ব্যালেন্সে ফিরে এসেছে।',
  },
  ACCOUNT_REFUSED: {
    en: 'Your bank or wallet did not accept the payment: number and name do not belong together. Please check the account. The money is back in your balance.',
    bn: 'আপনার ব্যাংক বা ওয়ালেট টাকা নেয়নি: নম্বর আর নাম মিলছে না। অ্যাকাউন্টটি দেখে নিন। টাকা আপনার ব্যালেন্সে ফিরে এসেছে।',
  },
  NOT_ARRIVED: {
    en: 'We found that the payment did not arrive. The money is back in your balance.',
    bn: 'আমরা দেখেছি, টাকা পৌঁছায়নি। টাকা আপনার ব্যালেন্সে ফিরে এসেছে।',
  },
  ARRIVED: {
    en: 'Your bank or wallet has confirmed the payment to us. It counts as received.',
    bn: 'আপনার ব্যাংক বা ওয়ালেট আমাদের জানিয়েছে, টাকা পৌঁছেছে। তাই এটি পাওয়া হয়েছে বলে ধরা হলো।',
  },
  NO_WORD: {
    en: 'We heard nothing from you in time, so the payment was stopped. The money is back in your balance.',
    bn: 'সময়মতো আপনার কাছ থেকে কিছু জানা যায়নি, তাই টাকা পাঠানো থামানো হয়েছে। টাকা আপনার ব্যালেন্সে ফিরে এসেছে।',
  },
} as const satisfies Readonly<Record<string, Text>>
