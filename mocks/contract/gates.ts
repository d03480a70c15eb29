import { type OperationId, operations } from '../../openapi/generated/operations.ts'
import { START_UP } from '../faults/fault.ts'
import { VISITOR_IP } from '../world/site.ts'
import type { World } from '../world/world-types.ts'
import { fail } from './answers.ts'
import type { Failed } from './types.ts'

/** Maintenance and region block refuse every call that declares their status; maintenance wins (D-015). */
export function gateOf(world: World, id: OperationId): Failed<number> | null {
  if (START_UP.has(id)) return null
  const statuses: readonly number[] = operations[id].statuses
  const { maintenance, maintenanceEnd, region } = world.status()
  if (maintenance && statuses.includes(503)) {
    const left = maintenanceEnd === null ? 600_000 : maintenanceEnd - world.clock.now()
    const retryAfter = Math.max(1, Math.ceil(left / 1000))
    return fail(503, undefined, { retryAfter, value: { maintenanceEnd } })
  }
  if (region && statuses.includes(403)) return fail(403, undefined, { value: { ip: VISITOR_IP } })
  return null
}
