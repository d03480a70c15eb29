import type { components } from '#openapi/generated/types.ts'
import type { Text } from '../text.ts'
import { type BannerWords, bannerWords } from './banner-words.ts'

type Banner = components['schemas']['Banner']

export interface BannerText extends Omit<Banner, 'title' | keyof BannerWords> {
  readonly title: Text
  readonly words?: BannerWords | undefined
}

const banner = (
  id: number,
  groupName: Banner['groupName'],
  sequence: number,
  title: Text,
  picture: number | string,
  [linkageType, linkage]: readonly [Banner['linkageType'], string | null],
): BannerText => ({
  id,
  groupName,
  title,
  url: typeof picture === 'number' ? `banners/${picture}.svg` : picture,
  sequence,
  linkage,
  linkageType,
  words: bannerWords[id],
})

/** The banners by group. The video address is made up; it only has the form of a real one. */
export const bannerTexts: readonly BannerText[] = [
  banner(1, 'w_home', 1, { en: 'Golden Monsoon', bn: 'সোনালি বর্ষা' }, 1, ['INTERNAL', '/rng']),
  banner(2, 'w_home', 2, { en: 'Jackpot Night', bn: 'জ্যাকপট রজনি' }, 2, [
    'INTERNAL',
    '/promotions?type=deposit',
  ]),
  banner(3, 'w_home', 3, { en: 'The Live Salon', bn: 'লাইভ সেলুন' }, 3, ['INTERNAL', '/live']),
  banner(4, 'w_home', 4, { en: 'Deep Sea Hunt', bn: 'গভীর সাগরের শিকার' }, 4, ['INTERNAL', '/fish']),
  {
    ...banner(
      11,
      'w_promotion',
      1,
      { en: 'A look around Suborno', bn: 'এক নজরে সুবর্ণ' },
      'https://www.youtube-nocookie.com/embed/suborno0001',
      ['NONE', null],
    ),
    poster: 'banners/7.svg',
    seconds: 84,
  },
  banner(12, 'w_promotion', 2, { en: 'Feast of Dragons', bn: 'ড্রাগনের মহোৎসব' }, 5, [
    'INTERNAL',
    '/rng',
  ]),
  banner(13, 'w_promotion', 3, { en: 'Match Day Live', bn: 'খেলার দিন' }, 6, [
    'INTERNAL',
    '/sports',
  ]),
  banner(21, 'w_leftmenu', 1, { en: 'River of Gold', bn: 'সোনার নদী' }, 7, [
    'INTERNAL',
    '/promotions',
  ]),
  banner(31, 'w_login', 1, { en: 'Golden Monsoon', bn: 'সোনালি বর্ষা' }, 1, ['NONE', null]),
  banner(41, 'w_register', 1, { en: 'River of Gold', bn: 'সোনার নদী' }, 7, ['NONE', null]),
  banner(51, 'w_forget', 1, { en: 'The Live Salon', bn: 'লাইভ সেলুন' }, 3, ['MODAL', 'chat']),
]

export interface NoticeText {
  readonly id: number
  readonly hoursAgo: number
  readonly title: Text
  readonly content: Text
  /** Above the text; a path of the picture server. */
  readonly picture?: string
}

/** The texts of the marquee and the list of notices. */
export const noticeTexts: readonly NoticeText[] = [
  {
    id: 101,
    hoursAgo: 3,
    picture: 'banners/7.svg',
    title: {
      en: 'Bank transfers may take up to 20 minutes tonight',
      bn: 'আজ রাতে ব্যাংক লেনদেনে 20 মিনিট পর্যন্ত লাগতে পারে',
    },
    content: {
      en: '<p>Our bank is doing its monthly work from 22:00. Mobile wallets work as always.</p>',
      bn: '<p>রাত 10টা থেকে ব্যাংকের মাসিক রক্ষণাবেক্ষণ চলবে। মোবাইল ওয়ালেট স্বাভাবিক থাকবে।</p>',
    },
  },
  {
    id: 102,
    hoursAgo: 20,
    title: {
      en: 'New games every Thursday in Suborno Originals',
      bn: 'প্রতি বৃহস্পতিবার সুবর্ণ অরিজিনালসে নতুন গেম',
    },
    content: {
      en: '<p>Try each of them as a demo first: play money, no account.</p>',
      bn: '<p>প্রতিটি গেম আগে ডেমোতে খেলে দেখুন, অ্যাকাউন্ট লাগবে না।</p>',
    },
  },
  {
    id: 103,
    hoursAgo: 47,
    title: {
      en: 'Set your limits in a minute',
      bn: 'এক মিনিটেই নিজের সীমা ঠিক করুন',
    },
    content: {
      en: '<p>Decide how much money and time you can spare. A lower limit applies at once.</p>',
      bn: '<p>কত টাকা ও কত সময় দেবেন, আগেই ঠিক করুন। সীমা কমালে সঙ্গে সঙ্গে কার্যকর হয়।</p>',
    },
  },
]

/** The pop-up of each moment: A after login, B before login, F at the first login. */
export const popupTexts: Readonly<Record<'A' | 'B' | 'F', NoticeText>> = {
  A: {
    id: 201,
    hoursAgo: 5,
    title: { en: 'Good to see you again', bn: 'আবার দেখা হয়ে ভালো লাগল' },
    content: {
      en: '<p>Your weekly rebate has been calculated. You will find it under Rewards.</p>',
      bn: '<p>সাপ্তাহিক রিবেট হিসাব করা হয়েছে। “পুরস্কার” অংশে দেখতে পাবেন।</p>',
    },
  },
  B: {
    id: 202,
    hoursAgo: 6,
    title: { en: 'Welcome to Suborno', bn: 'সুবর্ণে স্বাগতম' },
    content: {
      en: '<p>This is a sample portal. Look around, and try any demo without an account.</p>',
      bn: '<p>এটি একটি নমুনা পোর্টাল। ঘুরে দেখুন, অ্যাকাউন্ট ছাড়াই যেকোনো ডেমো খেলুন।</p>',
    },
  },
  F: {
    id: 203,
    hoursAgo: 7,
    title: { en: 'Your first visit', bn: 'আপনার প্রথম দিন' },
    content: {
      en: '<p>Two things before you start: set your limits, and choose a picture for your profile.</p>',
      bn: '<p>শুরুর আগে দুটি কাজ: নিজের সীমা ঠিক করুন, আর প্রোফাইলের জন্য একটি ছবি বেছে নিন।</p>',
    },
  },
}
