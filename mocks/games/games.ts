import { findNoun } from '#mocks/catalogue/subjects.ts'
import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { boutRules } from './bout/rules.ts'
import { cardRules } from './cards/rules.ts'
import { diceRules } from './dice/rules.ts'
import { dropRules } from './drop/rules.ts'
import { esportsRules } from './esports/rules.ts'
import { fishRules } from './fish/rules.ts'
import { lotteryRules } from './lottery/rules.ts'
import type { DemoRules } from './rule.ts'
import { playSlots, sevensFor, slotsReturn } from './slots/rules.ts'
import { isSport, type Sport, sportRules, sportsRules } from './sports/rules.ts'
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
const RULES_BY_RTP = {
  slots: slotRules,
  table: tableRules,
  dice: diceRules,
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
  dice: diceRules(),
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

const isDemoGame = (name: string): name is DemoGameName => Object.hasOwn(demoGames, name)

type Titled = Pick<CatalogueGame, 'subject' | 'displayName'>

const opensOf = ({ subject, displayName }: Titled): string =>
  findNoun(subject, displayName)?.opens ?? 'slots'

/** The demo game that the tile of a game opens, by the subject of the tile. */
export function findDemoGame(game: Titled): DemoGameName {
  const name = opensOf(game)
  return isDemoGame(name) ? name : 'sports'
}

/** The only sport of the book that a tile opens; null for other games and for a book of several sports. */
export function findSport(game: Titled): Sport | null {
  const name = opensOf(game)
  return isSport(name) ? name : null
}

/** Whether the demo game is a substitute, because the sample world has none of the tile's kind. */
export const standsIn = ({ subject, displayName }: Titled): boolean =>
  findNoun(subject, displayName)?.standsIn ?? false

const hasRtpRules = (name: DemoGameName): name is keyof typeof RULES_BY_RTP =>
  Object.hasOwn(RULES_BY_RTP, name)

/** The rules of a game of the catalogue, with the return that its tile states. */
export function rulesOfGame(game: CatalogueGame): DemoRules {
  const name = findDemoGame(game)
  const sport = findSport(game)
  if (sport) return sportRules(sport)
  return game.rtp !== null && hasRtpRules(name) ? RULES_BY_RTP[name](game.rtp) : demoGames[name]
}
