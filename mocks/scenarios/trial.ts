import type { Scenario } from './statement.ts'

export const trial: Scenario = {
  name: 'trial',
  says: 'A trial account is logged in, with play money and thirty minutes.',
  visitor: 'trial',
}
