import type { Scenario } from './statement.ts'

export const rewardsNone: Scenario = {
  name: 'rewards-none',
  says: 'The merchant offers neither a sign-in calendar nor tasks.',
  rewards: 'none',
}
