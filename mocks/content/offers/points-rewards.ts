import type { components } from '#openapi/generated/types.ts'
import type { Text } from '../text.ts'

type RewardField = components['schemas']['RewardField']

export interface PointsRewardText {
  readonly id: string
  readonly name: Text
  readonly text: Text
  /** For one. */
  readonly points: string
  /** Initial stock; null for unlimited. */
  readonly stock: number | null
  readonly maxQuantity: number
  /** Tickets of the wheel, which are given at once; anything else is reviewed first. */
  readonly wheelTickets?: number
  /** The details needed for delivery. */
  readonly fields: readonly RewardField[]
  /** The reason for rejection; null when it is approved. */
  readonly rejected: Text | null
}

const text = (name: RewardField['name']): RewardField => ({ name, options: [] })
const MOBILE: RewardField = { name: 'mobileNum', options: ['BD'] }
/** The details that a courier needs. */
const BY_COURIER: readonly RewardField[] = [text('recipient'), MOBILE, text('address')]

/** The rewards for points, cheapest first. */
export const pointsRewards: readonly PointsRewardText[] = [
  {
    id: 'wheel-ticket',
    name: { en: 'Ticket for the wheel', bn: 'চাকা ঘোরানোর টিকিট' },
    text: { en: 'One turn of the lucky wheel.', bn: 'ভাগ্যচক্র একবার ঘোরানোর সুযোগ।' },
    points: '50.00',
    stock: null,
    maxQuantity: 10,
    wheelTickets: 1,
    fields: [],
    rejected: null,
  },
  {
    id: 'mobile-top-up',
    name: { en: 'Mobile top-up', bn: 'মোবাইল রিচার্জ' },
    text: { en: '৳50 for any operator in Bangladesh.', bn: 'বাংলাদেশের যেকোনো অপারেটরে ৳50।' },
    points: '400.00',
    stock: null,
    maxQuantity: 5,
    fields: [MOBILE],
    rejected: null,
  },
  {
    id: 'cap',
    name: { en: 'Suborno cap', bn: 'সুবর্ণ ক্যাপ' },
    text: { en: 'Cotton, one size fits all.', bn: 'সুতির কাপড়, এক মাপেই সবার হয়।' },
    points: '1200.00',
    stock: 35,
    maxQuantity: 2,
    fields: BY_COURIER,
    rejected: {
      en: 'We do not deliver to this address. Your points are back.',
      bn: 'এই ঠিকানায় আমরা পৌঁছে দিই না। আপনার পয়েন্ট ফেরত দেওয়া হয়েছে।',
    },
  },
  {
    id: 't-shirt',
    name: { en: 'Suborno T-shirt', bn: 'সুবর্ণ টি-শার্ট' },
    text: { en: 'Cotton, in four sizes.', bn: 'সুতির কাপড়, চারটি মাপে।' },
    points: '1800.00',
    stock: 48,
    maxQuantity: 2,
    fields: [{ name: 'size', options: ['S', 'M', 'L', 'XL'] }, ...BY_COURIER],
    rejected: null,
  },
  {
    id: 'shopping-voucher',
    name: { en: 'Shopping voucher', bn: 'কেনাকাটার ভাউচার' },
    text: { en: '৳500 at shops all over Bangladesh.', bn: '৳500 মূল্যের, সারা দেশের দোকানে চলে।' },
    points: '4500.00',
    stock: null,
    maxQuantity: 3,
    fields: [text('email')],
    rejected: null,
  },
  {
    id: 'power-bank',
    name: { en: 'Power bank', bn: 'পাওয়ার ব্যাংক' },
    text: { en: '10,000 mAh, charges two devices.', bn: '10,000 mAh, একসঙ্গে দুটি ডিভাইস চার্জ হয়।' },
    points: '6000.00',
    stock: 12,
    maxQuantity: 1,
    fields: BY_COURIER,
    rejected: null,
  },
  {
    id: 'headphones',
    name: { en: 'Wireless headphones', bn: 'তারহীন হেডফোন' },
    text: { en: 'Thirty hours with one charge.', bn: 'একবার চার্জে ত্রিশ ঘণ্টা।' },
    points: '9000.00',
    stock: 6,
    maxQuantity: 1,
    fields: BY_COURIER,
    rejected: null,
  },
  {
    id: 'smartphone',
    name: { en: 'Smartphone', bn: 'স্মার্টফোন' },
    text: { en: 'This year’s model, 128 GB.', bn: 'এ বছরের মডেল, 128 GB।' },
    points: '45000.00',
    stock: 0,
    maxQuantity: 1,
    fields: BY_COURIER,
    rejected: null,
  },
]

export const rewardById = (id: string | null): PointsRewardText | undefined =>
  pointsRewards.find((reward) => reward.id === id)

export const CONVERSION: Text = { en: 'Converted to money', bn: 'টাকায় রূপান্তর' }
