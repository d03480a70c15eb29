import type { Scenario } from './statement.ts'

export const lossLimit: Scenario = {
  name: 'loss-limit',
  says: 'Rahim may lose 100.00 a day, by a limit of his own; rounds and bets beyond it are refused.',
  limits: 'loss',
}
