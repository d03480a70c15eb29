import type { Scenario } from './statement.ts'

export const nonMemberType: Scenario = {
  name: 'non-member-type',
  says: 'Rahim has a user type that may not log in.',
  visitor: null,
  player: 'non-member',
}
