import type { Scenario } from './statement.ts'

export const flaky50: Scenario = {
  name: 'flaky-50',
  says: 'Half of all calls fail with 500.',
  failure: { kind: 'flaky', share: 0.5 },
}
