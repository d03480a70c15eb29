import { draw, grid, live, stadium } from './scenes-halls.ts'
import {
  bengal,
  classic,
  east,
  egypt,
  myth,
  night,
  sea,
  space,
  sweets,
  treasure,
  west,
  wild,
} from './scenes-land.ts'
import type { Scene } from './strokes.ts'

/** The backdrop of each setting. */
export const scenes: Readonly<Record<string, Scene>> = {
  east,
  egypt,
  wild,
  myth,
  treasure,
  classic,
  space,
  sweets,
  west,
  night,
  bengal,
  fish: sea,
  live,
  sports: stadium,
  esports: grid,
  cock: west,
  lott: draw,
  bingo: draw,
  pvp: classic,
  arcade: grid,
}
