import { promotionTerms } from '../offers/promotion-terms.ts'
import { composeText, interpolate, type Text } from '../text.ts'

/** The texts over a banner's picture. */
export interface BannerWords {
  readonly headline: Text
  readonly terms?: Text
  readonly action?: Text
}

const taka = (amount: string) => `৳${amount.replace(/\.00$/, '')}`

const PARTS = {
  deposit: { en: 'From {amount}', bn: 'জমা অন্তত {amount}' },
  BONUS: {
    en: 'turnover {times} × bonus in {days} days',
    bn: '{days} দিনে বোনাসের {times} গুণ টার্নওভার',
  },
  DEPOSIT_AND_BONUS: {
    en: 'turnover {times} × deposit and bonus in {days} days',
    bn: '{days} দিনে জমা ও বোনাসের {times} গুণ টার্নওভার',
  },
  maxBet: { en: 'bets up to {amount}', bn: 'বাজি সর্বোচ্চ {amount}' },
}

/** The conditions of a promotion in one line, from the same figures as its page. */
const termsOf = (promotion: number): Text =>
  composeText((language) => {
    const { minDeposit, wagering, maxBet } = promotionTerms[promotion] ?? {}
    const parts = [
      minDeposit && interpolate(PARTS.deposit, { amount: taka(minDeposit) }, language),
      wagering &&
        interpolate(
          PARTS[wagering.base],
          { times: String(wagering.times), days: String(wagering.days) },
          language,
        ),
      maxBet && interpolate(PARTS.maxBet, { amount: taka(maxBet) }, language),
      '18+',
    ]
    const text = parts.filter(Boolean).join(' · ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  })

/** By banner id. */
export const bannerWords: Readonly<Record<number, BannerWords>> = {
  1: {
    headline: { en: 'Monsoon nights in the slots', bn: 'বর্ষার রাতে স্লটের আসর' },
    terms: {
      en: 'Every slot states its RTP, and demos are free · 18+',
      bn: 'প্রতিটি স্লটে RTP লেখা আছে, ডেমো খেলতে টাকা লাগে না · 18+',
    },
    action: { en: 'See the slots', bn: 'স্লট দেখুন' },
  },
  2: {
    headline: {
      en: '10% on a Friday deposit, up to ৳500',
      bn: 'শুক্রবারের জমায় 10% বোনাস, সর্বোচ্চ ৳500',
    },
    terms: termsOf(72),
    action: { en: 'Read the terms', bn: 'শর্ত পড়ুন' },
  },
  3: {
    headline: { en: 'A seat in the live salon: ৳20 a day', bn: 'লাইভ সেলুনে বসলেই দিনে ৳20' },
    terms: termsOf(74),
    action: { en: 'See the tables', bn: 'টেবিল দেখুন' },
  },
  4: {
    headline: { en: 'Catch the ten fish of the day for ৳30', bn: 'দিনের দশটি মাছ ধরলে ৳30 বোনাস' },
    terms: termsOf(75),
    action: { en: 'Go fishing', bn: 'মাছ ধরতে যান' },
  },
  21: {
    headline: { en: 'This week’s promotions', bn: 'এই সপ্তাহের প্রোমোশন' },
    action: { en: 'See promotions', bn: 'প্রোমোশন দেখুন' },
  },
  31: {
    headline: { en: 'Monsoon nights in the slots', bn: 'বর্ষার রাতে স্লটের আসর' },
  },
  51: {
    headline: {
      en: 'Locked out? Support is here day and night',
      bn: 'ঢুকতে পারছেন না? দিনরাত সহায়তা আছে',
    },
    action: { en: 'Open chat', bn: 'চ্যাট খুলুন' },
  },
}
