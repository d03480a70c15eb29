import type { Scenario } from './statement.ts'

export const wheelSoon: Scenario = {
  name: 'wheel-soon',
  says: 'The prize wheel begins in two days.',
  wheel: 'soon',
}
