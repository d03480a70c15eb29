import { composeText, localize, type Text } from '../text.ts'
import type { SectionText } from './section.ts'

/** Each question with its answer. */
const QUESTIONS: readonly (readonly [question: Text, answer: Text])[] = [
  [
    { en: 'Is this about real money?', bn: 'এখানে কি আসল টাকার খেলা হয়?' },
    {
      en: 'No. Suborno is a sample brand. You cannot deposit or withdraw real money. <a href="/help#about">More about it</a>.',
      bn: 'না। সুবর্ণ একটি নমুনা ব্র্যান্ড; এখানে টাকা দেওয়া বা নেওয়া কোনোটাই হয় না। <a href="/help#about">বিস্তারিত পড়ুন</a>।',
    },
  ],
  [
    { en: 'I have forgotten my username.', bn: 'ইউজারনেম মনে নেই, কী করব?' },
    {
      en: 'Log in with your mobile number and a code. Your username is in your profile.',
      bn: 'মোবাইল নম্বর ও কোড দিয়ে লগ ইন করুন। প্রোফাইলেই ইউজারনেম দেখতে পাবেন।',
    },
  ],
  [
    { en: 'The code does not arrive.', bn: 'কোড আসছে না কেন?' },
    {
      en: 'Check the number, wait until the countdown ends, and ask for a new code. Only the newest one works. If you have asked too often, wait 5 minutes.',
      bn: 'নম্বরটি মিলিয়ে দেখুন, সময় গোনা শেষ হলে নতুন কোড চান; সবশেষ কোডটিই কাজ করে। অনেকবার চেয়ে ফেললে 5 মিনিট অপেক্ষা করুন।',
    },
  ],
  [
    { en: 'May I have two accounts?', bn: 'দুটি অ্যাকাউন্ট রাখা যায়?' },
    {
      en: 'No, one per person. Members of a family may each have their own, in their own names.',
      bn: 'না, একজনের একটিই। পরিবারের অন্যরা নিজেদের নামে আলাদা অ্যাকাউন্ট রাখতে পারেন।',
    },
  ],
  [
    { en: 'How do I write an amount?', bn: 'টাকার অঙ্ক কীভাবে লিখব?' },
    {
      en: 'With the digits of any script, with or without separators: 1250.50, 1,250.50 or 1.250,50. Where a number can mean two things, such as 1.000, the field asks. You can paste any amount that you see here.',
      bn: 'যেকোনো লিপির সংখ্যায়, কমা বা ফুলস্টপ দিয়ে বা ছাড়া: 1250.50, 1,250.50 বা 1.250,50। 1.000-এর মতো যে সংখ্যার দুই রকম মানে হয়, সেখানে ঘরটি জিজ্ঞেস করে। এখানে দেখা যেকোনো অঙ্ক কপি করে বসানো যায়।',
    },
  ],
  [
    { en: 'Which time is in the file of my records?', bn: 'রেকর্ডের ফাইলে কোন সময় থাকে?' },
    {
      en: 'The time of the portal; the head of the column names its zone. Times are written as 2026-11-19 23:30:00, so that any spreadsheet can sort them.',
      bn: 'পোর্টালের সময়; কলামের শিরোনামে টাইম জোনের নাম থাকে। সময় লেখা হয় 2026-11-19 23:30:00 এভাবে, যাতে যেকোনো স্প্রেডশিট সাজাতে পারে।',
    },
  ],
  [
    { en: 'How do I change my number or email?', bn: 'মোবাইল নম্বর বা ইমেইল বদলাব কীভাবে?' },
    {
      en: 'In the security centre, with a code to the old one and a code to the new one. If the old one is lost, <a href="/help#contact">write to us</a>.',
      bn: 'নিরাপত্তা কেন্দ্রে, পুরোনো ও নতুন দুটিতেই পাঠানো কোড দিয়ে। পুরোনোটি হাতে না থাকলে <a href="/help#contact">আমাদের লিখুন</a>।',
    },
  ],
  [
    { en: 'My deposit has not arrived.', bn: 'টাকা পাঠিয়েছি, কিন্তু জমা হয়নি।' },
    {
      en: 'Check whether the <a href="/help#fees-and-times">usual time</a> has passed. If so, send us the reference and the receipt by <a href="/?popup=feedback">feedback</a>. We find money that is stuck on the way.',
      bn: '<a href="/help#fees-and-times">স্বাভাবিক সময়</a> পেরিয়েছে কি না দেখুন। পেরোলে রেফারেন্স নম্বর ও রসিদ <a href="/?popup=feedback">মতামত ফর্মে</a> পাঠান। মাঝপথে আটকে থাকা টাকা খুঁজে বের করা হয়।',
    },
  ],
  [
    { en: 'Why is my withdrawal in review?', bn: 'টাকা তোলার অনুরোধ যাচাইয়ে আটকে আছে কেন?' },
    {
      en: 'A person reviews the first one, a large one, or one to a new account, mostly within an hour. If we need a document, the timeline says which, and we ask for it once.',
      bn: 'প্রথমবার, বড় অঙ্কে বা নতুন অ্যাকাউন্টে হলে একজন কর্মী দেখে দেন, সাধারণত এক ঘণ্টার মধ্যেই। কোনো কাগজ লাগলে টাইমলাইনে লেখা থাকে, আর তা একবারই চাওয়া হয়।',
    },
  ],
  [
    { en: 'Why can I not withdraw everything?', bn: 'পুরো টাকা তুলতে পারছি না কেন?' },
    {
      en: 'Then the <a href="/help#turnover">turnover</a> of a deposit or a bonus is not met yet. The withdrawal page says of which one, and how much is missing.',
      bn: 'তাহলে কোনো জমা বা বোনাসের <a href="/help#turnover">টার্নওভার</a> এখনো পূরণ হয়নি। কোনটির আর কত বাকি, টাকা তোলার পেজেই লেখা আছে।',
    },
  ],
  [
    { en: 'Must a game pay after a long dry spell?', bn: 'অনেকক্ষণ না দিলে গেম কি এবার দেবেই?' },
    {
      en: 'No. Every round is independent: the chance is the same after a hundred losses as before. <a href="/help#rtp">What RTP means</a>.',
      bn: 'না। প্রতিটি রাউন্ড নতুন করে শুরু; একশবার হারার পরও সম্ভাবনা আগের মতোই। <a href="/help#rtp">RTP মানে কী</a>, পড়ে নিন।',
    },
  ],
  [
    { en: 'How do I change the language or the theme?', bn: 'ভাষা বা থিম বদলাব কীভাবে?' },
    {
      en: 'At the top of every page; on a phone, in the menu. The page stays where it is, and your choice is remembered on this device.',
      bn: 'প্রতিটি পেজের ওপরে; ফোনে মেনুর ভেতরে। যে পেজে আছেন সেখানেই থাকবেন, আর পছন্দটি এই ডিভাইসে মনে রাখা হবে।',
    },
  ],
  [
    { en: 'Is there an app?', bn: 'অ্যাপ আছে কি?' },
    {
      en: 'The portal itself is one: <a href="/?popup=apps">add it to your home screen</a>. No store, and no updates to wait for.',
      bn: 'পোর্টালটিই অ্যাপ: <a href="/?popup=apps">হোম স্ক্রিনে যোগ করুন</a>। স্টোরে যেতে হয় না, আপডেটের অপেক্ষাও নেই।',
    },
  ],
  [
    { en: 'How do I close my account?', bn: 'অ্যাকাউন্ট বন্ধ করব কীভাবে?' },
    {
      en: 'In the security centre, or with a line to <a href="/help#contact">customer service</a>. The page lists what is still open: withdraw your balance and let payments and bets finish first. Money that arrives later stays yours: write to customer service. If playing has become a burden, choose <a href="/help#self-exclusion">self-exclusion</a> instead: it protects you better.',
      bn: 'নিরাপত্তা কেন্দ্রে, কিংবা <a href="/help#contact">গ্রাহক সেবায়</a> এক লাইন লিখে। কী কী খোলা আছে, পেজে লেখা থাকে: আগে ব্যালেন্স তুলে নিন, আর চলমান লেনদেন ও বাজি শেষ হতে দিন। পরে কোনো টাকা এলে তা আপনারই: গ্রাহক সেবায় লিখুন। খেলা বোঝা হয়ে উঠলে বরং <a href="/help#self-exclusion">খেলা থেকে বিরত থাকার</a> পথ বেছে নিন: তাতে আপনি বেশি সুরক্ষিত থাকবেন।',
    },
  ],
]

const listed = (language: string): string =>
  QUESTIONS.map(
    ([question, answer]) =>
      `<h3>${localize(question, language)}</h3><p>${localize(answer, language)}</p>`,
  ).join('')

export const faqSection: SectionText = {
  id: 'questions',
  title: { en: 'Questions and answers', bn: 'প্রশ্ন ও উত্তর' },
  articles: [
    {
      id: 'faq',
      title: { en: 'What we are asked most', bn: 'যা সবচেয়ে বেশি জানতে চাওয়া হয়' },
      content: composeText(listed),
    },
  ],
}
