import type { Text } from './text.ts'

interface Article {
  readonly id: string
  readonly title: Text
  readonly content: Text
}

interface Section {
  readonly id: string
  readonly title: Text
  readonly articles: readonly Article[]
}

/** The help of the sample merchant. Ids are the same in every language. */
export const helpSections: readonly Section[] = [
  {
    id: 'account',
    title: { en: 'Your account', bn: 'আপনার অ্যাকাউন্ট' },
    articles: [
      {
        id: 'log-in',
        title: { en: 'I cannot log in', bn: 'লগ ইন করতে পারছি না' },
        content: {
          en: '<p>Check the user name and the password first. After five wrong tries the account is locked for 15 minutes and then opens by itself.</p>',
          bn: '<p>প্রথমে ইউজারনেম ও পাসওয়ার্ড মিলিয়ে দেখুন। পাঁচবার ভুল হলে অ্যাকাউন্ট ১৫ মিনিটের জন্য বন্ধ থাকে, তারপর নিজে থেকেই খুলে যায়।</p>',
        },
      },
      {
        id: 'change-password',
        title: { en: 'How do I change my password?', bn: 'পাসওয়ার্ড কীভাবে বদলাব?' },
        content: {
          en: '<p>Open your profile and choose <strong>Security</strong>. A password has 6 to 20 letters and figures, at least one of each.</p>',
          bn: '<p>প্রোফাইলে গিয়ে <strong>নিরাপত্তা</strong> বেছে নিন। পাসওয়ার্ডে ৬ থেকে ২০টি ইংরেজি অক্ষর ও সংখ্যা থাকবে, দুটিই অন্তত একটি করে।</p>',
        },
      },
    ],
  },
  {
    id: 'money',
    title: { en: 'Money', bn: 'টাকা-পয়সা' },
    articles: [
      {
        id: 'balance',
        title: { en: 'What does my balance show?', bn: 'ব্যালেন্সে কী দেখা যায়?' },
        content: {
          en: '<p>The balance is what you can play with or withdraw right now. Play money of demos is kept apart and can never be paid out.</p>',
          bn: '<p>এই মুহূর্তে যত টাকা দিয়ে খেলতে বা তুলতে পারেন, সেটাই ব্যালেন্স। ডেমোর ভার্চুয়াল টাকা আলাদা থাকে, তা কখনো তোলা যায় না।</p>',
        },
      },
      {
        id: 'payout-time',
        title: { en: 'How long does a withdrawal take?', bn: 'টাকা তুলতে কত সময় লাগে?' },
        content: {
          en: '<p>Most requests are looked at within an hour. The time line of each request shows where it stands.</p>',
          bn: '<p>বেশির ভাগ অনুরোধ এক ঘণ্টার মধ্যে দেখা হয়। কোন ধাপে আছে, তা অনুরোধের টাইমলাইনে দেখতে পাবেন।</p>',
        },
      },
    ],
  },
  {
    id: 'playing',
    title: { en: 'Playing', bn: 'খেলা' },
    articles: [
      {
        id: 'demo',
        title: { en: 'Can I try a game first?', bn: 'আগে একটু খেলে দেখা যায়?' },
        content: {
          en: '<p>Yes. Games with a demo can be tried with play money, without an account. Results of a demo say nothing about later results.</p>',
          bn: '<p>হ্যাঁ। যেসব গেমে ডেমো আছে, সেগুলো অ্যাকাউন্ট ছাড়াই ভার্চুয়াল টাকায় খেলে দেখতে পারেন। ডেমোর ফল থেকে পরের ফল বোঝা যায় না।</p>',
        },
      },
      {
        id: 'interrupted-round',
        title: { en: 'My game was interrupted', bn: 'খেলার মাঝে সংযোগ কেটে গেছে' },
        content: {
          en: '<p>A round that reached us is settled once, even when the picture stopped. Refresh the balance to see the result.</p>',
          bn: '<p>যে রাউন্ড আমাদের কাছে পৌঁছেছে, ছবি থেমে গেলেও তার হিসাব একবারই হয়। ফল দেখতে ব্যালেন্স রিফ্রেশ করুন।</p>',
        },
      },
    ],
  },
  {
    id: 'safer-play',
    title: { en: 'Staying in control', bn: 'নিয়ন্ত্রণে থাকুন' },
    articles: [
      {
        id: 'limits',
        title: { en: 'Setting limits', bn: 'সীমা ঠিক করা' },
        content: {
          en: '<p>Decide before you play how much money and time you can spare. A lower limit counts at once; a higher one only after a day.</p>',
          bn: '<p>খেলার আগেই ঠিক করুন কত টাকা আর কত সময় দেবেন। সীমা কমালে সঙ্গে সঙ্গে কার্যকর হয়, বাড়ালে এক দিন পরে।</p>',
        },
      },
      {
        id: 'pause',
        title: { en: 'Taking a break', bn: 'বিরতি নেওয়া' },
        content: {
          en: '<p>Play is for fun and costs money in the long run. If it stops being fun, take a break, and talk to Suborno Care.</p>',
          bn: '<p>খেলা বিনোদনের জন্য, আর শেষ হিসাবে এতে টাকা খরচই হয়। আনন্দ না লাগলে বিরতি নিন, সুবর্ণ কেয়ারের সঙ্গে কথা বলুন।</p>',
        },
      },
    ],
  },
]
