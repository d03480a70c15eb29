import type { Text } from '../text.ts'

interface AgentAnnouncementText {
  readonly id: number
  readonly title: Text
  readonly html: Text
  readonly daysAgo: number
}

/** The merchant's announcements to agents, newest first. */
export const agentAnnouncementTexts: readonly AgentAnnouncementText[] = [
  {
    id: 304,
    title: { en: 'New figures in the team overview', bn: 'টিমের সারসংক্ষেপে নতুন হিসাব' },
    html: {
      en: '<p>The overview now compares every range with as many days before it. The chart has a table of the same figures below it.</p>',
      bn: '<p>সারসংক্ষেপে এখন যেকোনো সময়সীমার সঙ্গে তার আগের সমান দিনের তুলনা দেখা যায়। চার্টের নিচে একই হিসাবের টেবিলও আছে।</p>',
    },
    daysAgo: 1,
  },
  {
    id: 303,
    title: { en: 'Last month’s commission is paid', bn: 'গত মাসের কমিশন দেওয়া হয়েছে' },
    html: {
      en: '<p>Last month’s commission was paid today. Every line shows its formula; write to customer service within 14 days if one looks wrong to you.</p>',
      bn: '<p>গত মাসের কমিশন আজ দেওয়া হয়েছে। প্রতিটি লাইনে হিসাবের সূত্র আছে; কোনোটি ভুল মনে হলে 14 দিনের মধ্যে গ্রাহক সেবায় লিখুন।</p>',
    },
    daysAgo: 15,
  },
  {
    id: 302,
    title: { en: 'How to speak about bonuses', bn: 'বোনাসের কথা যেভাবে বলবেন' },
    html: {
      en: '<p>Tell new players the turnover requirement together with the bonus. <strong>Never promise winnings</strong>, and never write to anyone who is self-excluded or under 18.</p>',
      bn: '<p>নতুন খেলোয়াড়কে বোনাসের সঙ্গে তার টার্নওভারের শর্তও জানান। <strong>কখনোই জেতার প্রতিশ্রুতি দেবেন না</strong>, আর যিনি নিজেকে খেলা থেকে সরিয়ে রেখেছেন বা যাঁর বয়স 18-র কম, তাঁকে কখনো লিখবেন না।</p>',
    },
    daysAgo: 32,
  },
]
