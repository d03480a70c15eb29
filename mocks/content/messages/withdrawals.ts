import type { Text } from '../text.ts'

interface MessageText {
  readonly title: Text
  /** `{amount}` is what it is about, `{hours}` how long a forced receipt can be disputed. */
  readonly text: Text
}

/** The messages about a withdrawal that ended without an answer of the member. */
export const WITHDRAWAL_MESSAGES = {
  FORCED: {
    title: { en: 'Payment counts as received', bn: 'টাকা পাওয়া হয়েছে বলে ধরা হলো' },
    text: {
      en: 'You did not answer about {amount}, so it counts as received. If it has not arrived, dispute that within {hours} hours on the withdrawal page.',
      bn: '{amount} নিয়ে আপনার কাছ থেকে কিছু জানা যায়নি, তাই পাওয়া হয়েছে বলে ধরা হলো। টাকা না এলে {hours} ঘণ্টার মধ্যে টাকা তোলার পাতায় জানান।',
    },
  },
  REFUNDED: {
    title: { en: 'Withdrawal refunded', bn: 'তোলা টাকা ফিরে এসেছে' },
    text: {
      en: '{amount} did not reach you and was refunded to your balance.',
      bn: '{amount} আপনার কাছে পৌঁছায়নি, তাই ব্যালেন্সে ফিরে এসেছে।',
    },
  },
  CONFIRMED: {
    title: { en: 'Payment confirmed', bn: 'টাকা পৌঁছানো নিশ্চিত হয়েছে' },
    text: {
      en: 'Your bank or wallet has confirmed {amount} to us, so it counts as received.',
      bn: '{amount} পৌঁছেছে বলে আপনার ব্যাংক বা ওয়ালেট আমাদের নিশ্চিত করেছে, তাই এটি পাওয়া হয়েছে বলে ধরা হলো।',
    },
  },
} as const satisfies Readonly<Record<string, MessageText>>
