import type { components } from '#openapi/generated/types.ts'
import type { Text } from '../text.ts'

export type Prize = components['schemas']['Prize']

export const moneyPrize = (amount: string): Prize => ({ kind: 'MONEY', amount })
export const pointsPrize = (count: number): Prize => ({ kind: 'POINTS', count })
const wheelTicket: Prize = { kind: 'WHEEL_TICKET', count: 1 }
const raffleTicket: Prize = { kind: 'RAFFLE_TICKET', count: 1 }

/** Clockwise from the top; the chances are per cent and add up to 100. */
export const wheelSegments: components['schemas']['WheelSegment'][] = [
  { id: 'taka-5', prize: moneyPrize('5.00'), chance: '28.00' },
  { id: 'points-50', prize: pointsPrize(50), chance: '12.00' },
  { id: 'taka-10', prize: moneyPrize('10.00'), chance: '16.00' },
  { id: 'spin', prize: wheelTicket, chance: '3.50' },
  { id: 'taka-50', prize: moneyPrize('50.00'), chance: '7.00' },
  { id: 'points-20', prize: pointsPrize(20), chance: '22.00' },
  { id: 'taka-500', prize: moneyPrize('500.00'), chance: '2.50' },
  { id: 'raffle', prize: raffleTicket, chance: '9.00' },
]

export const wheelTitle: Text = { en: 'The Suborno wheel', bn: 'সুবর্ণ চাকা' }

export const wheelTerms: Text = {
  en: `
    <ul>
      <li>One ticket is one spin. Tickets come with promotions and as prizes; they cannot be bought.</li>
      <li>Our server draws the prize when you press the button, by the chances in the table. The turning wheel only shows what has been drawn.</li>
      <li>Every spin is independent: what came before changes nothing.</li>
      <li>Money goes to your balance at once. No turnover requirement.</li>
      <li>For members aged 18 and over; not for trial and agent accounts, and not during a self-exclusion.</li>
    </ul>`,
  bn: `
    <ul>
      <li>একটি টিকিটে একবার ঘোরানো যায়। টিকিট আসে অফার থেকে আর পুরস্কার হিসেবে; কেনা যায় না।</li>
      <li>বোতাম চাপলেই আমাদের সার্ভার তালিকার সম্ভাবনা অনুযায়ী পুরস্কার বেছে নেয়। চাকা ঘুরে শুধু সেই ফল দেখায়।</li>
      <li>প্রতিবার নতুন করে বাছাই হয়; আগের ফল পরেরটায় কোনো প্রভাব ফেলে না।</li>
      <li>টাকা সঙ্গে সঙ্গে ব্যালেন্সে যায়, কোনো টার্নওভার নেই।</li>
      <li>18 বছর বা তার বেশি বয়সী সদস্যদের জন্য; ট্রায়াল ও এজেন্ট অ্যাকাউন্টে নয়, নিজেকে বিরত রাখার সময়েও নয়।</li>
    </ul>`,
}

interface EnvelopeText {
  readonly id: number
  readonly title: Text
  /** Hours since the start of the day (UTC). */
  readonly from: number
  readonly to: number
  readonly total: number
  /** Opened by others. */
  readonly taken: number
  readonly odds: components['schemas']['EnvelopeBand'][]
}

const SMALL = [
  { from: '2.00', to: '5.00', chance: '75.00' },
  { from: '6.00', to: '10.00', chance: '20.00' },
  { from: '11.00', to: '20.00', chance: '5.00' },
]
const LARGE = [
  { from: '5.00', to: '10.00', chance: '70.00' },
  { from: '11.00', to: '50.00', chance: '25.00' },
  { from: '51.00', to: '100.00', chance: '5.00' },
]

/** One envelope each that is open now, comes later today, and is over. */
export const envelopeTexts: readonly EnvelopeText[] = [
  {
    id: 301,
    title: { en: 'Afternoon envelope', bn: 'বিকেলের খাম' },
    from: 6,
    to: 12,
    total: 500,
    taken: 137,
    odds: LARGE,
  },
  {
    id: 305,
    title: { en: 'Members’ week', bn: 'সদস্য সপ্তাহ' },
    from: -48,
    to: 72,
    total: 5000,
    taken: 1204,
    odds: SMALL,
  },
  {
    id: 302,
    title: { en: 'Evening envelope', bn: 'সন্ধ্যার খাম' },
    from: 13,
    to: 17,
    total: 500,
    taken: 0,
    odds: LARGE,
  },
  {
    id: 303,
    title: { en: 'Thank-you envelope', bn: 'ধন্যবাদ খাম' },
    from: -24,
    to: 48,
    total: 50,
    taken: 50,
    odds: LARGE,
  },
  {
    id: 304,
    title: { en: 'Morning envelope', bn: 'সকালের খাম' },
    from: 0,
    to: 5,
    total: 500,
    taken: 412,
    odds: SMALL,
  },
]

export const envelopeTerms: Text = {
  en: `
    <ul>
      <li>Each member can open an envelope once, between its beginning and its end, as long as there are any.</li>
      <li>Our server draws the amount when you open it, by the chances of that envelope. Everyone has the same, early or late.</li>
      <li>The number left is the real one; it is not topped up.</li>
      <li>The money goes to your balance at once. No turnover requirement.</li>
      <li>For members aged 18 and over; not for trial and agent accounts, and not during a self-exclusion.</li>
    </ul>`,
  bn: `
    <ul>
      <li>শুরু আর শেষের মধ্যে, খাম থাকা পর্যন্ত, প্রত্যেক সদস্য একটি খাম একবারই খুলতে পারেন।</li>
      <li>খোলার মুহূর্তে আমাদের সার্ভার ওই খামের সম্ভাবনা অনুযায়ী টাকার অঙ্ক বেছে নেয়। আগে বা পরে, সবার সুযোগ সমান।</li>
      <li>বাকি খামের সংখ্যাটি আসল; পরে আর বাড়ানো হয় না।</li>
      <li>টাকা সঙ্গে সঙ্গে ব্যালেন্সে যায়, কোনো টার্নওভার নেই।</li>
      <li>18 বছর বা তার বেশি বয়সী সদস্যদের জন্য; ট্রায়াল ও এজেন্ট অ্যাকাউন্টে নয়, নিজেকে বিরত রাখার সময়েও নয়।</li>
    </ul>`,
}
