import type { Scenario } from './statement.ts'

export const guest: Scenario = {
  name: 'guest',
  says: 'Nobody is logged in.',
  visitor: null,
}
