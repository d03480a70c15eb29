import type { components } from '#openapi/generated/types.ts'
import type { Text } from '../text.ts'
import { moneyPrize, pointsPrize } from './prizes.ts'

export const raffleTitle: Text = { en: 'Sunday raffle', bn: 'রবিবারের র‍্যাফেল' }

/** The prizes of every weekly raffle. */
export const rafflePrizes: components['schemas']['RafflePrize'][] = [
  { place: 1, winners: 1, prize: moneyPrize('5000.00') },
  { place: 2, winners: 3, prize: moneyPrize('1000.00') },
  { place: 3, winners: 10, prize: moneyPrize('100.00') },
  { place: 4, winners: 20, prize: pointsPrize(200) },
]

interface GrantText {
  readonly promotionId: number
  readonly tickets: number
  readonly condition: Text
  /** approved: an application for the promotion was approved; none: open to every member. */
  readonly asks: 'approved' | 'none'
}

/** Which promotions give tickets, and for what. */
export const raffleGrants: readonly GrantText[] = [
  {
    promotionId: 77,
    tickets: 1,
    asks: 'none',
    condition: {
      en: 'For every member, once a week. You do not need to do anything.',
      bn: 'প্রত্যেক সদস্যের জন্য, সপ্তাহে একবার। এর জন্য কিছু করতে হয় না।',
    },
  },
  {
    promotionId: 71,
    tickets: 2,
    asks: 'approved',
    condition: {
      en: 'When your application for this promotion has been approved.',
      bn: 'এই অফারে আপনার আবেদন অনুমোদিত হলে।',
    },
  },
  {
    promotionId: 72,
    tickets: 3,
    asks: 'approved',
    condition: {
      en: 'When your application for this promotion has been approved.',
      bn: 'এই অফারে আপনার আবেদন অনুমোদিত হলে।',
    },
  },
]

export const raffleTerms: Text = {
  en: `
    <ul>
      <li>Every ticket has the same chance, and no number can win twice.</li>
      <li>Tickets can be claimed until two hours before the draw. They cannot be bought and hold for one draw only.</li>
      <li>Our server makes and records the draw. Every winning number is published here.</li>
      <li>Prizes are paid within an hour. No turnover requirement.</li>
      <li>For members aged 18 and over; not for trial and agent accounts, and not during a self-exclusion.</li>
    </ul>`,
  bn: `
    <ul>
      <li>প্রতিটি টিকিটের সম্ভাবনা সমান, আর একটি নম্বর দুবার জেতে না।</li>
      <li>ড্রয়ের দুই ঘণ্টা আগে পর্যন্ত টিকিট নেওয়া যায়। টিকিট কেনা যায় না, আর শুধু একটি ড্রয়েই চলে।</li>
      <li>ড্র করে আমাদের সার্ভার, তার রেকর্ড থাকে; প্রতিটি বিজয়ী নম্বর এখানে প্রকাশ করা হয়।</li>
      <li>পুরস্কার এক ঘণ্টার মধ্যে দেওয়া হয়, কোনো টার্নওভার নেই।</li>
      <li>18 বছর বা তার বেশি বয়সী সদস্যদের জন্য; ট্রায়াল ও এজেন্ট অ্যাকাউন্টে নয়, নিজেকে বিরত রাখার সময়েও নয়।</li>
    </ul>`,
}
