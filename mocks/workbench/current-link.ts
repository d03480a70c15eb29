import type { Link } from '#mocks/scenarios/link.ts'
import type { World } from '#mocks/world/world-types.ts'

/**
 * The link of a world as it is now: with the faults that are set, and with its clock where that was moved to.
 * A clock that runs is in no link, so one that was moved and runs stands still in it.
 */
export function currentLink(world: World): Link {
  const { frozenAt, offset } = world.clock.state()
  const { clock } = world.link
  const began = clock === null ? null : Date.parse(clock)
  const moved = frozenAt !== began || (frozenAt === null && offset !== 0)
  const now = new Date(world.clock.now()).toISOString().replace(/\.\d+Z$/, 'Z')
  return { ...world.link, clock: moved ? now : clock, faults: world.faultRules }
}
