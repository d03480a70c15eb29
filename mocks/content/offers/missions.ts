import type { components } from '#openapi/generated/types.ts'
import type { Text } from '../text.ts'

type Mission = components['schemas']['Mission']

/** The quantity that a mission counts; mocks/world/people/missions.ts does the counting. */
export type Metric =
  | 'signedToday'
  | 'roundsToday'
  | 'gamesThisWeek'
  | 'daysThisWeek'
  | 'favorites'
  | 'feedbacks'
  | 'demos'
  | 'six'

export interface MissionText {
  readonly id: string
  readonly kind: Mission['kind']
  readonly title: Text
  readonly text: Text
  readonly metric: Metric
  readonly target: number
  readonly reward: { readonly kind: 'MONEY' | 'POINTS'; readonly amount: string }
  readonly link: string | null
  /** Days from today to the last one; null when it stays. */
  readonly endsInDays: number | null
}

const points = (amount: string) => ({ kind: 'POINTS', amount }) as const
const money = (amount: string) => ({ kind: 'MONEY', amount }) as const

/** None of them requires a stake: demos count like games for money. */
export const missionTexts: readonly MissionText[] = [
  {
    id: 'sign-in-today',
    kind: 'DAILY',
    title: { en: 'Extra for checking in', bn: 'চেক-ইনের বাড়তি পুরস্কার' },
    text: {
      en: 'Check in today in the calendar, then claim here: this comes on top of the reward of the day.',
      bn: 'আজ ক্যালেন্ডারে চেক-ইন করুন, তারপর এখানে নিন: দিনের পুরস্কারের সঙ্গে এটি বাড়তি।',
    },
    metric: 'signedToday',
    target: 1,
    reward: points('3.00'),
    link: '/signIn',
    endsInDays: null,
  },
  {
    id: 'ten-rounds',
    kind: 'DAILY',
    title: { en: 'Ten rounds', bn: 'দশ রাউন্ড' },
    text: {
      en: 'Play ten rounds of any game. Demos count too, and the stake does not matter.',
      bn: 'যেকোনো গেমে দশ রাউন্ড খেলুন। ডেমোও ধরা হয়, বাজির অঙ্কে কিছু আসে-যায় না।',
    },
    metric: 'roundsToday',
    target: 10,
    reward: points('5.00'),
    link: '/rng',
    endsInDays: null,
  },
  {
    id: 'three-games',
    kind: 'WEEKLY',
    title: { en: 'Look around', bn: 'একটু ঘুরে দেখুন' },
    text: {
      en: 'Open three different games this week. Demos count too.',
      bn: 'এই সপ্তাহে তিনটি আলাদা গেম খুলুন। ডেমোও ধরা হয়।',
    },
    metric: 'gamesThisWeek',
    target: 3,
    reward: points('20.00'),
    link: '/rng',
    endsInDays: null,
  },
  {
    id: 'five-days',
    kind: 'WEEKLY',
    title: { en: 'Five days in a week', bn: 'সপ্তাহে পাঁচ দিন' },
    text: {
      en: 'Check in on five days of the week. They need not be in a row.',
      bn: 'সপ্তাহে পাঁচ দিন চেক-ইন করুন। পরপর হতে হবে না।',
    },
    metric: 'daysThisWeek',
    target: 5,
    reward: money('20.00'),
    link: '/signIn',
    endsInDays: null,
  },
  {
    id: 'try-a-demo',
    kind: 'ONCE',
    title: { en: 'Try a game for free', bn: 'বিনা পয়সায় একটি গেম' },
    text: {
      en: 'Open any game as a demo and see how it works before money is in it.',
      bn: 'যেকোনো গেম ডেমোতে খুলে দেখুন, টাকা লাগানোর আগে কেমন চলে।',
    },
    metric: 'demos',
    target: 1,
    reward: points('10.00'),
    link: '/rng',
    endsInDays: null,
  },
  {
    id: 'tell-us',
    kind: 'ONCE',
    title: { en: 'Tell us what you think', bn: 'আপনার মতামত দিন' },
    text: {
      en: 'Send us a line of feedback. Praise and complaint count the same.',
      bn: 'আমাদের এক লাইন মতামত লিখুন। প্রশংসা ও অভিযোগ সমান।',
    },
    metric: 'feedbacks',
    target: 1,
    reward: points('10.00'),
    link: '/?popup=feedback',
    endsInDays: null,
  },
  {
    id: 'five-favourites',
    kind: 'ONCE',
    title: { en: 'Five favourites', bn: 'পাঁচটি প্রিয় গেম' },
    text: { en: 'Give five games a heart.', bn: 'পাঁচটি গেমে হার্ট চিহ্ন দিন।' },
    metric: 'favorites',
    target: 5,
    reward: points('10.00'),
    link: '/favorite',
    endsInDays: null,
  },
  {
    id: 'autumn-days',
    kind: 'ONCE',
    title: { en: 'Autumn days', bn: 'শরতের দিনগুলো' },
    text: { en: 'Check in on ten days of the autumn.', bn: 'শরতের দশ দিন চেক-ইন করুন।' },
    metric: 'six',
    target: 10,
    reward: points('30.00'),
    link: null,
    endsInDays: -3,
  },
]
