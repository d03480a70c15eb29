import type { components } from '../../openapi/generated/types.ts'
import type { Text } from './text.ts'

/** A promotion of the sample merchant. Days count from the start of the world; null has no end. */
export interface PromotionText {
  readonly id: number
  readonly type: components['schemas']['PromotionType']
  readonly title: Text
  readonly content: Text
  readonly banner: number
  readonly startedDaysAgo: number
  readonly endsInDays: number | null
}

const terms: Text = {
  en: '<p>18+ only. Bonus money cannot be withdrawn before its turnover is met. Play within your limits.</p>',
  bn: '<p>শুধু ১৮ বছর বা তার বেশি বয়সীদের জন্য। টার্নওভার পূরণ না হলে বোনাসের টাকা তোলা যায় না। নিজের সীমার মধ্যে খেলুন।</p>',
}

const withTerms = (en: string, bn: string): Text => ({
  en: `<p>${en}</p>${terms.en}`,
  bn: `<p>${bn}</p>${terms.bn}`,
})

/** The promotions, newest first. */
export const promotionTexts: readonly PromotionText[] = [
  {
    id: 71,
    type: 'newbie',
    title: { en: 'A warm start', bn: 'শুভ সূচনা' },
    content: withTerms(
      'Members in their first week get 50 bonus units for trying three different games. Turnover: 5 times.',
      'প্রথম সপ্তাহে তিনটি আলাদা গেম খেললে ৫০ ইউনিট বোনাস। টার্নওভার ৫ গুণ।',
    ),
    banner: 1,
    startedDaysAgo: 3,
    endsInDays: null,
  },
  {
    id: 72,
    type: 'deposit',
    title: { en: 'Friday deposit bonus', bn: 'শুক্রবারের জমা বোনাস' },
    content: withTerms(
      'Ten per cent on one deposit every Friday, up to ৳500. Turnover: 8 times deposit and bonus.',
      'প্রতি শুক্রবার একটি জমায় ১০% বোনাস, সর্বোচ্চ ৳500। জমা ও বোনাসের ওপর টার্নওভার ৮ গুণ।',
    ),
    banner: 2,
    startedDaysAgo: 10,
    endsInDays: 20,
  },
  {
    id: 73,
    type: 'slots',
    title: { en: 'Slot of the week', bn: 'সপ্তাহের সেরা স্লট' },
    content: withTerms(
      'Every week one slot shares a fixed prize pool of ৳20,000 among 100 players by number of rounds, not by stake.',
      'প্রতি সপ্তাহে একটি স্লটে ৳20,000 ভাগ হয় ১০০ জনের মধ্যে; বাজির অঙ্কে নয়, রাউন্ডের সংখ্যায়।',
    ),
    banner: 5,
    startedDaysAgo: 14,
    endsInDays: 16,
  },
  {
    id: 74,
    type: 'live',
    title: { en: 'Evenings at the live tables', bn: 'লাইভ টেবিলে সন্ধ্যা' },
    content: withTerms(
      'From 19:00 to 22:00 the seat bonus of the live salon is 20 units a day.',
      'সন্ধ্যা ৭টা থেকে রাত ১০টা, লাইভ সেলুনে বসলেই দিনে ২০ ইউনিট বোনাস।',
    ),
    banner: 3,
    startedDaysAgo: 20,
    endsInDays: 40,
  },
  {
    id: 75,
    type: 'fish',
    title: { en: 'Deep sea hunt', bn: 'গভীর সাগরের শিকার' },
    content: withTerms(
      'Catch the ten fish of the day list and get 30 bonus units.',
      'দিনের তালিকার দশটি মাছ ধরলে ৩০ ইউনিট বোনাস।',
    ),
    banner: 4,
    startedDaysAgo: 25,
    endsInDays: 35,
  },
  {
    id: 76,
    type: 'sports',
    title: { en: 'Match day', bn: 'খেলার দিন' },
    content: withTerms(
      'If your only bet of the day loses, half of it, up to ৳100, comes back as bonus.',
      'দিনের একমাত্র বাজি হারলে তার অর্ধেক, সর্বোচ্চ ৳100, বোনাস হয়ে ফেরত আসে।',
    ),
    banner: 6,
    startedDaysAgo: 30,
    endsInDays: 30,
  },
  {
    id: 77,
    type: 'rebate',
    title: { en: 'Weekly rebate', bn: 'সাপ্তাহিক রিবেট' },
    content: withTerms(
      '0.5 per cent of the stakes of the week comes back every Monday, without turnover.',
      'সপ্তাহের মোট বাজির ০.৫% প্রতি সোমবার ফেরত, কোনো টার্নওভার নেই।',
    ),
    banner: 7,
    startedDaysAgo: 60,
    endsInDays: null,
  },
  {
    id: 78,
    type: 'points-mall',
    title: { en: 'Points for gifts', bn: 'পয়েন্টে উপহার' },
    content: withTerms(
      'Exchange points for gifts in the points mall. Points never expire.',
      'পয়েন্ট মলে জমানো পয়েন্টের বদলে উপহার নিন। পয়েন্টের মেয়াদ শেষ হয় না।',
    ),
    banner: 1,
    startedDaysAgo: 90,
    endsInDays: null,
  },
  {
    id: 79,
    type: 'app-download',
    title: { en: 'Suborno on your phone', bn: 'ফোনেই সুবর্ণ' },
    content: withTerms(
      'Add the portal to your home screen: one tap, no store, no update to wait for.',
      'হোম স্ক্রিনে পোর্টালটি যোগ করুন: এক ছোঁয়ায় খোলে, স্টোর বা আপডেটের ঝামেলা নেই।',
    ),
    banner: 5,
    startedDaysAgo: 120,
    endsInDays: null,
  },
]
