import type { Scenario } from './statement.ts'

export const timeout: Scenario = {
  name: 'timeout',
  says: 'No call is ever answered.',
  failure: { kind: 'timeout' },
}
