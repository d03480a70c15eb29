import type { Scenario } from './statement.ts'

export const normal: Scenario = {
  name: 'normal',
  says: 'An ordinary day: everything works and nobody is logged in yet.',
}
