import type { SectionText } from './section.ts'

export const moneySection: SectionText = {
  id: 'money',
  title: { en: 'Money', bn: 'টাকা-পয়সা' },
  articles: [
    {
      id: 'deposits',
      title: { en: 'Depositing', bn: 'টাকা জমা দেওয়া' },
      content: {
        en: `
          <ol>
            <li>Open <strong>Deposit</strong> and choose how to pay: mobile wallet, bank transfer or agent counter.</li>
            <li>Choose an amount from {depositLeast} to {depositMost}. If an offer is shown, read its turnover before you tick it; nothing is ticked for you.</li>
            <li>Pay as the page says, within {depositMinutes} minutes, and copy the reference exactly.</li>
          </ol>
          <p>Every deposit shows where it stands: <em>pending</em>, <em>processing</em>, <em>credited</em>, or else <em>failed</em> or <em>expired</em>. Pay only from accounts in your own name. We return money from others.</p>
          <p>Before the first deposit, <a href="/help#limits">set yourself a limit</a>. It takes a minute.</p>`,
        bn: `
          <ol>
            <li><strong>টাকা জমা</strong> খুলে মাধ্যম বেছে নিন: মোবাইল ওয়ালেট, ব্যাংক ট্রান্সফার বা এজেন্ট কাউন্টার।</li>
            <li>{depositLeast} থেকে {depositMost}-এর মধ্যে একটি অঙ্ক দিন। কোনো অফার দেখালে টিক দেওয়ার আগে তার টার্নওভার পড়ে নিন; আপনার হয়ে কোথাও টিক দেওয়া থাকে না।</li>
            <li>পেজে যেভাবে বলা আছে, সেভাবে {depositMinutes} মিনিটের মধ্যে টাকা পাঠান; রেফারেন্স নম্বরটি হুবহু লিখুন।</li>
          </ol>
          <p>জমা কোন ধাপে আছে, পাশেই লেখা থাকে: <em>অপেক্ষমাণ</em>, <em>প্রক্রিয়াধীন</em>, <em>জমা হয়েছে</em>, নয়তো <em>ব্যর্থ</em> বা <em>সময় শেষ</em>। শুধু নিজের নামের অ্যাকাউন্ট থেকে পাঠান; অন্যের টাকা ফেরত দেওয়া হয়।</p>
          <p>প্রথম জমার আগে <a href="/help#limits">নিজের একটি সীমা ঠিক করে নিন</a>, এক মিনিটের কাজ।</p>`,
      },
    },
    {
      id: 'withdrawals',
      title: { en: 'Withdrawing', bn: 'টাকা তোলা' },
      content: {
        en: `
          <p>You need three things: a bank account or wallet in your own name, a payment password, and your <a href="/help#turnover">turnover</a> met.</p>
          <ol>
            <li>Open <strong>Withdraw</strong> and enter an amount from {withdrawLeast} to {withdrawMost}. You can withdraw {withdrawCount} times a day.</li>
            <li>Check the fee and what you will receive, then confirm with your payment password.</li>
            <li>Follow the request on its timeline: submitted, in review, being paid, received.</li>
            <li>When the money has arrived, tap <strong>Received</strong>. If you do not answer within {receiptMinutes} minutes, it counts as received. You can dispute that for {disputeHours} hours.</li>
          </ol>
          <p>You cannot cancel a request, so that money on its way to you cannot be lost in play. If we have to reject one, we say why, and the amount is refunded to your balance.</p>`,
        bn: `
          <p>তিনটি জিনিস লাগে: নিজের নামে একটি ব্যাংক অ্যাকাউন্ট বা ওয়ালেট, পেমেন্ট পাসওয়ার্ড, আর পূরণ হওয়া <a href="/help#turnover">টার্নওভার</a>।</p>
          <ol>
            <li><strong>টাকা তুলুন</strong> খুলে {withdrawLeast} থেকে {withdrawMost}-এর মধ্যে একটি অঙ্ক দিন। দিনে {withdrawCount} বার অনুরোধ করা যায়।</li>
            <li>ফি কত আর হাতে কত পাবেন দেখে নিন, তারপর পেমেন্ট পাসওয়ার্ড দিয়ে নিশ্চিত করুন।</li>
            <li>অনুরোধটি কোথায় আছে, টাইমলাইনে দেখুন: জমা পড়েছে, যাচাই চলছে, টাকা পাঠানো হচ্ছে, পেয়ে গেছেন।</li>
            <li>টাকা পৌঁছালে <strong>পেয়েছি</strong> চাপুন। {receiptMinutes} মিনিট কিছু না জানালে ধরে নেওয়া হয় পেয়েছেন; না পেয়ে থাকলে এর পরও {disputeHours} ঘণ্টার মধ্যে আমাদের জানাতে পারেন।</li>
          </ol>
          <p>একবার করা অনুরোধ ফেরানো যায় না, যাতে ঘরে ফেরার পথে থাকা টাকা আবার বাজিতে না যায়। কোনো অনুরোধ রাখতে না পারলে কারণ জানাই, আর টাকা ব্যালেন্সে ফিরে আসে।</p>`,
      },
    },
    {
      id: 'fees-and-times',
      title: { en: 'Fees and times', bn: 'ফি ও সময়' },
      content: {
        en: `
          <table>
            <thead><tr><th>Way</th><th>Deposit</th><th>Withdrawal</th></tr></thead>
            <tbody>
              <tr><td>Mobile wallet</td><td>free, 1 to 3 minutes</td><td>free, mostly within an hour</td></tr>
              <tr><td>Bank transfer</td><td>free, up to 10 minutes</td><td>{bankFee}, by the next banking day</td></tr>
              <tr><td>Agent counter</td><td>free, at once</td><td>free, the same day</td></tr>
            </tbody>
          </table>
          <p>Your wallet or bank may charge its own fee. We do not know it, and we keep none of it. The first withdrawal takes longer, because we compare the names once.</p>`,
        bn: `
          <table>
            <thead><tr><th>মাধ্যম</th><th>টাকা জমা</th><th>টাকা তোলা</th></tr></thead>
            <tbody>
              <tr><td>মোবাইল ওয়ালেট</td><td>ফি নেই, 1 থেকে 3 মিনিট</td><td>ফি নেই, সাধারণত এক ঘণ্টার মধ্যে</td></tr>
              <tr><td>ব্যাংক ট্রান্সফার</td><td>ফি নেই, 10 মিনিট পর্যন্ত</td><td>{bankFee}, পরের ব্যাংক-কার্যদিবসের মধ্যে</td></tr>
              <tr><td>এজেন্ট কাউন্টার</td><td>ফি নেই, সঙ্গে সঙ্গে</td><td>ফি নেই, সেদিনই</td></tr>
            </tbody>
          </table>
          <p>আপনার ওয়ালেট বা ব্যাংক আলাদা চার্জ নিতে পারে; তা কত, আমরা জানি না, তার কোনো অংশও রাখি না। প্রথমবার টাকা তুলতে একটু বেশি সময় লাগে, কারণ নামটি একবার মিলিয়ে দেখা হয়।</p>`,
      },
    },
    {
      id: 'turnover',
      title: { en: 'What is turnover?', bn: 'টার্নওভার কী?' },
      content: {
        en: `
          <p>Turnover is the sum of your stakes, won or lost. Some money has a turnover requirement before you can withdraw it:</p>
          <ul>
            <li><strong>A deposit: once.</strong> You deposit ৳1,000, so you stake ৳1,000 in all, for example 100 rounds of ৳10.</li>
            <li><strong>A bonus: as often as its card says</strong>, for example 8 times. <a href="/help#wagering-example">Here is one worked out</a>.</li>
            <li><strong>What you win with your own money: not at all.</strong></li>
          </ul>
          <p>Demo rounds and returned stakes do not count. Before you withdraw, you see what is left beside each deposit and each bonus.</p>
          <p>Money tied to turnover cannot be transferred to another account either. Money that an agent sends you is a deposit: it counts in your deposit limits.</p>`,
        bn: `
          <p>জেতা-হারা মিলিয়ে যত টাকার বাজি ধরেছেন, তার যোগফলই টার্নওভার। কিছু টাকা তোলার আগে খেলতে হয়:</p>
          <ul>
            <li><strong>জমা: একবার।</strong> ৳1,000 জমা দিলে মোট ৳1,000 বাজি ধরতে হবে, যেমন ৳10 করে 100 রাউন্ড।</li>
            <li><strong>বোনাস: কার্ডে যতবার লেখা</strong>, যেমন 8 গুণ। <a href="/help#wagering-example">হিসাব কষে দেখানো একটি উদাহরণ</a> আছে।</li>
            <li><strong>নিজের টাকায় জেতা অর্থ: একবারও না।</strong></li>
          </ul>
          <p>ডেমো রাউন্ড আর ফেরত পাওয়া বাজি এতে ধরা হয় না। আর কত বাকি, টাকা তোলার আগেই প্রতিটি জমা ও বোনাসের পাশে লেখা থাকে।</p>
          <p>টার্নওভার বাকি আছে এমন টাকা অন্য অ্যাকাউন্টেও পাঠানো যায় না। এজেন্ট আপনাকে টাকা পাঠালে সেটাও জমা: আপনার জমার সীমায় তা ধরা হয়।</p>`,
      },
    },
    {
      id: 'balance',
      title: { en: 'What does my balance show?', bn: 'ব্যালেন্সে কী দেখা যায়?' },
      content: {
        en: `
          <p>The balance is what you can play with right now. A bonus whose turnover is not yet met is shown beside it and cannot be withdrawn. Play money of demos and trials is kept apart and never becomes money.</p>
          <p>“As of 10:42” means that we could not reach the server since then. Refresh it before you decide anything.</p>`,
        bn: `
          <p>এই মুহূর্তে যত টাকা দিয়ে খেলতে পারেন, সেটাই ব্যালেন্স। টার্নওভার পূরণ হয়নি এমন বোনাস পাশে আলাদা দেখায়, তা তোলা যায় না। ডেমো ও ট্রায়ালের টাকা আলাদা থাকে, কখনো আসল টাকা হয় না।</p>
          <p>“10:42-এর হিসাব” মানে তার পর সার্ভারের সঙ্গে যোগাযোগ হয়নি। কোনো সিদ্ধান্ত নেওয়ার আগে হালনাগাদ করে নিন।</p>`,
      },
    },
  ],
}
