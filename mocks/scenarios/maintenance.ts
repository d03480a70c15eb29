import type { Scenario } from './statement.ts'

export const maintenance: Scenario = {
  name: 'maintenance',
  says: 'The site is under maintenance for ninety minutes.',
  maintenance: true,
  maintenanceMinutes: 90,
}
