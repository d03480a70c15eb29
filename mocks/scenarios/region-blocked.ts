import type { Scenario } from './statement.ts'

export const regionBlocked: Scenario = {
  name: 'region-blocked',
  says: 'The visitor comes from a region that is not served.',
  region: true,
}
