import type { Scenario } from './statement.ts'

export const wheelEnded: Scenario = {
  name: 'wheel-ended',
  says: 'The prize wheel ended yesterday.',
  wheel: 'ended',
}
