import { type PromotionText, promotion, withTerms } from './promotion-text.ts'

/** The promotions, newest first. */
export const promotionTexts: readonly PromotionText[] = [
  promotion(72, 'deposit', 2, [10, 20], {
    title: { en: 'Friday deposit bonus', bn: 'শুক্রবারের জমা বোনাস' },
    summary: {
      en: '10% on one deposit every Friday, up to ৳500.',
      bn: 'প্রতি শুক্রবার একটি জমায় 10% বোনাস, সর্বোচ্চ ৳500।',
    },
    content: withTerms(
      {
        en: 'Choose it with one deposit of a Friday, in the deposit form.',
        bn: 'শুক্রবারে একটি জমার সময় জমার ফর্মে এটি বেছে নিন।',
      },
      {
        en: 'Your own money is bet first, then the bonus.',
        bn: 'আগে আপনার নিজের টাকায় খেলা হয়, বোনাসে তার পরে।',
      },
      {
        en: 'You can give the bonus back at any time; your deposit stays yours.',
        bn: 'বোনাস যেকোনো সময় ফেরত দেওয়া যায়; জমার টাকা আপনারই থাকে।',
      },
    ),
  }),
  promotion(73, 'slots', 5, [14, 16], {
    title: { en: 'Slot of the week', bn: 'সপ্তাহের স্লট' },
    summary: {
      en: '৳20,000 shared by 100 players, by number of rounds and not by stake.',
      bn: '৳20,000 ভাগ হয় 100 জনের মধ্যে; হিসাব হয় রাউন্ডের সংখ্যায়, বাজির অঙ্কে নয়।',
    },
    content: withTerms(
      {
        en: 'Every Monday another slot is chosen. Rounds of the smallest stake count as much as any other.',
        bn: 'প্রতি সোমবার নতুন একটি স্লট বাছা হয়। সবচেয়ে ছোট বাজির রাউন্ডও সমান ধরা হয়।',
      },
      {
        en: 'Your share is paid on the Monday after, as money without any condition.',
        bn: 'আপনার অংশ পরের সোমবার জমা হয়, কোনো শর্ত ছাড়াই।',
      },
    ),
  }),
  promotion(74, 'live', 3, [20, 40], {
    title: { en: 'Evenings at the live tables', bn: 'লাইভ টেবিলে সন্ধ্যা' },
    summary: {
      en: 'From 19:00 to 22:00 a seat in the live salon brings ৳20 a day.',
      bn: 'সন্ধ্যা 7টা থেকে রাত 10টা, লাইভ সেলুনে বসলেই দিনে ৳20।',
    },
    content: withTerms({
      en: 'Sit at any live table for a quarter of an hour. You get the bonus automatically the next morning.',
      bn: 'যেকোনো লাইভ টেবিলে পনেরো মিনিট বসুন। পরদিন সকালে বোনাস নিজে থেকেই জমা হবে।',
    }),
  }),
  promotion(75, 'fish', 4, [25, 35], {
    title: { en: 'Deep sea hunt', bn: 'গভীর সাগরের শিকার' },
    summary: {
      en: 'Catch the ten fish of the day list and get ৳30.',
      bn: 'দিনের তালিকার দশটি মাছ ধরলে ৳30 বোনাস।',
    },
    content: withTerms({
      en: 'The list is in the game. Take a picture of it when all ten are ticked and send it with your application.',
      bn: 'তালিকাটি গেমের ভেতরেই আছে। দশটিতেই টিক পড়লে একটি ছবি তুলে আবেদনের সঙ্গে পাঠান।',
    }),
  }),
  promotion(76, 'sports', 6, [30, 30], {
    title: { en: 'Match day', bn: 'খেলার দিন' },
    summary: {
      en: 'If your only bet of the day is ৳200 or more and loses, ৳100 comes back.',
      bn: 'দিনের একমাত্র বাজি ৳200 বা তার বেশি হলে আর হারলে ৳100 ফেরত।',
    },
    content: withTerms({
      en: 'One bet on one match, and no other on that day. Apply by the end of the next day.',
      bn: 'এক দিনে এক ম্যাচে একটিই বাজি। পরের দিন শেষ হওয়ার আগে আবেদন করুন।',
    }),
  }),
  promotion(80, 'card', 3, [40, 50], {
    title: { en: 'A round with friends', bn: 'বন্ধুদের সঙ্গে এক দান' },
    summary: {
      en: '৳40 for five evenings at the card tables within a month.',
      bn: 'এক মাসে পাঁচ সন্ধ্যা তাসের টেবিলে কাটালে ৳40।',
    },
    content: withTerms({
      en: 'Five different evenings; how much you play does not matter. Write to us which ones they were.',
      bn: 'পাঁচটি আলাদা সন্ধ্যা; কত টাকায় খেললেন, তা দেখা হয় না। কোন কোন দিন, লিখে জানান।',
    }),
  }),
  promotion(77, 'rebate', 7, [60, null], {
    title: { en: 'Weekly rebate', bn: 'সাপ্তাহিক রিবেট' },
    summary: {
      en: '0.5% of the stakes of the week comes back every Monday. No turnover requirement.',
      bn: 'সপ্তাহের মোট বাজির 0.5% প্রতি সোমবার ফেরত, কোনো টার্নওভার নেই।',
    },
    content: withTerms({
      en: 'You get it automatically, and it is yours at once. It lowers the price of playing a little; it is no reason to play more.',
      bn: 'নিজে থেকেই আসে, আর সঙ্গে সঙ্গেই আপনার। এতে খেলার খরচ সামান্য কমে; বেশি খেলার কারণ এটি নয়।',
    }),
  }),
  promotion(81, 'lotto', 1, [70, 10], {
    title: { en: 'The missed number', bn: 'অল্পের জন্য' },
    summary: {
      en: 'One digit off the main prize? ৳30, yours without a condition.',
      bn: 'প্রথম পুরস্কারের নম্বরের সঙ্গে শুধু একটি অঙ্ক মেলেনি? ৳30, কোনো শর্ত ছাড়াই।',
    },
    content: withTerms({
      en: 'Send a picture of the ticket within a week of the draw.',
      bn: 'ড্রয়ের এক সপ্তাহের মধ্যে টিকিটের একটি ছবি পাঠান।',
    }),
  }),
  promotion(78, 'points-mall', 2, [90, null], {
    title: { en: 'Points for gifts', bn: 'পয়েন্টে উপহার' },
    summary: {
      en: 'Exchange points for gifts in the points mall. Points never expire.',
      bn: 'জমানো পয়েন্ট দিয়ে পয়েন্ট মল থেকে উপহার নিন। পয়েন্টের মেয়াদ শেষ হয় না।',
    },
    content: withTerms({
      en: 'Points come with every round you play anyway. Nothing has to be bought.',
      bn: 'আপনি যে রাউন্ড এমনিতেই খেলেন, তাতেই পয়েন্ট জমে। কিছু কিনতে হয় না।',
    }),
  }),
  promotion(79, 'app-download', 5, [120, null], {
    title: { en: 'Suborno on your phone', bn: 'ফোনেই সুবর্ণ' },
    summary: {
      en: 'Add the portal to your home screen, send a picture of it and get ৳20.',
      bn: 'হোম স্ক্রিনে পোর্টালটি যোগ করে একটি ছবি পাঠান, আর পান ৳20।',
    },
    content: withTerms({
      en: 'The steps are under <a href="/?popup=apps">Apps</a>: one tap, no store, no update to wait for.',
      bn: 'ধাপগুলো <a href="/?popup=apps">অ্যাপ</a> পেজে আছে: এক ছোঁয়ায় খোলে, স্টোর বা আপডেটের ঝামেলা নেই।',
    }),
  }),
  promotion(82, 'deposit', 4, [130, -70], {
    title: { en: 'Monsoon bonus', bn: 'বর্ষার বোনাস' },
    summary: {
      en: '15% on the first deposit of the rainy season, up to ৳750.',
      bn: 'বর্ষার প্রথম জমায় 15% বোনাস, সর্বোচ্চ ৳750।',
    },
    content: withTerms({
      en: 'One deposit between July and September.',
      bn: 'জুলাই থেকে সেপ্টেম্বরের মধ্যে একটি জমা।',
    }),
  }),
  promotion(71, 'newbie', 1, [420, null], {
    title: { en: 'A warm start', bn: 'শুভ সূচনা' },
    summary: {
      en: '৳50 for members in their first week who have tried three different games.',
      bn: 'প্রথম সপ্তাহে তিনটি আলাদা গেম খেলে দেখলে ৳50 বোনাস।',
    },
    content: withTerms(
      {
        en: 'Try three different games in your first week; demos count too.',
        bn: 'প্রথম সপ্তাহে তিনটি আলাদা গেম খেলে দেখুন; ডেমোও ধরা হবে।',
      },
      {
        en: 'Apply here. The review takes about six hours.',
        bn: 'এখানেই আবেদন করুন। যাচাই করতে প্রায় ছয় ঘণ্টা লাগে।',
      },
      { en: 'Once per person and household.', bn: 'প্রতি ব্যক্তি ও পরিবারে একবার।' },
    ),
  }),
]
