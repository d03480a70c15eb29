import type { Scenario } from './statement.ts'

export const moduleMaintenance: Scenario = {
  name: 'module-maintenance',
  says: 'All fishing games are closed for repairs for an hour and a half.',
  closed: 'module',
}
