import type { Scenario } from './statement.ts'

export const freePlayOff: Scenario = {
  name: 'free-play-off',
  says: 'Nobody can play on trial.',
  modules: { FREEPLAY3: false },
}
