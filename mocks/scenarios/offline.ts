import type { Scenario } from './statement.ts'

export const offline: Scenario = {
  name: 'offline',
  says: 'The network is gone after the portal has started.',
  failure: { kind: 'offline' },
}
