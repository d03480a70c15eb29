import type { Scenario } from './statement.ts'

export const agent1: Scenario = {
  name: 'agent-1',
  says: 'An agent of type 1 is logged in.',
  visitor: 'agent1',
}
