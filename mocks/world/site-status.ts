import { MINUTE } from './core/durations.ts'
import type { SiteStatus, World } from './world-types.ts'

/** Maintenance and region block, by scenario and current time. */
export function siteStatus({ conditions, startedAt, clock }: World): SiteStatus {
  const { maintenanceMinutes: minutes = null } = conditions
  const end = minutes === null ? null : startedAt + minutes * MINUTE
  const maintenance = conditions.maintenance === true && (end === null || clock.now() < end)
  const maintenanceEnd = maintenance ? end : null
  return { maintenance, maintenanceEnd, region: conditions.region === true }
}
