import type { Scenario } from './statement.ts'

export const member: Scenario = {
  name: 'member',
  says: 'Rahim, a member, is logged in.',
  visitor: 'rahim',
}
