import { getSettings } from '#mocks/merchant/settings.ts'
import { dayIn } from '../core/days.ts'
import type { World } from '../world-types.ts'

/** Compares dates in the merchant's zone; a birthday today counts (D-001). */
export function isTooYoung(world: World, birthday: string): boolean {
  const { timeZone, jurisdiction } = getSettings(world.conditions)
  const today = dayIn(timeZone, world.clock.now())
  const year = Number(today.slice(0, 4)) - jurisdiction.minAge
  return birthday > `${year}${today.slice(4)}`
}
