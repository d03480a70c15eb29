import type { Scenario } from './statement.ts'

export const vendors1: Scenario = {
  name: 'vendors-1',
  says: 'Every game type has one vendor, so that its entry launches directly.',
  vendors: 1,
}
