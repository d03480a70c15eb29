import type { WorldLink } from '#mocks/scenarios/link.ts'
import type { World } from '#mocks/world/world-types.ts'

/**
 * The link of a world in its current state: with the faults that are set, and with its clock if that was moved. A link
 * cannot contain a running clock, so a moved clock that runs is frozen in the link.
 */
export function currentLink(world: World): WorldLink {
  const { frozenAt, offset } = world.clock.state()
  const { clock } = world.link
  const began = clock === null ? null : Date.parse(clock)
  const moved = frozenAt !== began || (frozenAt === null && offset !== 0)
  const now = new Date(world.clock.now()).toISOString().replace(/\.\d+Z$/, 'Z')
  return { ...world.link, clock: moved ? now : clock, faults: world.faultRules }
}
