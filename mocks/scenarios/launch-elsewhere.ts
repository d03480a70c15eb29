import type { Scenario } from './statement.ts'

export const launchElsewhere: Scenario = {
  name: 'launch-elsewhere',
  says: 'Games lie on a host that the configuration does not list, so none is opened.',
  launch: 'elsewhere',
}
