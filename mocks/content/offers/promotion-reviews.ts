import type { Text } from '../text.ts'

/** How many different games a promotion wants to have been tried, demos included. */
export const gamesToTry: Readonly<Record<number, number>> = { 71: 3 }

/** Why an application for a promotion is turned down. */
export const turnedDown: Readonly<Record<number, Text>> = {
  71: {
    en: 'You had tried fewer than three different games.',
    bn: 'আপনি তিনটির কম আলাদা গেম খেলে দেখেছিলেন।',
  },
  76: { en: 'There was more than one bet on that day.', bn: 'সেদিন একটির বেশি বাজি ছিল।' },
}
