import type { Scenario } from './statement.ts'

export const gameMaintenance: Scenario = {
  name: 'game-maintenance',
  says: 'The best known slot game is closed for repairs for an hour and a half.',
  closed: 'game',
}
