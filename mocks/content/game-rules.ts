import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { type DemoGameName, findDemoGame, standsIn } from '#mocks/games/games.ts'
import { listPayoutFigures } from './game-figures.ts'
import { bout, drop, fish, type Kind, lottery, slots, sports } from './game-kinds.ts'
import { cards, dice, table, wheel } from './game-kinds-tables.ts'
import { composeText, interpolate, type Text } from './text.ts'

/** One heading with its rules. `{min}`, `{max}` and `{rtp}` stand for those of the game. */
export interface RulesSection {
  readonly title: Text
  readonly lines: readonly Text[]
}

const ROUND: Text = { en: 'How a round goes', bn: 'একটি রাউন্ড যেভাবে চলে' }
const PAYS: Text = { en: 'What pays', bn: 'কিসে কত পাওয়া যায়' }

const STAKE: Text = {
  en: 'Stake from {min} to {max} a round.',
  bn: 'প্রতি রাউন্ডে বাজি {min} থেকে {max}।',
}

const STANDS_IN: Text = {
  en: 'The sample world has no game of this kind. Another one stands in for it, and these are its rules.',
  bn: 'নমুনা জগতে এ ধরনের গেম নেই। তার জায়গায় আরেকটি গেম চলে, আর এগুলো সেই গেমের নিয়ম।',
}

const OF_GAME: Readonly<Record<DemoGameName, Kind>> = {
  slots,
  table,
  dice,
  fish,
  cards,
  wheel,
  lottery,
  sports,
  bout,
  drop,
  esports: sports,
}

/** The rules of a game: those of its kind, plus those that apply to all games. */
export function listRules(game: CatalogueGame): readonly RulesSection[] {
  const { rtp } = game
  const name = findDemoGame(game)
  const kind = OF_GAME[name]
  const figures = listPayoutFigures(name, rtp)
  const pays = kind.pays.map((line) =>
    composeText((language) => interpolate(line, figures, language)),
  )
  const average: Text = {
    en: 'Over millions of rounds all players together get back {rtp}% of their stakes. One evening can end far from that.',
    bn: 'লাখ লাখ রাউন্ডে সব খেলোয়াড় মিলে বাজির {rtp}% ফেরত পান। এক সন্ধ্যার ফল এর থেকে অনেক আলাদা হতে পারে।',
  }
  const chance: Text = {
    en: 'Every round is chance alone: what came before changes nothing about what comes next.',
    bn: 'প্রতিটি রাউন্ড নিছক ভাগ্যের ব্যাপার: আগে যা হয়েছে, তাতে পরেরটার কিছু বদলায় না।',
  }
  const interrupted: Text = {
    en: 'If the connection breaks, the round is settled all the same and its win is credited.',
    bn: 'সংযোগ কেটে গেলেও রাউন্ডের হিসাব হয় এবং জেতা টাকা ব্যালেন্সে যোগ হয়।',
  }
  return [
    { title: ROUND, lines: [...(standsIn(game) ? [STANDS_IN] : []), ...kind.round, STAKE] },
    { title: PAYS, lines: pays },
    {
      title: { en: 'Good to know', bn: 'জেনে রাখুন' },
      lines: [...(rtp === null ? [] : [average]), chance, interrupted],
    },
  ]
}
