import { formatMoment, type WorldLink } from '#mocks/scenarios/link.ts'
import type { World } from '#mocks/world/world-types.ts'

/**
 * The link of a world in its current state: with the faults that are set, and with its clock unless that shows
 * the real time. A link cannot contain a running clock, so a moved clock that runs is frozen in the link.
 */
export function currentLink(world: World): WorldLink {
  const { frozenAt, offset } = world.clock.state()
  const isReal = frozenAt === null && offset === 0
  const now = formatMoment(world.clock.now() - (world.clock.now() % 1000))
  return { ...world.link, clock: isReal ? null : now, faults: world.faultRules }
}
