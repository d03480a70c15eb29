import type { Scenario } from './statement.ts'

export const agent2: Scenario = {
  name: 'agent-2',
  says: 'An agent of type 2 is logged in.',
  visitor: 'agent2',
}
