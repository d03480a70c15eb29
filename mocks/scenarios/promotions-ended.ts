import type { Scenario } from './statement.ts'

export const promotionsEnded: Scenario = {
  name: 'promotions-ended',
  says: 'Every promotion is over.',
  promotions: 'ended',
}
