import type { Scenario } from './statement.ts'

export const maintenanceNoEnd: Scenario = {
  name: 'maintenance-no-end',
  says: 'The site is under maintenance and nobody knows until when.',
  maintenance: true,
  maintenanceMinutes: null,
}
