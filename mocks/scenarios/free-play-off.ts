import type { Scenario } from './statement.ts'

export const freePlayOff: Scenario = {
  name: 'free-play-off',
  says: 'Nobody can log in to try it free; the demos of single games still open.',
  modules: { FREEPLAY3: false },
}
