import type { Scenario } from './statement.ts'

export const memberDefaultPassword: Scenario = {
  name: 'member-default-password',
  says: 'Rahim still has the default password and must change it when he logs in.',
  visitor: null,
  player: 'default-password',
}
