import type { Scenario } from './statement.ts'

export const maintenanceAndRegion: Scenario = {
  name: 'maintenance-and-region',
  says: 'The site is under maintenance and the region is not served; maintenance goes first.',
  maintenance: true,
  maintenanceMinutes: 90,
  region: true,
}
