import type { Scenario } from './statement.ts'

export const humanCheckToken: Scenario = {
  name: 'human-check-token',
  says: 'A provider tells by itself whether somebody is there.',
  humanCheck: 'token',
}
