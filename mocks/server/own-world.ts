import type { World } from '#mocks/world/world-types.ts'

/** Measured again after this many uses, later whenever they have grown by half: serialising a world takes long. */
const MEASURE_AFTER_USES = 50
/** The measured memory of a new world (697 KB); its serialised text shows only how much it has grown. */
const NEW_WORLD_BYTES = 700 * 1024

/** The world of a session in memory. Times are epoch ms. */
export interface OwnWorld {
  readonly world: World
  readonly begun: number
  used: number
  uses: number
  /** The use at which it is measured next. */
  weighedAt: number
  bytes: number
}

/** The first use may come before the world is seeded. */
export const ownWorld = (world: World, now: number): OwnWorld => ({
  world,
  begun: now,
  used: now,
  uses: 0,
  weighedAt: 2,
  bytes: NEW_WORLD_BYTES,
})

/** Measures a world: its serialised text, plus the size of a new one. Returns by how much it has grown. */
export function weigh(one: OwnWorld): number {
  const { world, bytes } = one
  const text = JSON.stringify(world.snapshot()).length + JSON.stringify(world.log.entries()).length
  one.bytes = NEW_WORLD_BYTES + text
  one.weighedAt = Math.max(MEASURE_AFTER_USES, Math.ceil(one.uses * 1.5))
  return one.bytes - bytes
}
