import type { SectionText } from './section.ts'

export const bonusSection: SectionText = {
  id: 'bonuses',
  title: { en: 'Bonuses', bn: 'বোনাস' },
  articles: [
    {
      id: 'wagering',
      title: { en: 'How turnover works', bn: 'বোনাসের টার্নওভার কীভাবে চলে' },
      content: {
        en: `
          <p>A bonus is money with a turnover requirement: you can withdraw it once you have bet a certain amount. That amount is its turnover.</p>
          <ul>
            <li>The card of every offer under <a href="/promotions">Promotions</a> says how many times, and of what: the bonus alone, or the deposit and bonus together.</li>
            <li>Your own money is bet first, then the bonus. A win belongs to the money that was bet for it.</li>
            <li>A bar shows your progress and what is left. If the card names a last day and the turnover is not met by then, the bonus ends, with what is left of its winnings. Your deposit and what you won with it stay yours.</li>
            <li>If the card names a maximum cash-out, that is the most you keep of the bonus and its winnings once the turnover is met. The rest is removed then, and your account record says so.</li>
            <li>Some offers are for members in their first days, for certain days of the week, or once in a while. If you cannot apply for one now, its card says why. For a bonus that you applied for in time, the day on which you claim it does not matter.</li>
            <li>If a term is not on the card, it does not apply.</li>
          </ul>
          <p>You never have to take a bonus. Without one, you bet your deposit just once.</p>`,
        bn: `
          <p>বোনাস হলো শর্তসহ পাওয়া টাকা: নির্দিষ্ট অঙ্কের বাজি ধরা হলে তবেই তা তোলা যায়। এই অঙ্কটিই তার টার্নওভার।</p>
          <ul>
            <li><a href="/promotions">অফার</a> পেজে প্রতিটি কার্ডে লেখা থাকে কত গুণ, আর কিসের ওপর: শুধু বোনাসের, নাকি জমা ও বোনাস দুটোর।</li>
            <li>আগে আপনার নিজের টাকায় বাজি হয়, বোনাসে তার পরে। যে টাকায় বাজি ধরা হয়েছে, জয়ও সেই টাকারই।</li>
            <li>কতটা হলো আর কতটা বাকি, প্রোগ্রেস বারে দেখা যায়। কার্ডে শেষ দিন লেখা থাকলে আর তার মধ্যে টার্নওভার পূরণ না হলে বোনাসটি চলে যায়, সঙ্গে তা দিয়ে জেতা টাকার যা বাকি থাকে। আপনার জমা আর তা দিয়ে জেতা টাকা থাকে।</li>
            <li>কার্ডে বোনাস থেকে সর্বোচ্চ যত তোলা যায় তা লেখা থাকলে টার্নওভার পূরণের পর বোনাস ও তার জয় মিলিয়ে সর্বোচ্চ ততটাই আপনার থাকে। বাকিটা তখন বাদ যায়, আর তা অ্যাকাউন্টের হিসাবে লেখা থাকে।</li>
            <li>কিছু অফার শুধু নতুন সদস্যদের প্রথম কয়েক দিনের জন্য, সপ্তাহের নির্দিষ্ট দিনের জন্য, বা নির্দিষ্ট সময়ে একবার। কোনোটিতে এখন আবেদন করা না গেলে কার্ডেই লেখা থাকে কেন। সময়মতো আবেদন করে থাকলে বোনাস কোন দিন নিলেন, তাতে কিছু যায় আসে না।</li>
            <li>কার্ডে যে শর্ত নেই, সেই শর্ত কোথাও নেই।</li>
          </ul>
          <p>বোনাস নিতেই হবে এমন নয়। না নিলে জমার টাকা মাত্র একবার খেললেই চলে।</p>`,
      },
    },
    {
      id: 'wagering-example',
      title: { en: 'A bonus worked out', bn: 'একটি বোনাসের পুরো হিসাব' },
      content: {
        en: `
          <p>It is Friday. You deposit ৳1,000 and take the Friday deposit bonus: 10%, turnover 8 times deposit and bonus.</p>
          <table>
            <tbody>
              <tr><th>Your deposit</th><td>৳1,000</td></tr>
              <tr><th>Bonus, 10% of it</th><td>৳100</td></tr>
              <tr><th>Both together</th><td>৳1,100</td></tr>
              <tr><th>Turnover, 8 times</th><td>৳8,800</td></tr>
              <tr><th>In rounds of ৳10</th><td>880 rounds</td></tr>
              <tr><th>Average loss on the way, with an RTP of 96%</th><td>৳352</td></tr>
            </tbody>
          </table>
          <p>The bonus brings ৳100; meeting its turnover costs ৳352 on average. Some players end ahead, more end behind. If you planned to play that much anyway, it makes the evening a little cheaper. If not, decline it.</p>`,
        bn: `
          <p>আজ শুক্রবার। আপনি ৳1,000 জমা দিয়ে শুক্রবারের জমা বোনাস নিলেন: 10%, টার্নওভার জমা ও বোনাসের যোগফলের 8 গুণ।</p>
          <table>
            <tbody>
              <tr><th>আপনার জমা</th><td>৳1,000</td></tr>
              <tr><th>বোনাস, জমার 10%</th><td>৳100</td></tr>
              <tr><th>দুটো মিলিয়ে</th><td>৳1,100</td></tr>
              <tr><th>টার্নওভার, 8 গুণ</th><td>৳8,800</td></tr>
              <tr><th>৳10 করে খেললে</th><td>880 রাউন্ড</td></tr>
              <tr><th>খেলতে গিয়ে গড় ক্ষতি (RTP 96% হলে)</th><td>৳352</td></tr>
            </tbody>
          </table>
          <p>বোনাস দেয় ৳100, আর তা পুরো খেলতে গড়ে খরচ হয় ৳352। কেউ কেউ লাভে থাকেন, বেশির ভাগই ক্ষতিতে। এতটা খেলবেন বলেই ভেবে রাখলে বোনাসে সন্ধ্যাটা একটু সস্তা হয়। না ভাবলে ছেড়ে দিন।</p>`,
      },
    },
    {
      id: 'invited-friends',
      title: { en: 'When am I paid for an invited friend?', bn: 'আমন্ত্রিত বন্ধুর জন্য কখন টাকা পাব?' },
      content: {
        en: `
          <p>Once your friend has made a first deposit, has reached the valid bets that your invitation page names, and has a withdrawal account. The account and the devices must be your friend’s own: neither you nor another friend you were paid for has used them.</p>
          <p>Each friend counts once, and only so many in a month; the page says how many. Friends beyond that are not paid for later. A withdrawal account belongs to one member, and a payment to one deposit.</p>`,
        bn: `
          <p>আপনার বন্ধু প্রথম জমা করলে, আমন্ত্রণের পাতায় লেখা পরিমাণ বৈধ বাজি হলে এবং তাঁর টাকা তোলার অ্যাকাউন্ট থাকলে। অ্যাকাউন্ট ও ডিভাইস বন্ধুর নিজের হতে হবে: আপনি বা যে বন্ধুর জন্য টাকা পেয়েছেন, কেউ সেগুলো ব্যবহার করেননি।</p>
          <p>প্রতি বন্ধু একবারই গোনা হয়, আর মাসে নির্দিষ্ট সংখ্যক; কত জন, তা পাতায় লেখা আছে। এর বেশি বন্ধুর জন্য পরেও টাকা দেওয়া হয় না। একটি টাকা তোলার অ্যাকাউন্ট একজন সদস্যের, আর একটি পেমেন্ট একটি জমার।</p>`,
      },
    },
    {
      id: 'redeeming-points',
      title: { en: 'What do I enter to redeem points?', bn: 'পয়েন্ট রিডিম করতে কী কী দিতে হয়?' },
      content: {
        en: `
          <p>The <a href="/pointMall">points mall</a> asks for what a reward needs to reach you: a size and an address for a T-shirt, the number for a mobile top-up, an email for a voucher’s code. Before you redeem, you see what is sent where and how many points it takes.</p>
          <p>We review each reward within two hours. If we reject it, for example because no courier serves the address, your points come back. What you entered is used for the delivery only. You find it in the list of what you redeemed, and it is deleted with your profile.</p>`,
        bn: `
          <p>পুরস্কার আপনার কাছে পৌঁছাতে যা লাগে, <a href="/pointMall">পয়েন্ট মল</a> তা-ই জানতে চায়: টি-শার্টের জন্য মাপ ও ঠিকানা, মোবাইল রিচার্জের জন্য নম্বর, ভাউচারের কোডের জন্য ইমেইল। রিডিমের আগে দেখে নিতে পারেন কী কোথায় যাবে আর কত পয়েন্ট লাগবে।</p>
          <p>প্রতিটি পুরস্কারের আবেদন আমরা দুই ঘণ্টার মধ্যে দেখি। প্রত্যাখ্যাত হলে পয়েন্ট ফেরত আসে, যেমন কোনো কুরিয়ার ওই ঠিকানায় না গেলে। আপনার দেওয়া তথ্য শুধু ডেলিভারির কাজে লাগে। রিডিম করার তালিকায় তা দেখা যায়, আর প্রোফাইলের সঙ্গে মুছে যায়।</p>`,
      },
    },
    {
      id: 'giving-up-a-bonus',
      title: { en: 'I do not want the bonus any more', bn: 'বোনাসটি আর চাই না' },
      content: {
        en: `
          <p>Tell us in the <a href="/?popup=chat">chat</a> or by <a href="/?popup=feedback">feedback</a>. The bonus and what was won with it are removed. Your deposit and what you won with it stay yours, and you bet the deposit once.</p>`,
        bn: `
          <p><a href="/?popup=chat">চ্যাটে</a> বা <a href="/?popup=feedback">মতামত ফর্মে</a> জানান। বোনাস ও তা দিয়ে জেতা টাকা চলে যাবে; আপনার জমা ও তা দিয়ে জেতা টাকা থাকবে, জমাটি একবার খেললেই চলবে।</p>`,
      },
    },
  ],
}
