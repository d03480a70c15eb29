import type { Scenario } from './statement.ts'

export const singleVendor: Scenario = {
  name: 'single-vendor',
  says: 'Every game type has a single vendor with a lobby of its own, which its entry launches.',
  vendors: 1,
  lobbies: 'all',
}
