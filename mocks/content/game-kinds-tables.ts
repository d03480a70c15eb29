import type { Kind } from './game-kinds.ts'

export const table: Kind = {
  round: [
    {
      en: 'Bet on a colour, odd or even, high or low, a dozen, or zero.',
      bn: 'রং, জোড় বা বিজোড়, উঁচু বা নিচু, 12টি সংখ্যার দল বা শূন্যে বাজি ধরুন।',
    },
    {
      en: 'The ball falls on one of 37 numbers, from 0 to 36.',
      bn: 'বল 0 থেকে 36 পর্যন্ত 37টি সংখ্যার একটিতে থামে।',
    },
  ],
  pays: [
    {
      en: 'Red, black, odd, even, high and low pay {even} times the stake, a dozen pays {dozen} times, zero pays {zero} times.',
      bn: 'লাল, কালো, জোড়, বিজোড়, উঁচু ও নিচুতে বাজির {even} গুণ, 12টির দলে {dozen} গুণ, শূন্যে {zero} গুণ পাওয়া যায়।',
    },
    { en: 'When zero falls, all other bets lose.', bn: 'শূন্য পড়লে বাকি সব বাজি হারে।' },
  ],
}

export const dice: Kind = {
  round: [
    {
      en: 'Bet on small (4 to 10), big (11 to 17), odd, even, a pair or a triple; three dice are thrown.',
      bn: 'ছোট (4 থেকে 10), বড় (11 থেকে 17), বিজোড়, জোড়, একটি জোড়া বা তিনটি একে বাজি ধরুন; তিনটি ছক্কা চালা হয়।',
    },
    {
      en: 'A pair is exactly two equal dice, a triple three. All 216 throws are equally likely.',
      bn: 'জোড়া মানে ঠিক দুটি ছক্কা এক, তিনটি এক মানে তিনটিই। 216টি চালের সবগুলোর সম্ভাবনা সমান।',
    },
  ],
  pays: [
    {
      en: 'Small, big, odd and even pay {small} times the stake, a pair {pair} times, a triple {triple} times.',
      bn: 'ছোট, বড়, বিজোড় ও জোড়ে বাজির {small} গুণ, একটি জোড়ায় {pair} গুণ, তিনটি একে {triple} গুণ পাওয়া যায়।',
    },
    {
      en: 'Three equal dice make all bets on the sum lose.',
      bn: 'তিনটি ছক্কা এক হলে যোগফলের সব বাজি হারে।',
    },
  ],
}

export const cards: Kind = {
  round: [
    {
      en: 'Bet on one of two sides or on a tie; each side gets one card.',
      bn: 'দুই পক্ষের একটিতে বা টাইয়ে বাজি ধরুন; প্রতি পক্ষ একটি করে তাস পায়।',
    },
    {
      en: 'The higher card wins. The ace is the highest; suits do not count.',
      bn: 'বড় তাস জেতে। টেক্কা সবচেয়ে বড়; তাসের রং গোনা হয় না।',
    },
  ],
  pays: [
    {
      en: 'A side pays {side} times the stake, a tie {tie} times.',
      bn: 'কোনো পক্ষ জিতলে বাজির {side} গুণ, টাইয়ে {tie} গুণ পাওয়া যায়।',
    },
    { en: 'In a tie, bets on a side lose.', bn: 'টাই হলে দুই পক্ষের বাজিই হারে।' },
  ],
}

export const wheel: Kind = {
  round: [
    {
      en: 'Bet on a colour of the wheel: indigo, teal, ruby or gold.',
      bn: 'চাকার একটি রঙে বাজি ধরুন: নীল, সবুজ, লাল বা সোনালি।',
    },
    {
      en: 'The wheel has 25 equal fields: twelve indigo, eight teal, four ruby and one gold.',
      bn: 'চাকায় 25টি সমান ঘর: বারোটি নীল, আটটি সবুজ, চারটি লাল ও একটি সোনালি।',
    },
  ],
  pays: [
    {
      en: 'Indigo pays {x2} times the stake, teal {x3} times, ruby {x6} times, gold {x24} times.',
      bn: 'নীলে বাজির {x2} গুণ, সবুজে {x3} গুণ, লালে {x6} গুণ, সোনালিতে {x24} গুণ পাওয়া যায়।',
    },
  ],
}
