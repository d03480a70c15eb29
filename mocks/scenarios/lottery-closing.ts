import type { Scenario } from './statement.ts'

export const lotteryClosing: Scenario = {
  name: 'lottery-closing',
  says: 'The betting on every lottery draw ends five seconds after the world began.',
  lottery: 'closing',
}
