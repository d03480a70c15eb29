import type { Text } from '../text.ts'

/** Number of different games to try for a promotion, demos included. */
export const gamesToTry: Readonly<Record<number, number>> = { 71: 3 }

/** Reasons for rejecting an application, by promotion. */
export const turnedDown: Readonly<Record<number, Text>> = {
  71: {
    en: 'You had tried fewer than three different games.',
    bn: 'আপনি তিনটির কম আলাদা গেম খেলে দেখেছিলেন।',
  },
  76: { en: 'There was more than one bet on that day.', bn: 'সেদিন একটির বেশি বাজি ছিল।' },
}
