import type { Scenario } from './statement.ts'

export const promotionsApplied: Scenario = {
  name: 'promotions-applied',
  says: 'Rahim has applied for three promotions: one is being read, one was approved, one was turned down.',
  promotions: 'applied',
}
