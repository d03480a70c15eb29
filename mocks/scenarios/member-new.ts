import type { Scenario } from './statement.ts'

export const memberNew: Scenario = {
  name: 'member-new',
  says: 'Rahim has never logged in before; his first log-in is still to come.',
  visitor: null,
  player: 'new',
}
