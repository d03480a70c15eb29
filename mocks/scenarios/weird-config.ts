import type { Scenario } from './statement.ts'

export const weirdConfig: Scenario = {
  name: 'weird-config',
  says: 'The configuration holds everything that the contract allows and nobody expects.',
  config: 'weird',
}
