import type { Scenario } from './statement.ts'

export const http500: Scenario = {
  name: 'http-500',
  says: 'Every call fails with 500.',
  failure: { kind: 'status', status: 500 },
}
