import type { Scenario } from './statement.ts'

export const promotionsNotEligible: Scenario = {
  name: 'promotions-not-eligible',
  says: 'The promotions are for other members, and every application is refused.',
  promotions: 'not-eligible',
}
