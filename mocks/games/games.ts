import type { CatalogueGame, GameType } from '../catalogue/types.ts'
import { cardRules } from './cards/rules.ts'
import { fishRules } from './fish/rules.ts'
import { lotteryRules } from './lottery/rules.ts'
import type { DemoRules } from './rule.ts'
import { playSlots, slotsReturn } from './slots/rules.ts'
import { tableRules } from './table/rules.ts'
import { wheelRules } from './wheel/rules.ts'

/** The slot has no bets to choose from. */
const slotRules: DemoRules = {
  accepts: (choice) => choice === undefined,
  play(random, stake) {
    const { symbols, lines, payout } = playSlots(random, stake)
    return { symbols, lines: lines.map(({ line }) => line), payout }
  },
  returnOf: slotsReturn,
}

/** The demo games, by the folder of their page. */
export const demoGames = {
  slots: slotRules,
  table: tableRules,
  fish: fishRules,
  cards: cardRules,
  wheel: wheelRules,
  lottery: lotteryRules,
} as const satisfies Readonly<Record<string, DemoRules>>

export type DemoGameName = keyof typeof demoGames

const OF_TYPE: Partial<Record<GameType, DemoGameName>> = {
  BGS: 'table',
  FISH: 'fish',
  PVP: 'cards',
  COCKFIGHT: 'cards',
  LIVE: 'wheel',
  LOTT: 'lottery',
  ELOTT: 'lottery',
}

/** The demo game that stands for a game of the catalogue: by its type, and table games among the slots. */
export function demoGameOf({ gameType, subCategory }: CatalogueGame): DemoGameName {
  if (gameType === 'RNG' && subCategory === 'TG') return 'table'
  return OF_TYPE[gameType] ?? 'slots'
}
