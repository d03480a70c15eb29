import type { Scenario } from './statement.ts'

export const slow: Scenario = {
  name: 'slow',
  says: 'The network is as slow as 3G: each answer takes 0.4 to 1.2 seconds.',
  latency: { min: 400, max: 1200 },
}
