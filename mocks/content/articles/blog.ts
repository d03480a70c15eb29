import type { Text } from '../text.ts'

/** An article of the sample merchant; days count back from the start of the world. */
export interface ArticleText {
  readonly id: number
  readonly title: Text
  readonly summary: Text
  readonly content: Text
  /** The banner scene above it; null for none. */
  readonly banner: number | null
  /** The title on the banner. */
  readonly word: Text
  /** The article whose banner is used, when it is not its own. */
  readonly art?: number
  readonly daysAgo: number
  readonly minutes: number
}

/** The blog, newest first. */
export const blogTexts: readonly ArticleText[] = [
  {
    id: 301,
    daysAgo: 2,
    minutes: 3,
    banner: 5,
    word: { en: 'RTP', bn: 'RTP' },
    title: { en: 'What RTP really says', bn: 'RTP আসলে কী বলে' },
    summary: {
      en: 'Every slot shows a number. It is an average over millions of rounds, and no promise for tonight.',
      bn: 'প্রতিটি স্লটে একটি সংখ্যা লেখা থাকে। এটি লাখ লাখ রাউন্ডের গড়, আজ রাতের কোনো প্রতিশ্রুতি নয়।',
    },
    content: {
      en: `<p>RTP is the return to player: of all stakes in a game, the share that is paid back as winnings. A game with 96% keeps 4%.</p>
        <h2>An example</h2>
        <table><tbody><tr><th>Stakes in one evening</th><td>৳1,000</td></tr><tr><th>Average return at 96%</th><td>৳960</td></tr><tr><th>Average price of the evening</th><td>৳40</td></tr></tbody></table>
        <p>Averages need very many rounds. In a single evening you may win ten times your stake or lose all of it; both fit the same number.</p>
        <h2>What it does not say</h2>
        <ul><li>No game has to pay because it has not paid for long. Each round is independent.</li><li>A higher RTP makes play cheaper, not profitable.</li></ul>
        <p>If the price is not worth the fun to you, <a href="/?popup=limits">set a limit</a> or take a break.</p>`,
      bn: `<p>RTP হলো খেলোয়াড়ের কাছে ফেরত: একটি গেমে যত টাকা বাজি ধরা হয়, তার যে অংশ জয় হয়ে ফিরে আসে। 96% মানে গেমটি 4% রেখে দেয়।</p>
        <h2>একটি উদাহরণ</h2>
        <table><tbody><tr><th>এক সন্ধ্যার মোট বাজি</th><td>৳1,000</td></tr><tr><th>96% হলে গড় ফেরত</th><td>৳960</td></tr><tr><th>সন্ধ্যাটির গড় খরচ</th><td>৳40</td></tr></tbody></table>
        <p>গড় মেলে অনেক অনেক রাউন্ডের পরে। এক সন্ধ্যায় বাজির দশ গুণ জিততেও পারেন, সবটা হারাতেও পারেন; দুটোই এই সংখ্যার সঙ্গে মেলে।</p>
        <h2>যা এটি বলে না</h2>
        <ul><li>অনেকক্ষণ না দিলে এবার দেবেই, এমন কোনো নিয়ম নেই। প্রতিটি রাউন্ড নতুন করে ঠিক হয়।</li><li>RTP বেশি হলে খেলার খরচ কমে, লাভ হয় না।</li></ul>
        <p>খরচটা আনন্দের তুলনায় বেশি মনে হলে <a href="/?popup=limits">সীমা ঠিক করুন</a> বা একটু বিরতি নিন।</p>`,
    },
  },
  {
    id: 302,
    daysAgo: 9,
    minutes: 2,
    banner: 1,
    word: { en: 'Bonus', bn: 'বোনাস' },
    title: { en: 'A bonus is money with a condition', bn: 'বোনাস মানে শর্তসহ টাকা' },
    summary: {
      en: 'How to read the terms card of an offer, line by line, and when to leave it.',
      bn: 'অফারের শর্তের কার্ডটি কীভাবে লাইন ধরে পড়বেন, আর কখন নেবেন না।',
    },
    content: {
      en: `<p>Every offer under <a href="/promotions">Promotions</a> has the same card. Read three lines first:</p>
        <ol><li><strong>Turnover</strong>: how many times you must bet the amount.</li><li><strong>Of what</strong>: the bonus alone, or the deposit and bonus together. The second is far more.</li><li><strong>Days</strong>: how long you have.</li></ol>
        <p>Under the lines an example is worked out. If you would not have played that much anyway, leave the bonus. Nothing is lost.</p>`,
      bn: `<p><a href="/promotions">অফার</a> পেজের প্রতিটি অফারে একই রকম কার্ড থাকে। আগে তিনটি লাইন পড়ুন:</p>
        <ol><li><strong>টার্নওভার</strong>: অঙ্কটি কত গুণ খেলতে হবে।</li><li><strong>কিসের ওপর</strong>: শুধু বোনাসের, নাকি জমা ও বোনাস দুটোর। দ্বিতীয়টি অনেক বেশি।</li><li><strong>দিন</strong>: হাতে কত সময়।</li></ol>
        <p>নিচে একটি হিসাব করে দেখানো আছে। এমনিতে এতটা খেলতেন না মনে হলে বোনাসটি নেবেন না। তাতে কোনো ক্ষতি নেই।</p>`,
    },
  },
  {
    id: 303,
    daysAgo: 16,
    minutes: 2,
    banner: 3,
    word: { en: 'Live', bn: 'লাইভ' },
    title: { en: 'Behind the live tables', bn: 'লাইভ টেবিলের আড়ালে' },
    summary: {
      en: 'Six cameras, real cards and a second person who counts along.',
      bn: 'ছয়টি ক্যামেরা, আসল তাস, আর একজন যিনি সঙ্গে সঙ্গে গোনেন।',
    },
    content: {
      en: '<p>A live table is a studio: one dealer, six cameras, and a reader that knows every card as it leaves the shoe. A second person watches and stops the round when something is unclear.</p><p>Rounds that are stopped are void, and the stakes go back. You find them in your records.</p>',
      bn: '<p>লাইভ টেবিল আসলে একটি স্টুডিও: একজন ডিলার, ছয়টি ক্যামেরা, আর একটি যন্ত্র যা প্রতিটি তাস বেরোনোর সময়ই চিনে নেয়। আরেকজন সারাক্ষণ দেখেন, কিছু অস্পষ্ট হলে রাউন্ড থামিয়ে দেন।</p><p>থামানো রাউন্ড বাতিল হয়, বাজির টাকা ফেরত যায়। আপনার রেকর্ডে সেগুলো পাবেন।</p>',
    },
  },
  {
    id: 304,
    daysAgo: 23,
    minutes: 3,
    banner: 7,
    word: { en: 'Limits', bn: 'সীমা' },
    title: { en: 'Setting a limit before the evening', bn: 'সন্ধ্যা শুরুর আগেই সীমা' },
    summary: {
      en: 'The best moment for a decision is before the first round. Three limits, and which one suits whom.',
      bn: 'সিদ্ধান্ত নেওয়ার সেরা সময় প্রথম রাউন্ডের আগে। তিন রকম সীমা, কার জন্য কোনটি।',
    },
    content: {
      en: '<ul><li><strong>Deposit</strong>: the most that can come in. Good for a household budget.</li><li><strong>Loss</strong>: the most an evening may cost.</li><li><strong>Time</strong>: for everyone who forgets the clock.</li></ul><p>A lower limit applies at once, a higher one after a day and your confirmation.</p>',
      bn: '<ul><li><strong>জমা</strong>: সর্বোচ্চ কত টাকা ঢুকবে। সংসারের হিসাব রাখতে ভালো।</li><li><strong>ক্ষতি</strong>: এক সন্ধ্যায় সর্বোচ্চ কত খরচ হতে পারে।</li><li><strong>সময়</strong>: যাঁরা ঘড়ির কথা ভুলে যান, তাঁদের জন্য।</li></ul><p>সীমা কমালে সঙ্গে সঙ্গে চালু হয়; বাড়ালে এক দিন ভেবে দেখার পরে।</p>',
    },
  },
  {
    id: 305,
    daysAgo: 37,
    minutes: 2,
    banner: 4,
    word: { en: 'Fishing', bn: 'মাছ শিকার' },
    title: { en: 'Fishing games for beginners', bn: 'মাছ শিকারের গেমে প্রথম দিন' },
    summary: {
      en: 'Every shot is a stake. What the small fish are good for, and when to let the big one go.',
      bn: 'প্রতিটি গুলিই একটি বাজি। ছোট মাছ কী কাজে লাগে, আর বড়টিকে কখন ছেড়ে দেবেন।',
    },
    content: {
      en: '<p>Choose the smallest cannon first. Small fish pay little and often, big ones much and rarely; in the long run the difference is small.</p><p>The demo costs nothing and behaves the same.</p>',
      bn: '<p>প্রথমে সবচেয়ে ছোট কামানটি বেছে নিন। ছোট মাছ অল্প দেয় কিন্তু প্রায়ই, বড় মাছ অনেক দেয় তবে কদাচিৎ; দীর্ঘ সময়ে তফাত সামান্যই।</p><p>ডেমোতে কোনো খরচ নেই, চলেও একইভাবে।</p>',
    },
  },
  {
    id: 306,
    daysAgo: 51,
    minutes: 1,
    banner: 6,
    word: { en: 'Odds', bn: 'অডস' },
    title: { en: 'Reading odds without a calculator', bn: 'ক্যালকুলেটর ছাড়াই অডস বোঝা' },
    summary: {
      en: 'Decimal odds in one line: stake times odds is what you get back, your stake included.',
      bn: 'এক লাইনে দশমিক অডস: বাজি গুণ অডস, এটাই ফেরত, নিজের বাজিসহ।',
    },
    content: {
      en: '<p>৳100 at odds of 1.80 bring ৳180 back: ৳80 more than your stake. Odds below 2.00 mean that the bookmaker thinks it likely.</p>',
      bn: '<p>1.80 অডসে ৳100 বাজি জিতলে ফেরত ৳180: বাজির চেয়ে ৳80 বেশি। অডস 2.00-এর কম মানে ফলটি ঘটার সম্ভাবনাই বেশি ধরা হয়েছে।</p>',
    },
  },
  {
    id: 307,
    daysAgo: 66,
    minutes: 2,
    banner: 2,
    word: { en: 'Jackpot', bn: 'জ্যাকপট' },
    title: { en: 'How a jackpot grows', bn: 'জ্যাকপট কীভাবে বাড়ে' },
    summary: {
      en: 'A small part of every stake goes into the pot. Why its size says nothing about the next draw.',
      bn: 'প্রতিটি বাজির ছোট একটি অংশ যায় জ্যাকপটে। অঙ্কটি বড় হলেও পরের ড্রয়ের কথা বলে না কেন।',
    },
    content: {
      en: '<p>One in two hundred of each stake feeds the pot. The chance of each round stays the same, however high the number climbs.</p>',
      bn: '<p>প্রতিটি বাজির দুইশ ভাগের এক ভাগ জ্যাকপটে জমে। অঙ্ক যত বড়ই হোক, প্রতি রাউন্ডের সম্ভাবনা একই থাকে।</p>',
    },
  },
]
