import type { Catalogue } from '#mocks/catalogue/catalogue.ts'
import type { CatalogueGame, GameType } from '#mocks/catalogue/types.ts'
import { boutSides } from '#mocks/games/bout/rules.ts'
import { cardSides } from '#mocks/games/cards/rules.ts'
import { diceBets } from '#mocks/games/dice/rules.ts'
import { fishKinds } from '#mocks/games/fish/rules.ts'
import { type DemoGameName, demoGames, findDemoGame } from '#mocks/games/games.ts'
import type { Drawn } from '#mocks/games/rule.ts'
import { tableBets } from '#mocks/games/table/rules.ts'
import { wheelBets } from '#mocks/games/wheel/rules.ts'
import { type Amount, timesAmount } from '../../core/amount.ts'
import { createRandom, type Random } from '../../core/prng.ts'

/** A round played before this world began. Its result is derived from `seed` each time it is read. */
export interface PastBet {
  /** Unique, as the ledger refers to it. */
  readonly id: string
  readonly nodeId: number
  readonly choice: string | null
  readonly stake: Amount
  readonly payout: Amount
  /** A round that the vendor took back: its stake was returned. */
  readonly void: boolean
  readonly at: number
  readonly seed: number
}

/** A favourite game of a member, with the choices and stakes of their bets. */
export interface LikedGame {
  readonly game: CatalogueGame
  readonly name: DemoGameName
  readonly choices: readonly (string | null)[]
  readonly stakes: readonly Amount[]
}

const CHOICES: Readonly<Record<DemoGameName, readonly (string | null)[]>> = {
  slots: [null],
  table: tableBets.slice(0, 9),
  dice: diceBets.slice(0, 5),
  fish: fishKinds.slice(0, 3),
  cards: cardSides.slice(0, 2),
  wheel: wheelBets.slice(0, 3),
  lottery: ['1-5-9', '2-6-11', '3-7-12'],
  sports: ['pksh1', 'sdkt1', 'pksh1-gobh2'],
  esports: ['nhit1', 'mfdw1'],
  bout: boutSides.slice(0, 2),
  drop: ['near', 'middle'],
}

/** Number of the most popular games of each type. */
const LIKED: readonly (readonly [GameType, number])[] = [
  ['RNG', 9],
  ['FISH', 3],
  ['LIVE', 3],
  ['PVP', 3],
]

/** The games of a past: the best known ones of some types. */
export const likedGames = (catalogue: Catalogue): LikedGame[] =>
  LIKED.flatMap(([type, count]) =>
    catalogue
      .byType(type)
      .filter(({ isGame, maintenance }) => isGame === 'GAME' && !maintenance)
      .slice(0, count)
      .map((game) => {
        const name = findDemoGame(game)
        const stakes = [1, 2, 5, 10].map((times) => timesAmount(game.minStake, times))
        return { game, name, choices: CHOICES[name], stakes }
      }),
  )

/** The result of a round, the same for the same seed. */
export const playPastRound = (
  name: DemoGameName,
  seed: number,
  stake: Amount,
  choice: string | null,
): Drawn => demoGames[name].play(createRandom(seed), stake, choice ?? '')

/** A new seed for a round. */
export const randomSeed = (random: Random): number => random.int(1, 2_000_000_000)
