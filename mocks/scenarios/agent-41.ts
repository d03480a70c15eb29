import type { Scenario } from './statement.ts'

export const agent41: Scenario = {
  name: 'agent-41',
  says: 'An agent of type 41 is logged in.',
  visitor: 'agent41',
}
