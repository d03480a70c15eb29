import type { Scenario } from './statement.ts'

export const rewardsClaimed: Scenario = {
  name: 'rewards-claimed',
  says: 'Rahim has signed in today and claimed every task that was ready.',
  rewards: 'claimed',
}
