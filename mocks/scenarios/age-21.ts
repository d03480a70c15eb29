import type { Scenario } from './statement.ts'

export const age21: Scenario = {
  name: 'age-21',
  says: 'Players must be 21 here, not 18.',
  minAge: 21,
}
