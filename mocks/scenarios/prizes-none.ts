import type { Scenario } from './statement.ts'

export const prizesNone: Scenario = {
  name: 'prizes-none',
  says: 'There is no wheel, no red envelope and no raffle.',
  prizes: 'none',
}
