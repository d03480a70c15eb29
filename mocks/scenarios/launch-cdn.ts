import type { Scenario } from './statement.ts'

export const launchCdn: Scenario = {
  name: 'launch-cdn',
  says: 'Games have relative addresses, below whichever CDN for games the visitor drew.',
  launch: 'cdn',
}
