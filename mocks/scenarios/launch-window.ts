import type { Scenario } from './statement.ts'

export const launchWindow: Scenario = {
  name: 'launch-window',
  says: 'Games open in a window of their own.',
  launch: 'window',
}
