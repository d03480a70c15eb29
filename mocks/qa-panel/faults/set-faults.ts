import { rememberLink } from '#mocks/boot/address.ts'
import type { World } from '#mocks/world/world-types.ts'

/** Replaces the faults of a world, now and for the next load of the page. */
export function setFaults(world: World, rules: World['faultRules']): void {
  world.faultRules = rules
  rememberLink({ ...world.link, faults: rules })
}
