import type { Scenario } from './statement.ts'

export const agent42: Scenario = {
  name: 'agent-42',
  says: 'An agent of type 42 is logged in.',
  visitor: 'agent42',
}
