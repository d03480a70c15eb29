import type { Scenario } from './statement.ts'

export const vendors10: Scenario = {
  name: 'vendors-10',
  says: 'Every game type has at most ten vendors: the largest small menu.',
  vendors: 10,
}
