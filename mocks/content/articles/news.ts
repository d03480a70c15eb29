import type { ArticleText } from './blog.ts'

/** The news, newest first. */
export const newsTexts: readonly ArticleText[] = [
  {
    id: 401,
    daysAgo: 1,
    minutes: 1,
    banner: 3,
    word: { en: 'New tables', bn: 'নতুন টেবিল' },
    title: { en: 'Two more tables in the live salon', bn: 'লাইভ সেলুনে আরও দুটি টেবিল' },
    summary: {
      en: 'Teen Patti and Andar Bahar, with dealers who speak Bengali, every day from 18:00.',
      bn: 'তিন পাত্তি ও আন্দর বাহার, বাংলাভাষী ডিলারসহ, প্রতিদিন সন্ধ্যা 6টা থেকে।',
    },
    content: {
      en: '<p>Both tables begin at ৳10. Look in and watch for as long as you like before you sit down: <a href="/live">Live casino</a>.</p>',
      bn: '<p>দুটি টেবিলই শুরু ৳10 থেকে। বসার আগে যতক্ষণ খুশি দেখে নিন: <a href="/live">লাইভ ক্যাসিনো</a>।</p>',
    },
  },
  {
    id: 402,
    daysAgo: 6,
    minutes: 1,
    banner: null,
    word: { en: 'Faster', bn: 'দ্রুত' },
    title: { en: 'Withdrawals are a little faster', bn: 'টাকা তোলা এখন একটু দ্রুত' },
    summary: {
      en: 'Half of all withdrawals in October arrived within eleven minutes.',
      bn: 'অক্টোবরে অর্ধেক ক্ষেত্রে তোলা টাকা এগারো মিনিটের মধ্যে পৌঁছেছে।',
    },
    content: {
      en: '<p>In September it was nineteen. The slowest twentieth still took two hours; most of these needed a second look at the name of the account.</p>',
      bn: '<p>সেপ্টেম্বরে লেগেছিল উনিশ মিনিট। সবচেয়ে ধীর বিশ ভাগের এক ভাগে এখনো দুই ঘণ্টা লাগে; তার বেশির ভাগেই অ্যাকাউন্টের নাম আরেকবার মিলিয়ে দেখতে হয়েছে।</p>',
    },
  },
  {
    id: 403,
    daysAgo: 14,
    minutes: 1,
    banner: 7,
    word: { en: 'Limits', bn: 'সীমা' },
    title: { en: 'Limits can now be set by chat', bn: 'চ্যাটেই এখন সীমা ঠিক করা যায়' },
    summary: {
      en: 'Tell any of our teams the amount or the time. It applies from that minute.',
      bn: 'যেকোনো ডেস্কে অঙ্ক বা সময় জানান। সেই মিনিট থেকেই চালু।',
    },
    content: {
      en: '<p>A form of its own follows. Until then the <a href="/?popup=chat">chat</a> does it, day and night, and asks for no reason.</p>',
      bn: '<p>এর জন্য আলাদা ফর্ম আসছে। ততদিন দিনরাত <a href="/?popup=chat">চ্যাটেই</a> হবে, কোনো কারণ জানতে চাওয়া হবে না।</p>',
    },
  },
  {
    id: 404,
    daysAgo: 30,
    minutes: 1,
    banner: 5,
    word: { en: 'One hour', bn: 'এক ঘণ্টা' },
    title: { en: 'Maintenance on the first Tuesday', bn: 'মাসের প্রথম মঙ্গলবার রক্ষণাবেক্ষণ' },
    summary: {
      en: 'The portal is under maintenance from 04:00 to 05:00 (GMT+6). Open bets are settled as usual.',
      bn: 'ভোর 4টা থেকে 5টা (GMT+6) পোর্টাল বন্ধ থাকে। চলমান বাজির ফল যথারীতি হয়।',
    },
    content: {
      en: '<p>Deposits sent in that hour arrive right after it. You do not need to do anything.</p>',
      bn: '<p>ওই সময়ে পাঠানো জমা ঠিক তার পরেই পৌঁছায়। আপনার কিছু করতে হবে না।</p>',
    },
  },
]
