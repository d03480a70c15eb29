import { linePays, lines } from '#mocks/games/slots/rules.ts'
import { composeText, interpolate, type Text } from './text.ts'

/** The games of one kind: what happens in a round, and what pays. The numbers are those of the demo games (`game-figures.ts`). */
export interface Kind {
  readonly round: readonly Text[]
  readonly pays: readonly Text[]
}

const best = Math.max(...Object.values(linePays))
const least = Math.min(...Object.values(linePays))
const FIGURES = { lines: String(lines.length), least: String(least), best: String(best) }
const withFigures = (text: Text) => composeText((language) => interpolate(text, FIGURES, language))

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
      en: 'Two right numbers pay 5 times the stake, three pay {top} times.',
      bn: 'দুটি মিললে বাজির 5 গুণ, তিনটি মিললে {top} গুণ পাওয়া যায়।',
    },
  ],
}

export const drop: Kind = {
  round: [
    {
      en: 'A ball falls through eight rows of pegs, to the left or right with equal chance; bet on where it ends.',
      bn: 'বল আট সারি পেরেকের ভেতর দিয়ে পড়ে, বাঁয়ে বা ডানে যাওয়ার সম্ভাবনা সমান; কোথায় থামবে, তাতে বাজি ধরুন।',
    },
    {
      en: 'Of 256 equal paths 112 end in pockets 4 and 6, 70 in 5, 56 in 3 and 7, 16 in 2 and 8, and 2 in 1 and 9.',
      bn: '256টি সমান পথের 112টি শেষ হয় 4 ও 6 নম্বর ঘরে, 70টি 5-এ, 56টি 3 ও 7-এ, 16টি 2 ও 8-এ, আর 2টি 1 ও 9-এ।',
    },
  ],
  pays: [
    {
      en: 'Pockets 4 and 6 pay {near} times the stake, 5 pays {middle} times, 3 and 7 pay {wide} times, 2 and 8 pay {far} times, 1 and 9 pay {edge} times.',
      bn: '4 ও 6 নম্বর ঘরে বাজির {near} গুণ, 5-এ {middle} গুণ, 3 ও 7-এ {wide} গুণ, 2 ও 8-এ {far} গুণ, 1 ও 9-এ {edge} গুণ পাওয়া যায়।',
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
