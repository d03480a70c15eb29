import type { SectionText } from './section.ts'

export const saferSection: SectionText = {
  id: 'staying-in-control',
  title: { en: 'Safer gambling', bn: 'দায়িত্বশীল খেলা' },
  articles: [
    {
      id: 'responsible-gaming',
      title: { en: 'Playing without regret', bn: 'আফসোস ছাড়া খেলা' },
      content: {
        en: `
          <p>Playing is entertainment, and in the long run it costs money. Nobody earns a living here. These five habits help:</p>
          <ol>
            <li>Decide how much money and time the evening may cost, before it begins.</li>
            <li>Never play with borrowed money, or with money for rent, food or school.</li>
            <li>Never try to win a loss back.</li>
            <li>Do not play when you are sad, angry, tired or have been drinking.</li>
            <li>Stop while it is still fun.</li>
          </ol>
          <p><a href="/help#limits">Limits</a>, a <a href="/help#time-out">time-out</a> and <a href="/help#self-exclusion">self-exclusion</a> do the deciding for you when it gets hard.</p>`,
        bn: `
          <p>খেলা বিনোদন, আর শেষ হিসাবে এতে টাকা খরচই হয়। এখানে খেলে কারও সংসার চলে না। পাঁচটি অভ্যাস কাজে লাগে:</p>
          <ol>
            <li>শুরুর আগেই ঠিক করুন, আজ কত টাকা আর কত সময় দেবেন।</li>
            <li>ধারের টাকায় খেলবেন না; বাসাভাড়া, বাজার বা স্কুলের বেতনের টাকায়ও না।</li>
            <li>হারা টাকা ফিরিয়ে আনতে খেলবেন না।</li>
            <li>মন খারাপ, রাগ, ক্লান্তি বা নেশার মধ্যে খেলবেন না।</li>
            <li>আনন্দ থাকতে থাকতেই থামুন।</li>
          </ol>
          <p>নিজেকে সামলানো কঠিন হলে <a href="/help#limits">সীমা</a>, <a href="/help#time-out">সাময়িক বিরতি</a> আর <a href="/help#self-exclusion">খেলা থেকে বিরত থাকার</a> ব্যবস্থা আপনার হয়ে কাজটা করে দেয়।</p>`,
      },
    },
    {
      id: 'limits',
      title: { en: 'Setting limits', bn: 'সীমা ঠিক করা' },
      content: {
        en: `
          <p>“<a href="/?popup=limits">Set limits</a>” is at the foot of every page. You can limit:</p>
          <ul>
            <li><strong>deposits</strong>, for a day, a week or a month,</li>
            <li><strong>losses</strong>, for a day, and the <strong>stake</strong> of one round,</li>
            <li><strong>time</strong>, for a day; and you can be reminded every 30 or 60 minutes.</li>
          </ul>
          <p>A lower limit applies at once. Raising or removing one takes 24 hours and your confirmation. If several limits apply, the lowest counts. Nobody at Suborno can raise your limit for you.</p>`,
        bn: `
          <p>প্রতিটি পেজের নিচে “<a href="/?popup=limits">সীমা ঠিক করুন</a>” লেখা আছে। সীমা দিতে পারেন:</p>
          <ul>
            <li><strong>জমায়</strong>, দিন, সপ্তাহ বা মাসের জন্য,</li>
            <li><strong>ক্ষতিতে</strong>, এক দিনের জন্য, আর এক রাউন্ডের <strong>বাজিতে</strong>,</li>
            <li><strong>সময়ে</strong>, দিনে কতক্ষণ; চাইলে 30 বা 60 মিনিট পরপর মনে করিয়েও দেব।</li>
          </ul>
          <p>কমালে সঙ্গে সঙ্গে কার্যকর হয়। বাড়াতে বা তুলে দিতে 24 ঘণ্টা লাগে, আর আপনাকে নিশ্চিত করতে হয়। একাধিক সীমা থাকলে সবচেয়ে কমটি খাটে। সুবর্ণের কেউ আপনার হয়ে সীমা বাড়াতে পারে না।</p>`,
      },
    },
    {
      id: 'time-out',
      title: { en: 'Time-out', bn: 'সাময়িক বিরতি' },
      content: {
        en: `
          <p>A time-out lasts 24 hours, 7 days, 30 days or 42 days. It starts at once and cannot be shortened, not even by us. While it lasts, games, demos, deposits, bonuses and offers are closed. You can still log in and withdraw. Deposits stay tied to turnover until it ends, and a bonus whose last day falls within it ends at once. When it ends, you can play again. Every page that it closes shows when that is.</p>`,
        bn: `
          <p>সাময়িক বিরতি নেওয়া যায় 24 ঘণ্টা, 7 দিন, 30 দিন বা 42 দিনের জন্য। এটি সঙ্গে সঙ্গে শুরু হয়, আর কেউই ছোট করতে পারে না, আমরাও না। এই সময়ে গেম, ডেমো, জমা, বোনাস আর অফার বন্ধ থাকে; লগ ইন করা আর টাকা তোলা চলে। বিরতি শেষ না হওয়া পর্যন্ত জমা টার্নওভারে আটকে থাকে, আর যে বোনাসের শেষ দিন এর মধ্যে পড়ে, তা সঙ্গে সঙ্গে শেষ হয়। শেষ হলে খেলা নিজে থেকেই খুলে যায়; কবে শেষ, তা বন্ধ থাকা প্রতিটি পেজে লেখা থাকে।</p>`,
      },
    },
    {
      id: 'self-exclusion',
      title: { en: 'Self-exclusion', bn: 'খেলা থেকে বিরত থাকা' },
      content: {
        en: `
          <p>If a time-out is not enough, exclude yourself for 6 months, 1, 3 or 5 years, or permanently.</p>
          <ul>
            <li>It starts at once and cannot be shortened, not even by us. While it lasts, games, demos, deposits, bonuses and offers are closed.</li>
            <li>Your balance stays yours: you can withdraw it at any time. Deposits tied to turnover are free at once. A bonus ends under its terms, with what is left of its winnings. You see both before you confirm.</li>
            <li>You hear nothing more from us, and a new account of yours is closed as soon as we see it.</li>
            <li>When it ends, you can play again. We send offers only if you allowed them. A permanent self-exclusion never ends.</li>
          </ul>
          <p>Choosing this takes strength. You do not have to do it alone: <a href="/help#helpline">talk to someone</a>.</p>`,
        bn: `
          <p>সাময়িক বিরতি যথেষ্ট না হলে 6 মাস, 1, 3 বা 5 বছর, কিংবা চিরদিনের জন্য নিজেকে খেলার বাইরে রাখতে পারেন।</p>
          <ul>
            <li>এটি সঙ্গে সঙ্গে শুরু হয়, আর কেউই ছোট করতে পারে না, আমরাও না। এই সময়ে গেম, ডেমো, জমা, বোনাস আর অফার বন্ধ থাকে।</li>
            <li>ব্যালেন্স আপনারই থাকে: যেকোনো সময় তুলতে পারেন। জমার যে অংশ টার্নওভারে আটকে ছিল, তা সঙ্গে সঙ্গে মুক্ত হয়। বোনাস শর্ত অনুযায়ী বাকি থাকা জয়সহ শেষ হয়। নিশ্চিত করার আগে দুটোই দেখানো হয়।</li>
            <li>আমাদের কাছ থেকে আর কোনো বার্তা যাবে না, আর নতুন অ্যাকাউন্ট খুললে চোখে পড়ামাত্র বন্ধ করা হবে।</li>
            <li>শেষ হলে খেলা নিজে থেকেই খুলে যায়; অফার আসে শুধু আপনি অনুমতি দিয়ে থাকলে। চিরদিনের জন্য হলে আর খোলে না।</li>
          </ul>
          <p>এই সিদ্ধান্ত নিতে মনের জোর লাগে। একা সামলাতে হবে না: <a href="/help#helpline">কারও সঙ্গে কথা বলুন</a>।</p>`,
      },
    },
    {
      id: 'warning-signs',
      title: { en: 'When it is no longer a game', bn: 'কখন তা আর খেলা থাকে না' },
      content: {
        en: `
          <p>Ask yourself honestly. In the last months, did you…</p>
          <ul>
            <li>play for more, or for longer, than you wanted?</li>
            <li>go back the next day to win back a loss?</li>
            <li>borrow, sell something or leave a bill unpaid in order to play?</li>
            <li>hide from your family how much you play?</li>
            <li>think of playing while working, or when you could not sleep?</li>
            <li>try to stop, and fail?</li>
          </ul>
          <p>One yes is a reason to <a href="/help#limits">set a limit</a>. Two or more are a reason to stop for a while and <a href="/help#helpline">talk</a>. It is nothing to be ashamed of, and it gets better.</p>`,
        bn: `
          <p>নিজেকে সৎভাবে জিজ্ঞেস করুন। গত কয়েক মাসে কি…</p>
          <ul>
            <li>যতটা চেয়েছিলেন, তার চেয়ে বেশি টাকা বা সময় খেলায় গেছে?</li>
            <li>হারা টাকা ফেরাতে পরদিন আবার খেলতে বসেছেন?</li>
            <li>খেলার জন্য ধার করেছেন, কিছু বেচেছেন বা কোনো বিল বাকি রেখেছেন?</li>
            <li>কতটা খেলেন, পরিবারের কাছে লুকিয়েছেন?</li>
            <li>কাজের মধ্যে বা ঘুম না এলে খেলার কথাই মাথায় ঘুরেছে?</li>
            <li>ছাড়তে চেয়েও পারেননি?</li>
          </ul>
          <p>একটির উত্তর “হ্যাঁ” হলে <a href="/help#limits">একটি সীমা ঠিক করুন</a>। দুই বা তার বেশি হলে কিছুদিন থামুন, আর <a href="/help#helpline">কথা বলুন</a>। এতে লজ্জার কিছু নেই, আর এ থেকে বেরিয়ে আসা যায়।</p>`,
      },
    },
    {
      id: 'helpline',
      title: { en: 'Talking to someone', bn: 'কারও সঙ্গে কথা বলা' },
      content: {
        en: `
          <p>Free, in confidence, and without having to give your name. Family and friends may call, too.</p>
          {helplines}
          <p>If you think of harming yourself, please call the emergency number of your country now, or go to someone near you.</p>`,
        bn: `
          <p>খরচ নেই, কথা গোপন থাকে, নামও বলতে হয় না। পরিবার বা বন্ধুরাও ফোন করতে পারেন।</p>
          {helplines}
          <p>নিজের ক্ষতি করার কথা মনে এলে এখনই আপনার দেশের জরুরি নম্বরে ফোন করুন, কিংবা কাছের কারও কাছে যান।</p>`,
      },
    },
    {
      id: 'minimum-age',
      title: { en: 'Minimum age', bn: 'ন্যূনতম বয়স' },
      content: {
        en: `
          <p>You must be {minAge} or older to open an account. On the birthday itself you are old enough. We compare your date of birth with a document; we close the account of anyone younger and return the deposits.</p>
          <p>Children use your device? Do not let the browser remember the password, log out when you are done, and turn on parental controls on the device.</p>`,
        bn: `
          <p>অ্যাকাউন্ট খুলতে বয়স {minAge} বছর বা তার বেশি হতে হবে। জন্মদিনের দিন থেকেই ধরা হয়। জন্মতারিখ আমরা পরিচয়পত্রের সঙ্গে মিলিয়ে দেখি; বয়স কম হলে অ্যাকাউন্ট বন্ধ করে জমার টাকা ফেরত দেওয়া হয়।</p>
          <p>আপনার ডিভাইস শিশুরাও ব্যবহার করে? ব্রাউজারে পাসওয়ার্ড সংরক্ষণ করবেন না, কাজ শেষে লগ আউট করুন, আর ডিভাইসের শিশু-সুরক্ষা চালু রাখুন।</p>`,
      },
    },
  ],
}
