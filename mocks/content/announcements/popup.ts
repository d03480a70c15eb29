import { composeText, interpolate, type Text } from '../text.ts'
import { type NoticeText, popupTexts } from './announcements.ts'

/** The pop-ups of each moment (D-048), newest first: A after login, B before login, F at the first login. */
export const popupLists: Readonly<Record<'A' | 'B' | 'F', readonly NoticeText[]>> = {
  A: [
    popupTexts.A,
    {
      id: 211,
      hoursAgo: 29,
      title: { en: 'Withdrawals now show where they are', bn: 'তোলা টাকা কোন ধাপে আছে, এখন দেখা যায়' },
      content: {
        en: '<p>Every withdrawal has a timeline: <strong>submitted, in review, being paid, received</strong>. If something is missing, it says what, and only once.</p><p><a href="/help#withdrawals">How withdrawing works</a></p>',
        bn: '<p>প্রতিটি টাকা তোলার অনুরোধে এখন টাইমলাইন আছে: <strong>জমা পড়েছে, যাচাই চলছে, টাকা পাঠানো হচ্ছে, পেয়ে গেছেন</strong>। কিছু বাকি থাকলে কী বাকি, তা একবারই জানানো হয়।</p><p><a href="/help#withdrawals">টাকা তোলার নিয়ম</a></p>',
      },
    },
    {
      id: 212,
      hoursAgo: 76,
      title: { en: 'Is your limit still the right one?', bn: 'আপনার সীমাটি কি এখনো ঠিক আছে?' },
      content: {
        en: '<p>A limit that fitted in spring may be too high by autumn. Check it: a lower limit applies at once.</p><p><a href="/help#limits">About limits</a></p>',
        bn: '<p>কয়েক মাস আগে ঠিক করা সীমা আজ বেশি মনে হতে পারে। একবার দেখে নিন; কমালে সঙ্গে সঙ্গে কার্যকর হয়।</p><p><a href="/help#limits">সীমা নিয়ে জানুন</a></p>',
      },
    },
  ],
  B: [
    popupTexts.B,
    {
      id: 221,
      hoursAgo: 30,
      title: { en: 'Try before you register', bn: 'নিবন্ধনের আগে খেলে দেখুন' },
      content: {
        en: '<p>Every game with the button <em>Free trial</em> can be played with play money: the same rules, nothing to lose, nothing to win.</p>',
        bn: '<p><em>ডেমো</em> বোতাম আছে এমন প্রতিটি গেম ডেমো টাকায় খেলা যায়: নিয়ম একই, হারানোর কিছু নেই, পাওয়ারও কিছু নেই।</p>',
      },
    },
    {
      id: 222,
      hoursAgo: 77,
      title: { en: 'We never ask for your code', bn: 'আমাদের কেউ আপনার কোড চায় না' },
      content: {
        en: '<p>Someone writes to you in our name and wants a code or a password? <strong>Do not answer</strong>, and <a href="/help#contact">tell us</a>.</p>',
        bn: '<p>আমাদের নামে কেউ কোড বা পাসওয়ার্ড চাইছে? <strong>উত্তর দেবেন না</strong>, <a href="/help#contact">আমাদের জানান</a>।</p>',
      },
    },
  ],
  F: [popupTexts.F],
}

const NEWSLETTER_COUNT = 47

/** The topics of the weekly messages, in rotation. */
const TOPICS: readonly Text[] = [
  { en: 'New games in Originals', bn: 'অরিজিনালসে নতুন গেম' },
  { en: 'How an RTP is measured', bn: 'RTP কীভাবে মাপা হয়' },
  { en: 'Quicker bank transfers', bn: 'ব্যাংক লেনদেন এখন আরও দ্রুত' },
  { en: 'Questions you asked us', bn: 'আপনারা যা জানতে চেয়েছেন' },
  { en: 'A weekend without a screen', bn: 'পর্দা ছাড়া একটি ছুটির দিন' },
  { en: 'What the live tables are doing', bn: 'লাইভ টেবিলের খবর' },
  { en: 'Five minutes for your security', bn: 'নিরাপত্তার জন্য পাঁচ মিনিট' },
]

const NEWSLETTER = {
  title: { en: 'Weekly letter no. {number}: {topic}', bn: 'সাপ্তাহিক চিঠি, সংখ্যা {number}: {topic}' },
  content: {
    en: '<p><strong>{topic}.</strong> The whole story is in the letter of this week.</p><p>As always: play for fun, and <a href="/help#limits">within your limits</a>.</p>',
    bn: '<p><strong>{topic}।</strong> পুরো কথা আছে এ সপ্তাহের চিঠিতে।</p><p>বরাবরের মতোই: খেলুন আনন্দের জন্য, <a href="/help#limits">নিজের সীমার মধ্যে</a>।</p>',
  },
}

function newsletter(number: number, topic: Text): NoticeText {
  const filled = (text: Text) =>
    composeText((language) => interpolate(text, { number: String(number), topic }, language))
  return {
    id: 3000 + number,
    hoursAgo: 4 + (NEWSLETTER_COUNT - number) * 168,
    title: filled(NEWSLETTER.title),
    content: filled(NEWSLETTER.content),
  }
}

/** MOD-15: 47 pop-ups, newest first; enough for six pages of nine. */
export const weeklyNewsletters: readonly NoticeText[] = Array.from(
  { length: NEWSLETTER_COUNT },
  (_, i) => newsletter(NEWSLETTER_COUNT - i, TOPICS[i % TOPICS.length] ?? popupTexts.B.title),
)
