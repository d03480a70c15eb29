import type { Scenario } from './statement.ts'

export const selfExcluded: Scenario = {
  name: 'self-excluded',
  says: 'Rahim has excluded himself from playing.',
  player: 'self-excluded',
}
