import type { SectionText } from './section.ts'

export const legalSection: SectionText = {
  id: 'legal',
  title: { en: 'Legal', bn: 'আইনি বিষয়' },
  articles: [
    {
      id: 'terms',
      title: { en: 'Terms', bn: 'শর্তাবলি' },
      content: {
        en: `
          <p><strong>Suborno is a sample brand.</strong> This portal is a demonstration: no real money is taken or paid, no bet is accepted, and what it shows of deposits, winnings and people is made up. The terms below read as those of a real portal would.</p>
          <ol>
            <li><strong>Who may play.</strong> Persons of {minAge} and over, for themselves, where it is allowed. One person, one account.</li>
            <li><strong>Your account.</strong> Keep your password to yourself. What is done with it counts as done by you until you tell us that someone else has it.</li>
            <li><strong>Money.</strong> Deposit from and withdraw to accounts in your own name. Fees and times are those under <a href="/help#fees-and-times">Fees and times</a>.</li>
            <li><strong>Bonuses.</strong> What the card says applies, and nothing else. A bonus whose turnover is not met in time, or can no longer be met, ends with what is left of its winnings; your deposit stays yours. We do not change the terms of a bonus that you have already taken.</li>
            <li><strong>Games.</strong> A settled round stays settled. Rounds with a proven fault are cancelled and their stakes returned.</li>
            <li><strong>Fair play.</strong> Programs that play for you, several accounts, and agreements between players at a table are not allowed.</li>
            <li><strong>Closing.</strong> You may close your account at any time. If we close it, we give the reason and pay out what is yours.</li>
            <li><strong>Changes.</strong> We announce new terms 14 days ahead. If you do not agree, you can close your account until then.</li>
          </ol>`,
        bn: `
          <p><strong>সুবর্ণ একটি নমুনা ব্র্যান্ড।</strong> এই পোর্টাল কেবল প্রদর্শনীর জন্য: এখানে আসল টাকা নেওয়া বা দেওয়া হয় না, কোনো বাজি গ্রহণ করা হয় না; জমা, জয় ও মানুষ যা দেখানো হয়, সবই কাল্পনিক। নিচের শর্তগুলো আসল পোর্টালের শর্তের মতো করে লেখা।</p>
          <ol>
            <li><strong>কারা খেলতে পারেন।</strong> {minAge} বছর বা তার বেশি বয়সীরা, নিজের জন্য, যেখানে আইনে বাধা নেই। একজনের একটিই অ্যাকাউন্ট।</li>
            <li><strong>আপনার অ্যাকাউন্ট।</strong> পাসওয়ার্ড কাউকে দেবেন না। অন্য কেউ জেনে গেছে বলে আমাদের না জানানো পর্যন্ত তা দিয়ে যা হয়, আপনার কাজ বলেই ধরা হয়।</li>
            <li><strong>টাকা।</strong> জমা দিন নিজের নামের অ্যাকাউন্ট থেকে, তুলুনও নিজের নামের অ্যাকাউন্টে। ফি ও সময় <a href="/help#fees-and-times">ফি ও সময়</a> অংশে যা লেখা, তা-ই।</li>
            <li><strong>বোনাস।</strong> কার্ডে যা লেখা তা-ই শর্ত, তার বাইরে কিছু নয়। যে বোনাসের টার্নওভার সময়মতো পূরণ হয় না, বা আর পূরণ করা সম্ভব নয়, তা বাকি থাকা জয়সহ শেষ হয়; আপনার জমা আপনারই থাকে। নেওয়া হয়ে গেছে এমন বোনাসের শর্ত আমরা বদলাই না।</li>
            <li><strong>গেম।</strong> হিসাব মিটে যাওয়া রাউন্ডের ফল আর বদলায় না। ত্রুটি প্রমাণ হলে রাউন্ড বাতিল হয়, বাজির টাকা ফেরত যায়।</li>
            <li><strong>সৎ খেলা।</strong> আপনার হয়ে খেলে এমন প্রোগ্রাম, একাধিক অ্যাকাউন্ট, কিংবা এক টেবিলে খেলোয়াড়দের যোগসাজশ চলবে না।</li>
            <li><strong>অ্যাকাউন্ট বন্ধ করা।</strong> যেকোনো সময় বন্ধ করতে পারেন। আমরা বন্ধ করলে কারণ জানাব, আর আপনার পাওনা মিটিয়ে দেব।</li>
            <li><strong>পরিবর্তন।</strong> নতুন শর্ত 14 দিন আগে জানানো হয়। একমত না হলে তার মধ্যে অ্যাকাউন্ট বন্ধ করতে পারেন।</li>
          </ol>`,
      },
    },
    {
      id: 'privacy',
      title: { en: 'Privacy', bn: 'গোপনীয়তা' },
      content: {
        en: `
          <p>In this demonstration everything you enter stays in your browser or on the test server in front of you. Please enter no real personal data. A real portal would promise you this:</p>
          <ul>
            <li><strong>What we keep:</strong> what you tell us when registering, your deposits, withdrawals and rounds, and the addresses and devices you log in from.</li>
            <li><strong>What for:</strong> to run your account, to prevent fraud, and because the law asks for it. Not for sale, ever.</li>
            <li><strong>How:</strong> passwords and payments are sent encrypted. Staff see only what their task needs, and with the rest masked.</li>
            <li><strong>How long:</strong> as long as the account is open, then as long as the law demands.</li>
            <li><strong>Your rights:</strong> to see it, correct it, take it with you and have it deleted. <a href="/help#contact">Write to us</a>; we answer within 30 days.</li>
          </ul>
          <p>Offers reach you only if you have said yes to them, and one tap ends them.</p>`,
        bn: `
          <p>এই প্রদর্শনীতে আপনি যা লেখেন, তা আপনার ব্রাউজারে বা সামনের পরীক্ষামূলক সার্ভারেই থাকে। অনুগ্রহ করে নিজের আসল তথ্য দেবেন না। আসল পোর্টাল হলে আপনাকে এই কথা দিত:</p>
          <ul>
            <li><strong>কী রাখি:</strong> নিবন্ধনের সময় যা জানান, আপনার জমা, টাকা তোলা ও রাউন্ড, আর কোন ঠিকানা ও ডিভাইস থেকে লগ ইন করেন।</li>
            <li><strong>কেন রাখি:</strong> অ্যাকাউন্ট চালাতে, প্রতারণা ঠেকাতে, আর আইনে লাগে বলে। বিক্রির জন্য কখনোই নয়।</li>
            <li><strong>কীভাবে:</strong> পাসওয়ার্ড ও লেনদেনের তথ্য এনক্রিপ্ট করে পাঠানো হয়। কর্মীরা কাজের জন্য যতটুকু দরকার ততটুকুই দেখেন, বাকিটা ঢাকা থাকে।</li>
            <li><strong>কতদিন:</strong> অ্যাকাউন্ট যতদিন খোলা, এরপর আইনে যতদিন রাখতে হয়।</li>
            <li><strong>আপনার অধিকার:</strong> তথ্য দেখা, শুধরে নেওয়া, নিজের সঙ্গে নেওয়া ও মুছে ফেলা। <a href="/help#contact">আমাদের লিখুন</a>, 30 দিনের মধ্যে উত্তর পাবেন।</li>
          </ul>
          <p>আপনি রাজি থাকলেই শুধু অফার পাঠাই, এক ছোঁয়ায় তা বন্ধও করা যায়।</p>`,
      },
    },
    {
      id: 'cookies',
      title: { en: 'Cookies and storage', bn: 'কুকি ও ব্রাউজারে রাখা তথ্য' },
      content: {
        en: `
          <p>Your browser keeps a few small things for us:</p>
          <table>
            <thead><tr><th>What</th><th>What for</th><th>How long</th></tr></thead>
            <tbody>
              <tr><td>Your session</td><td>to stay logged in</td><td>until the tab is closed</td></tr>
              <tr><td>Language and theme</td><td>to look as you chose</td><td>until you clear them</td></tr>
              <tr><td>Remembered username and password</td><td>to log in faster, only if you tick it</td><td>one day</td></tr>
              <tr><td>Invitation code</td><td>to know who invited you</td><td>30 days</td></tr>
            </tbody>
          </table>
          <p>Visits are counted only if you agree, and without your name. Without your yes, no such script is loaded at all.</p>`,
        bn: `
          <p>আপনার ব্রাউজার আমাদের জন্য অল্প কিছু তথ্য রাখে:</p>
          <table>
            <thead><tr><th>কী</th><th>কেন</th><th>কতদিন</th></tr></thead>
            <tbody>
              <tr><td>আপনার সেশন</td><td>লগ ইন থাকার জন্য</td><td>ট্যাব বন্ধ না করা পর্যন্ত</td></tr>
              <tr><td>ভাষা ও থিম</td><td>আপনার পছন্দমতো দেখানোর জন্য</td><td>আপনি না মোছা পর্যন্ত</td></tr>
              <tr><td>মনে রাখা ইউজারনেম ও পাসওয়ার্ড</td><td>তাড়াতাড়ি লগ ইন করতে, শুধু টিক দিলে</td><td>এক দিন</td></tr>
              <tr><td>আমন্ত্রণ কোড</td><td>কে আমন্ত্রণ জানিয়েছেন, জানতে</td><td>30 দিন</td></tr>
            </tbody>
          </table>
          <p>কতজন এলেন তা গোনা হয় শুধু আপনি রাজি হলে, তাও নাম ছাড়া। রাজি না হলে সে রকম কোনো স্ক্রিপ্টই লোড হয় না।</p>`,
      },
    },
  ],
}
