import type { SectionText } from './section.ts'

export const startSection: SectionText = {
  id: 'getting-started',
  title: { en: 'Getting started', bn: 'শুরুর কথা' },
  articles: [
    {
      id: 'register',
      title: { en: 'Opening an account', bn: 'অ্যাকাউন্ট খোলা' },
      content: {
        en: `
          <p>An account is open in about two minutes and costs nothing. You must be at least {minAge} years old.</p>
          <ol>
            <li>Open <a href="/?popup=register">Register</a> and choose a username: {nameMin} to {nameMax} letters and digits, starting with a letter.</li>
            <li>Choose a password of {passMin} to {passMax} letters and digits, at least one of each. Take one that you use nowhere else.</li>
            <li>Enter your mobile number, then the six-digit code that we send to it.</li>
            <li>Read the <a href="/help#terms">terms</a> and the <a href="/help#privacy">privacy policy</a>, and tick the box if you agree.</li>
          </ol>
          <p>One person has one account. Give your real name: money is only ever paid to an account in the same name.</p>`,
        bn: `
          <p>অ্যাকাউন্ট খুলতে মিনিট দুয়েক লাগে, কোনো খরচ নেই। আপনার বয়স অন্তত {minAge} বছর হতে হবে।</p>
          <ol>
            <li><a href="/?popup=register">নিবন্ধন</a> খুলে একটি ইউজারনেম ঠিক করুন: {nameMin} থেকে {nameMax}টি ইংরেজি অক্ষর ও সংখ্যা, শুরুতে একটি অক্ষর।</li>
            <li>পাসওয়ার্ড দিন {passMin} থেকে {passMax}টি ইংরেজি অক্ষর ও সংখ্যায়, দুটিই অন্তত একটি করে। অন্য কোথাও ব্যবহার করেন না, এমন একটি বেছে নিন।</li>
            <li>মোবাইল নম্বর দিন, তারপর সেই নম্বরে পাঠানো 6 অঙ্কের কোডটি লিখুন।</li>
            <li><a href="/help#terms">শর্তাবলি</a> আর <a href="/help#privacy">গোপনীয়তা নীতি</a> পড়ে নিন, একমত হলে ঘরে টিক দিন।</li>
          </ol>
          <p>একজনের একটিই অ্যাকাউন্ট। নিজের আসল নাম দিন, কারণ টাকা যায় শুধু একই নামের অ্যাকাউন্টে।</p>`,
      },
    },
    {
      id: 'log-in',
      title: { en: 'Logging in', bn: 'লগ ইন করা' },
      content: {
        en: `
          <p>Log in with your username and password, or with your mobile number and a code. If you have linked an account from another service, you can use that too.</p>
          <h3>If it does not work</h3>
          <ul>
            <li>Capital and small letters are different in a password. Tap the eye to see what you typed.</li>
            <li>After three failed attempts we also ask for the letters in a picture. After five, the account is locked for 15 minutes.</li>
            <li>Were you logged out without asking for it? Someone logged in to your account on another device. If that was not you, change your password now.</li>
          </ul>`,
        bn: `
          <p>ইউজারনেম ও পাসওয়ার্ড দিয়ে লগ ইন করুন, কিংবা মোবাইল নম্বর ও কোড দিয়ে। আগে যুক্ত করে রাখলে অন্য সেবার অ্যাকাউন্ট দিয়েও ঢুকতে পারেন।</p>
          <h3>লগ ইন না হলে</h3>
          <ul>
            <li>পাসওয়ার্ডে ইংরেজি বড় ও ছোট হাতের অক্ষর আলাদা। কী লিখেছেন দেখতে চোখের চিহ্নে চাপুন।</li>
            <li>তিনবার ভুল হলে ছবির অক্ষরগুলোও লিখতে হয়। পাঁচবার ভুল হলে অ্যাকাউন্ট 15 মিনিট বন্ধ থাকে, তারপর নিজে থেকেই খুলে যায়।</li>
            <li>না চাইতেই লগ আউট হয়ে গেছেন? অন্য একটি ডিভাইসে আপনার অ্যাকাউন্ট খোলা হয়েছে। সেটা আপনি না হলে এখনই পাসওয়ার্ড বদলান।</li>
          </ul>`,
      },
    },
    {
      id: 'forgotten-password',
      title: { en: 'I forgot my password', bn: 'পাসওয়ার্ড ভুলে গেছি' },
      content: {
        en: `
          <p>Open <a href="/?popup=forgot">Forgot password</a> and choose one of two ways:</p>
          <ul>
            <li><strong>By phone:</strong> enter your number, the code we send to it, and a new password. You are logged in straight away.</li>
            <li><strong>By email:</strong> enter your username and your email address. We email you how to set a new password. Check your spam folder too.</li>
          </ul>
          <p>Neither the phone nor the mailbox is yours any more? <a href="/help#contact">Write to us</a>. We ask a few questions first, so that nobody else gets in.</p>`,
        bn: `
          <p><a href="/?popup=forgot">পাসওয়ার্ড ভুলে গেছেন?</a> খুলে দুটি উপায়ের একটি বেছে নিন:</p>
          <ul>
            <li><strong>ফোনে:</strong> নিজের নম্বর, সেখানে পাঠানো কোড আর একটি নতুন পাসওয়ার্ড দিন। সঙ্গে সঙ্গেই লগ ইন হয়ে যাবে।</li>
            <li><strong>ইমেইলে:</strong> ইউজারনেম ও ইমেইল ঠিকানা দিন। নতুন পাসওয়ার্ড কীভাবে ঠিক করবেন, আমরা লিখে জানাব; স্প্যাম ফোল্ডারও দেখে নিন।</li>
          </ul>
          <p>ফোন বা ইমেইল কোনোটিই আর হাতে নেই? <a href="/help#contact">আমাদের লিখুন</a>। অন্য কেউ যেন ঢুকতে না পারে, তাই আগে কয়েকটি প্রশ্ন করব।</p>`,
      },
    },
    {
      id: 'unknown-address',
      title: {
        en: 'Why does logging in ask for another proof?',
        bn: 'লগ ইনের সময় বাড়তি প্রমাণ কেন চাওয়া হয়?',
      },
      content: {
        en: `
          <p>When you log in from an address that we have not seen before, we ask for one more thing. A stolen password alone is then not enough. You can choose:</p>
          <ul>
            <li>a code that we send to your phone or your mailbox,</li>
            <li>a code from your authenticator app,</li>
            <li>the name on your bank account.</li>
          </ul>
          <p><strong>Nobody at Suborno will ever ask you for a code or a password</strong>, neither on the phone nor in the chat. Whoever does is not one of us.</p>`,
        bn: `
          <p>অচেনা ঠিকানা থেকে লগ ইন হলে আমরা আরও একটি জিনিস জানতে চাই, যাতে শুধু চুরি করা পাসওয়ার্ডে কেউ ঢুকতে না পারে। যেকোনো একটি বেছে নিন:</p>
          <ul>
            <li>ফোন বা ইমেইলে পাঠানো কোড,</li>
            <li>অথেনটিকেটর অ্যাপের কোড,</li>
            <li>ব্যাংক অ্যাকাউন্টে থাকা আপনার নাম।</li>
          </ul>
          <p><strong>সুবর্ণের কেউ কখনো আপনার কোড বা পাসওয়ার্ড চাইবে না</strong>, ফোনেও না, চ্যাটেও না। কেউ চাইলে বুঝবেন, সে আমাদের কেউ নয়।</p>`,
      },
    },
  ],
}
