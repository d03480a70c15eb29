import { promotionTerms } from './promotion-terms.ts'
import type { Text } from './text.ts'

/** What a banner says over its picture. */
export interface BannerWords {
  readonly headline: Text
  readonly terms: Text
  readonly action: Text
}

const taka = (amount: string) => `৳${amount.replace(/\.00$/, '')}`

/** The conditions of a promotion in one line, from the same figures as its page. */
function termsOf(promotion: number): Text {
  const { minDeposit, wagering, maxBet } = promotionTerms[promotion] ?? {}
  const both = wagering?.base === 'DEPOSIT_AND_BONUS'
  const en = [
    minDeposit && `From ${taka(minDeposit)}`,
    wagering &&
      `turnover ${wagering.times} × ${both ? 'deposit and bonus' : 'bonus'} in ${wagering.days} days`,
    maxBet && `bets up to ${taka(maxBet)}`,
    '18+',
  ]
  const bn = [
    minDeposit && `জমা অন্তত ${taka(minDeposit)}`,
    wagering &&
      `${wagering.days} দিনে ${both ? 'জমা ও বোনাসের' : 'বোনাসের'} ${wagering.times} গুণ টার্নওভার`,
    maxBet && `বাজি সর্বোচ্চ ${taka(maxBet)}`,
    '18+',
  ]
  const line = (parts: readonly (string | false | null | undefined)[]) => {
    const text = parts.filter(Boolean).join(' · ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  }
  return { en: line(en), bn: line(bn) }
}

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
}
