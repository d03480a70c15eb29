import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { type Closure, findClosure } from '#mocks/merchant/closures.ts'
import { refusal } from '../core/refusal.ts'
import type { World } from '../world-types.ts'

/** The refusal of a closed game, with its end; null when the end is unknown. */
export const closedGame = (code: Closure['code'], game: CatalogueGame, until: number | null) => ({
  ...refusal(code),
  game,
  until,
})

/** The refusal of a game that is under maintenance; null when it is open. */
export function checkClosure(world: World, game: CatalogueGame) {
  const closure = findClosure(world, game)
  return closure && closedGame(closure.code, game, closure.until)
}
