import { subjects } from '#mocks/catalogue/subjects.ts'
import type { CatalogueGame, GameType } from '#mocks/catalogue/types.ts'
import { boutRules } from './bout/rules.ts'
import { cardRules } from './cards/rules.ts'
import { dropRules } from './drop/rules.ts'
import { esportsRules } from './esports/rules.ts'
import { fishRules } from './fish/rules.ts'
import { lotteryRules } from './lottery/rules.ts'
import type { DemoRules } from './rule.ts'
import { playSlots, sevensFor, slotsReturn } from './slots/rules.ts'
import { sportsRules } from './sports/rules.ts'
import { tableRules } from './table/rules.ts'
import { wheelRules } from './wheel/rules.ts'

/** The slot has no choice of bets; the payout of three sevens sets its return. */
function slotRules(rtp?: string): DemoRules {
  const seven = rtp === undefined ? undefined : sevensFor(rtp)
  return {
    accepts: (choice) => choice === undefined,
    play(random, stake) {
      const { symbols, lines, payout } = playSlots(random, stake, seven)
      return { symbols, lines: lines.map(({ line }) => line), payout }
    },
    returnOf: () => slotsReturn(seven),
  }
}

/** Games whose rules follow the return that the tile states. */
const BY_RETURN = {
  slots: slotRules,
  table: tableRules,
  fish: fishRules,
  cards: cardRules,
  wheel: wheelRules,
  lottery: lotteryRules,
  drop: dropRules,
} as const satisfies Readonly<Record<string, (rtp?: string) => DemoRules>>

/** The demo games by the folder of their page, with their default returns. */
export const demoGames = {
  slots: slotRules(),
  table: tableRules(),
  fish: fishRules(),
  cards: cardRules(),
  wheel: wheelRules(),
  lottery: lotteryRules(),
  drop: dropRules(),
  sports: sportsRules,
  esports: esportsRules,
  bout: boutRules,
} as const satisfies Readonly<Record<string, DemoRules>>

export type DemoGameName = keyof typeof demoGames

const OF_TYPE: Partial<Record<GameType, DemoGameName>> = {
  SPORTS: 'sports',
  ESPORTS: 'esports',
  FISH: 'fish',
  PVP: 'cards',
  COCKFIGHT: 'bout',
  LIVE: 'wheel',
  LOTT: 'lottery',
  ELOTT: 'lottery',
}

/** BGS makes games of several kinds, so the subject of a game decides. */
const OF_SETTING: Readonly<Record<string, DemoGameName>> = {
  pvp: 'cards',
  lott: 'lottery',
  arcade: 'drop',
}

/** The demo game for a game of the catalogue: by its type; table games are a sub-category of RNG. */
export function demoGameOf({ gameType, subCategory, subject }: CatalogueGame): DemoGameName {
  if (gameType === 'RNG' && subCategory === 'TG') return 'table'
  if (gameType === 'BGS') return OF_SETTING[subjects[subject]?.setting ?? ''] ?? 'table'
  return OF_TYPE[gameType] ?? 'slots'
}

const isByReturn = (name: DemoGameName): name is keyof typeof BY_RETURN =>
  Object.hasOwn(BY_RETURN, name)

/** The rules of a game of the catalogue, with the return that its tile states. */
export function rulesOfGame(game: CatalogueGame): DemoRules {
  const name = demoGameOf(game)
  return game.rtp !== null && isByReturn(name) ? BY_RETURN[name](game.rtp) : demoGames[name]
}
