import type { SectionText } from './section.ts'

export const gamesSection: SectionText = {
  id: 'games',
  title: { en: 'Games', bn: 'গেম' },
  articles: [
    {
      id: 'rules',
      title: { en: 'Where are the rules of a game?', bn: 'গেমের নিয়ম কোথায় পাব?' },
      content: {
        en: `
          <p>Every game shows its rules before you play: what pays, the smallest and the largest stake, the RTP, and whether there is a demo. Inside the game they are behind <strong>What pays</strong>.</p>
          <p>Results come from the server and are fixed before the picture moves. Neither the stake nor the speed nor the time of day changes them.</p>`,
        bn: `
          <p>খেলার আগেই প্রতিটি গেমের নিয়ম দেখা যায়: কিসে কত পাওয়া যায়, সবচেয়ে ছোট ও বড় বাজি কত, RTP কত, ডেমো আছে কি না। গেমের ভেতরে <strong>কোনটায় কত</strong> চাপলেও পাবেন।</p>
          <p>ফল আসে সার্ভার থেকে, ছবি নড়ার আগেই ঠিক হয়ে যায়। বাজির অঙ্ক, খেলার গতি বা দিনের সময়ে তা বদলায় না।</p>`,
      },
    },
    {
      id: 'rtp',
      title: { en: 'What does RTP mean?', bn: 'RTP মানে কী?' },
      content: {
        en: `
          <p>RTP, “return to player”, is the part of all stakes that a game pays back over millions of rounds. A slot with {lotusRtp}% is an example: of every ৳100 staked, {lotusBack} come back on average and {lotusKept} do not.</p>
          <p>It promises nothing for one evening, which may be far better or far worse. And a game is never “due”: it does not remember what came before.</p>`,
        bn: `
          <p>RTP মানে “রিটার্ন টু প্লেয়ার”: লাখ লাখ রাউন্ডের সব বাজির যত ভাগ গেম ফিরিয়ে দেয়। যেমন {lotusRtp}% ফেরতের একটি স্লটে: প্রতি ৳100 বাজিতে গড়ে {lotusBack} ফেরে, {lotusKept} ফেরে না।</p>
          <p>এক সন্ধ্যার জন্য এটি কোনো প্রতিশ্রুতি নয়; ফল এর চেয়ে অনেক ভালো বা অনেক খারাপ হতে পারে। আর “এবার তো দেওয়ার কথা” বলে কিছু নেই: আগের রাউন্ড গেমের মনে থাকে না।</p>`,
      },
    },
    {
      id: 'interrupted-round',
      title: { en: 'My game was interrupted', bn: 'খেলার মাঝে সংযোগ কেটে গেছে' },
      content: {
        en: `
          <p>A round that reached us is settled exactly once, even when the picture stopped. A round that did not reach us costs nothing.</p>
          <ol>
            <li>Refresh your balance: a win is already in it.</li>
            <li>Open the betting record. The round is there with its stake, net result and ID.</li>
            <li>Something is wrong? Send us that ID by <a href="/?popup=feedback">feedback</a>. A round with a proven fault is void, and you get your stake back.</li>
          </ol>`,
        bn: `
          <p>যে রাউন্ড আমাদের কাছে পৌঁছেছে, ছবি থেমে গেলেও তার হিসাব ঠিক একবারই হয়। যা পৌঁছায়নি, তাতে টাকা কাটে না।</p>
          <ol>
            <li>ব্যালেন্স হালনাগাদ করুন: জিতে থাকলে টাকা আগেই যোগ হয়েছে।</li>
            <li>বাজির হিসাব খুলুন। রাউন্ডটি সেখানে বাজি, ফল ও নম্বরসহ আছে।</li>
            <li>গরমিল মনে হচ্ছে? নম্বরটি <a href="/?popup=feedback">মতামত ফর্মে</a> পাঠান। ত্রুটি প্রমাণ হলে রাউন্ডটি বাতিল হয়, বাজির টাকা ফেরত আসে।</li>
          </ol>`,
      },
    },
    {
      id: 'vendor-wallets',
      title: { en: 'Where is my money while I play?', bn: 'খেলার সময় আমার টাকা কোথায় থাকে?' },
      content: {
        en: `
          <p>Some vendors have their own wallet. Opening one of their games moves your money there automatically, unless you turned that off in your <a href="/?mc=transferFund">wallet</a>.</p>
          <p>It comes back to your main wallet with what you won when the last game of that vendor ends: when you leave it, start a break, choose to leave at a reality check, log out, or log in on another device, and when your session ends. What you moved to a vendor yourself stays there until you bring it back. If the vendor is under maintenance, collect it in your wallet afterwards.</p>`,
        bn: `
          <p>কিছু ভেন্ডরের গেমে টাকা থাকতে হয় তাদের নিজস্ব ওয়ালেটে। তাদের গেম খুললে টাকা নিজে থেকেই সেখানে যায়, যদি না <a href="/?mc=transferFund">ওয়ালেটে</a> তা বন্ধ করে রাখেন।</p>
          <p>ওই ভেন্ডরের শেষ গেমটি শেষ হলে জেতা টাকাসহ সব মূল ওয়ালেটে ফিরে আসে: গেম ছাড়লে, বিরতি শুরু করলে, রিয়েলিটি চেকে গেম ছাড়ার উত্তর দিলে, লগ আউট করলে, অন্য ডিভাইসে লগ ইন করলে, আর সেশনের সময় শেষ হলে। নিজে যে টাকা ভেন্ডরে নিয়েছেন, ফিরিয়ে না আনা পর্যন্ত তা সেখানেই থাকে। ভেন্ডরে রক্ষণাবেক্ষণ চললে পরে ওয়ালেট থেকে টাকা ফিরিয়ে আনুন।</p>`,
      },
    },
    {
      id: 'demo',
      title: { en: 'Can I try a game first?', bn: 'আগে একটু খেলে দেখা যায়?' },
      content: {
        en: `
          <p>Yes. Games with a demo can be tried with play money, without an account. A trial account gives you 2,000 units of play money for 30 minutes.</p>
          <p>A demo follows the same rules as the game, with the same RTP. What it pays cannot be withdrawn, and it says nothing about what comes next.</p>`,
        bn: `
          <p>যায়। ডেমো আছে এমন গেম অ্যাকাউন্ট ছাড়াই ডেমো টাকায় খেলে দেখতে পারেন। ট্রায়াল অ্যাকাউন্টে 30 মিনিটের জন্য 2,000 ইউনিট ডেমো টাকা পাবেন।</p>
          <p>ডেমো চলে আসল গেমের একই নিয়মে, একই RTP-তে। তবে ডেমোতে জেতা টাকা তোলা যায় না, আর তা দেখে পরের ফল বোঝাও যায় না।</p>`,
      },
    },
  ],
}
