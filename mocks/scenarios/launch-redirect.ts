import type { Scenario } from './statement.ts'

export const launchRedirect: Scenario = {
  name: 'launch-redirect',
  says: 'Games open at their vendor, in place of the portal.',
  launch: 'redirect',
}
