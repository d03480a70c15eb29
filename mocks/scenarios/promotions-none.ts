import type { Scenario } from './statement.ts'

export const promotionsNone: Scenario = {
  name: 'promotions-none',
  says: 'There are no promotions.',
  promotions: 'none',
}
