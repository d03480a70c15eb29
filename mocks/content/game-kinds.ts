import { linePays, lines } from '../games/slots/rules.ts'
import { composed, fillIn, type Text } from './text.ts'

/** The games of one kind: what happens in a round, and what pays. The numbers are those of the demo games. */
export interface Kind {
  readonly round: readonly Text[]
  readonly pays: readonly Text[]
}

const best = Math.max(...Object.values(linePays))
const least = Math.min(...Object.values(linePays))
const FIGURES = { lines: String(lines.length), least: String(least), best: String(best) }
const withFigures = (text: Text) => composed((language) => fillIn(text, FIGURES, language))

export const slots: Kind = {
  round: [
    {
      en: 'Choose a stake and spin three reels of three rows each.',
      bn: 'বাজি ঠিক করে তিন সারির তিনটি রিল ঘোরান।',
    },
    withFigures({
      en: 'Every spin plays all {lines} lines; the stake is shared equally among them.',
      bn: 'প্রতিটি স্পিনে {lines}টি লাইনই খেলা হয়; বাজি সব লাইনে সমান ভাগ হয়।',
    }),
    {
      en: 'The reels only show the result. It is drawn the moment you spin.',
      bn: 'রিল শুধু ফল দেখায়। স্পিন চাপার মুহূর্তেই ফল ঠিক হয়ে যায়।',
    },
  ],
  pays: [
    {
      en: 'A line pays when it shows three equal symbols.',
      bn: 'কোনো লাইনে একই প্রতীক তিনটি এলে সেই লাইন টাকা দেয়।',
    },
    withFigures({
      en: "Three equal symbols pay {least} to {best} times the line's share of the stake; several lines add up.",
      bn: 'একই প্রতীক তিনটি হলে ঐ লাইনের বাজির {least} থেকে {best} গুণ পাওয়া যায়; একাধিক লাইন মিললে যোগ হয়।',
    }),
  ],
}

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
      en: 'Red, black, odd, even, high and low pay 2 times the stake, a dozen pays 3 times, zero pays 36 times.',
      bn: 'লাল, কালো, জোড়, বিজোড়, উঁচু ও নিচুতে বাজির 2 গুণ, 12টির দলে 3 গুণ, শূন্যে 36 গুণ পাওয়া যায়।',
    },
    {
      en: 'When zero falls, all other bets lose.',
      bn: 'শূন্য পড়লে বাকি সব বাজি হারে।',
    },
  ],
}

export const fish: Kind = {
  round: [
    {
      en: 'Choose a fish and cast the net; each cast costs one stake.',
      bn: 'একটি মাছ বেছে জাল ফেলুন; প্রতিবার জাল ফেলতে একটি বাজি লাগে।',
    },
    {
      en: 'The fish is caught or gets away. Skill and speed change nothing.',
      bn: 'মাছ হয় ধরা পড়ে, নয় পালায়। দক্ষতা বা গতিতে কিছু বদলায় না।',
    },
  ],
  pays: [
    {
      en: 'Puti pays 2 times the stake, rui 5 times, ilish 12 times, boal 40 times.',
      bn: 'পুঁটিতে বাজির 2 গুণ, রুইয়ে 5 গুণ, ইলিশে 12 গুণ, বোয়ালে 40 গুণ পাওয়া যায়।',
    },
    {
      en: 'The more a fish pays, the less often it is caught.',
      bn: 'যে মাছে বেশি পাওয়া যায়, সেটি তত কম ধরা পড়ে।',
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
      en: 'A side pays 2.08 times the stake, a tie 12.48 times.',
      bn: 'কোনো পক্ষ জিতলে বাজির 2.08 গুণ, টাইয়ে 12.48 গুণ পাওয়া যায়।',
    },
    { en: 'In a tie, bets on a side lose.', bn: 'টাই হলে দুই পক্ষের বাজিই হারে।' },
  ],
}

export const wheel: Kind = {
  round: [
    {
      en: 'Bet on a number of the wheel: 2, 3, 6 or 24.',
      bn: 'চাকার একটি সংখ্যায় বাজি ধরুন: 2, 3, 6 বা 24।',
    },
    {
      en: 'The wheel has 25 equal fields: twelve 2s, eight 3s, four 6s and one 24.',
      bn: 'চাকায় 25টি সমান ঘর: বারোটি 2, আটটি 3, চারটি 6 ও একটি 24।',
    },
  ],
  pays: [
    {
      en: 'A number that comes up pays that many times the stake.',
      bn: 'যে সংখ্যা ওঠে, বাজির তত গুণ পাওয়া যায়।',
    },
  ],
}

export const lottery: Kind = {
  round: [
    {
      en: 'Choose three different numbers from 1 to 12; three are drawn.',
      bn: '1 থেকে 12-র মধ্যে তিনটি আলাদা সংখ্যা বাছুন; তিনটি সংখ্যা তোলা হয়।',
    },
    { en: 'Their order does not matter.', bn: 'কোনটি আগে উঠল, তাতে কিছু যায় আসে না।' },
  ],
  pays: [
    {
      en: 'Two right numbers pay 5 times the stake, three pay 76 times.',
      bn: 'দুটি মিললে বাজির 5 গুণ, তিনটি মিললে 76 গুণ পাওয়া যায়।',
    },
  ],
}

export const sports: Kind = {
  round: [
    {
      en: 'Pick the result of one to three matches; the odds that you confirm are the ones that count.',
      bn: 'এক থেকে তিনটি খেলার ফল বাছুন; যে অডস আপনি নিশ্চিত করেন, সেটিই ধরা হয়।',
    },
    {
      en: 'The matches of this sample are invented and are played when you bet.',
      bn: 'এই নমুনার খেলাগুলো কল্পিত; বাজি ধরলেই খেলা হয়।',
    },
  ],
  pays: [
    {
      en: 'When all picks are right, the stake is paid times all their odds.',
      bn: 'সব বাছাই মিললে বাজির টাকা গুণ সব অডস পাওয়া যায়।',
    },
    {
      en: 'On average a single pick returns 96% of the stakes, two picks 92.16%, three 88.47%.',
      bn: 'গড়ে একটি বাছাইয়ে বাজির 96%, দুটিতে 92.16%, তিনটিতে 88.47% ফেরত আসে।',
    },
  ],
}

export const bout: Kind = {
  round: [
    {
      en: 'Bet on red, on blue or on a draw. The bout is drawn; no animal is in it.',
      bn: 'লাল, নীল বা ড্রয়ে বাজি ধরুন। লড়াইটি আঁকা; এতে কোনো প্রাণী নেই।',
    },
    {
      en: 'Of 100 bouts red and blue win 48 each, 4 end in a draw.',
      bn: '100টি লড়াইয়ে লাল ও নীল জেতে 48টি করে, ড্র হয় 4টি।',
    },
  ],
  pays: [
    {
      en: 'Red and blue pay 2 times the stake, a draw pays 24 times.',
      bn: 'লাল ও নীলে বাজির 2 গুণ, ড্রয়ে 24 গুণ পাওয়া যায়।',
    },
  ],
}
