import type { SectionText } from './section.ts'

export const aboutSection: SectionText = {
  id: 'about-suborno',
  title: { en: 'About us', bn: 'আমাদের কথা' },
  articles: [
    {
      id: 'about',
      title: { en: 'What Suborno is', bn: 'সুবর্ণ কী' },
      content: {
        en: `
          <p>Suborno, “golden” in Bengali, is an invented brand. It shows how a gaming portal can look and behave: quick, plain about money, and honest about the chances.</p>
          <p>There is no company behind it, no licence and no cash desk. The figures in this help are examples. Whoever offers you real money in the name of Suborno is deceiving you.</p>`,
        bn: `
          <p>সুবর্ণ একটি কাল্পনিক ব্র্যান্ড। একটি গেমিং পোর্টাল কেমন হতে পারে, এখানে তা-ই দেখানো হয়েছে: দ্রুত, টাকার হিসাবে স্পষ্ট, জেতার সম্ভাবনা নিয়ে সৎ।</p>
          <p>এর পেছনে কোনো প্রতিষ্ঠান নেই, লাইসেন্স নেই, টাকার কাউন্টারও নেই। এই সহায়তার অঙ্কগুলো উদাহরণমাত্র। সুবর্ণের নামে কেউ আসল টাকার কথা বললে সে আপনাকে ঠকাচ্ছে।</p>`,
      },
    },
    {
      id: 'contact',
      title: { en: 'Contact', bn: 'যোগাযোগ' },
      content: {
        en: `
          <ul>
            <li><strong><a href="/?popup=chat">Live chat</a>:</strong> quickest, mostly within a few minutes.</li>
            <li><strong><a href="/?popup=feedback">Feedback</a>:</strong> for anything that can wait until tomorrow.</li>
            <li><strong>Email:</strong> <a href="mailto:{mail}">{mail}</a>, answered within a day.</li>
          </ul>
          <p>Tell us your username and, if there is one, the ID of the deposit, withdrawal or round. Never send a password or a code.</p>`,
        bn: `
          <ul>
            <li><strong><a href="/?popup=chat">লাইভ চ্যাট</a>:</strong> সবচেয়ে দ্রুত, সাধারণত কয়েক মিনিটেই উত্তর।</li>
            <li><strong><a href="/?popup=feedback">মতামত</a>:</strong> যা কাল পর্যন্ত অপেক্ষা করতে পারে।</li>
            <li><strong>ইমেইল:</strong> <a href="mailto:{mail}">{mail}</a>, এক দিনের মধ্যে উত্তর।</li>
          </ul>
          <p>আপনার ইউজারনেম লিখুন, আর থাকলে জমা, টাকা তোলা বা রাউন্ডের নম্বরটিও। পাসওয়ার্ড বা কোড কখনো পাঠাবেন না।</p>`,
      },
    },
    {
      id: 'complaints',
      title: { en: 'Complaints', bn: 'অভিযোগ' },
      content: {
        en: `
          <p>We would rather hear it than not. This is what happens:</p>
          <ol>
            <li>You write to <a href="mailto:{mail}">{mail}</a> what happened and what you would like. You get a reference at once.</li>
            <li>Someone who had no part in it looks into it and answers within 7 days, with reasons.</li>
            <li>If you do not agree, ask for the head of customer service. The second answer comes within 14 days.</li>
            <li>After that, a real portal would name an independent body that decides free of charge. A sample brand has none.</li>
          </ol>
          <p>A complaint never costs you anything and never counts against you.</p>`,
        bn: `
          <p>অসুবিধা হলে চেপে রাখবেন না, আমাদের জানান। এরপর যা হয়:</p>
          <ol>
            <li>কী হয়েছে আর কী চান, <a href="mailto:{mail}">{mail}</a> ঠিকানায় লিখুন। সঙ্গে সঙ্গে একটি নম্বর পাবেন।</li>
            <li>ঘটনার সঙ্গে জড়িত নন এমন একজন খতিয়ে দেখে 7 দিনের মধ্যে কারণসহ উত্তর দেবেন।</li>
            <li>উত্তরে সন্তুষ্ট না হলে গ্রাহক সেবার প্রধানকে জানাতে বলুন। দ্বিতীয় উত্তর আসবে 14 দিনের মধ্যে।</li>
            <li>এরপর আসল পোর্টাল হলে একটি স্বাধীন সংস্থার নাম দিত, যারা বিনা খরচে মীমাংসা করে। নমুনা ব্র্যান্ডের তেমন কিছু নেই।</li>
          </ol>
          <p>অভিযোগ জানাতে খরচ নেই, এর জন্য আপনার কোনো ক্ষতিও হবে না।</p>`,
      },
    },
  ],
}
